import { QUICK_QUESTIONS } from '#shared/console/assistant/assistant-reply.ts';
import { ChatView } from '#web/assistant/chat/chat-view.tsx';
import { useChat } from '#web/assistant/chat/use-chat.ts';
import { askBusinessAssistant } from '#web/console/api/business-assistant.ts';
import { Grid } from '#web/ui/layout.tsx';
import styles from './assistant.module.css';
import type { Reply } from './reply.ts';
import { ReplyView } from './reply-view.tsx';

const NO_DELAY_MS = 0;

/** The chat. Nothing is sent while an answer is loading. */
export function Conversation() {
  const chat = useChat<Reply>({ greeting: { kind: 'greeting' }, delayMs: NO_DELAY_MS, reply: replyTo });
  return (
    <Grid as="section" className={styles.conversation} aria-label="Assistant">
      <ChatView
        chat={chat}
        quickQuestions={QUICK_QUESTIONS}
        renderReply={(reply, isLast) => <ReplyView reply={reply} {...(isLast && { onAsk: chat.send })} />}
      />
    </Grid>
  );
}

async function replyTo(question: string): Promise<Reply> {
  try {
    return { kind: 'answer', answer: await askBusinessAssistant(question) };
  } catch (error) {
    return { kind: 'failure', question, message: error instanceof Error ? error.message : '' };
  }
}
