import { QUICK_QUESTIONS } from '#shared/console/assistant/assistant-reply.ts';
import { ChatView } from '#web/assistant/chat/chat-view.tsx';
import { useChat } from '#web/assistant/chat/use-chat.ts';
import { askBusinessAssistant } from '#web/console/api/business-assistant.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import styles from './assistant.module.css';
import { PerformanceCards } from './performance-cards.tsx';
import { PerformancePanels } from './performance-panels.tsx';
import type { Reply } from './reply.ts';
import { ReplyView } from './reply-view.tsx';

/** Spec, website builder §2.11: AI Business Assistant. */
export function AssistantScreen() {
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.assistant} />
      <PerformanceCards />
      <Stack gap={4} className={styles.columns}>
        <Conversation />
        <PerformancePanels />
      </Stack>
    </>
  );
}

const NO_DELAY_MS = 0;

/** The chat. Nothing is sent while an answer is loading. */
function Conversation() {
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
