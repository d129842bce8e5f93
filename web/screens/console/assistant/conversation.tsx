import { QUICK_QUESTIONS } from '#shared/domain/admin/assistant/assistant-reply.ts';
import { type AssistantAnswer, askBusinessAssistant } from '#web/api/admin/business-assistant.ts';
import { ChatView } from '#web/features/chat/chat-view.tsx';
import { useChat } from '#web/features/chat/use-chat.ts';
import styles from './assistant.module.css';
import { ReplyView } from './reply-view.tsx';

export type Reply =
  | { kind: 'greeting' }
  | { kind: 'answer'; answer: AssistantAnswer }
  | { kind: 'failure'; question: string; message: string };

const NO_DELAY_MS = 0;

/** Questions and answers in turns: nothing is sent while an answer is awaited. */
export function Conversation() {
  const chat = useChat<Reply>({ greeting: { kind: 'greeting' }, delayMs: NO_DELAY_MS, reply: replyTo });
  return (
    <section className={styles.conversation} aria-label="Assistant">
      <ChatView
        chat={chat}
        quickQuestions={QUICK_QUESTIONS}
        renderReply={(reply, isLast) => <ReplyView reply={reply} {...(isLast && { onAsk: chat.send })} />}
      />
    </section>
  );
}

async function replyTo(question: string): Promise<Reply> {
  try {
    return { kind: 'answer', answer: await askBusinessAssistant(question) };
  } catch (error) {
    return { kind: 'failure', question, message: error instanceof Error ? error.message : '' };
  }
}
