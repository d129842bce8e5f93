import { type ReactNode, useEffect, useRef } from 'react';
import chips from '#web/ui/chips.module.css';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ChatComposer } from './chat-composer.tsx';
import styles from './chat-view.module.css';
import type { Chat } from './use-chat.ts';

/** Spec, owner tools §9. */
const SCROLL_DELAY_MS = 100;
/** Space above the question, in pixels. */
const GAP = 8;

type ChatViewProps<Reply> = {
  chat: Chat<Reply>;
  quickQuestions: readonly string[];
  /** Renders a reply. `isLast`: it is the newest. */
  renderReply: (reply: Reply, isLast: boolean) => ReactNode;
};

/** The conversation, the quick questions, and the composer. */
export function ChatView<Reply>({ chat, quickQuestions, renderReply }: ChatViewProps<Reply>) {
  const { messages, isTyping, send } = chat;
  const log = useRef<HTMLElement>(null);
  const asked = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const question = messages.findLast(({ type }) => type === 'user');
  useEffect(() => {
    if (last === undefined || asked.current === null) return;
    const delay = last.type === 'assistant' ? SCROLL_DELAY_MS : 0;
    const timer = setTimeout(() => showFrom(asked.current, log.current), delay);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <>
      <section
        ref={log}
        className={styles.log}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll areas must be reachable by keyboard
        tabIndex={0}
      >
        {messages.map((message) => (
          <div
            key={message.id}
            ref={message === question ? asked : undefined}
            className={message.type === 'user' ? styles.question : styles.reply}
          >
            <VisuallyHidden>{message.type === 'user' ? 'You:' : 'Assistant:'}</VisuallyHidden>
            {message.type === 'user' ? message.content : renderReply(message.content, message === last)}
          </div>
        ))}
        {isTyping ? <Typing /> : null}
      </section>
      <Stack gap={1} line="above" className={styles.foot}>
        <Cluster
          as="ul"
          gap={1}
          className={styles.quick}
          aria-label="Quick questions"
          data-compact={messages.length > 1 || undefined}
        >
          {quickQuestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                className={chips.chip}
                aria-disabled={isTyping || undefined}
                onClick={() => send(question)}
              >
                {question}
              </button>
            </li>
          ))}
        </Cluster>
        <ChatComposer onSend={send} />
      </Stack>
    </>
  );
}

/** Scrolls to the question above its reply, even if the reply is taller than the conversation. */
function showFrom(question: HTMLElement | null, log: HTMLElement | null): void {
  if (question === null || log === null) return;
  log.parentElement?.scrollIntoView({ block: 'nearest' });
  log.scrollTo({ top: question.offsetTop - log.offsetTop - GAP });
}

function Typing() {
  return (
    <Cluster gap={0.5} align="stretch" wrap={false} className={styles.typing}>
      <VisuallyHidden>The assistant is typing.</VisuallyHidden>
      <span />
      <span />
      <span />
    </Cluster>
  );
}
