import { GREETING, QUICK_QUESTIONS } from '#shared/assistant/greeting.ts';
import { restaurantIdOf, useUser } from '#web/accounts/session-context.ts';
import { AnswerView } from './answer-view.tsx';
import { ChatDialog, type ChatPanelProps } from './chat/chat-dialog.tsx';
import { ChatView } from './chat/chat-view.tsx';
import { useChat } from './chat/use-chat.ts';
import { useAssistant } from './use-assistant.ts';

/** Spec, owner tools §9. */
const REPLY_DELAY_MS = 1_500;

/** The restaurant’s assistant. It answers from the restaurant’s data, and asks before it changes anything. */
export function AssistantPanel({ isOpen, onClose }: ChatPanelProps) {
  const assistant = useAssistant(restaurantIdOf(useUser()) ?? '');
  const chat = useChat({ greeting: GREETING, delayMs: REPLY_DELAY_MS, reply: assistant.reply });
  return (
    <ChatDialog
      isOpen={isOpen}
      onClose={onClose}
      title="AI Marketing Assistant"
      subtitle="Answers from your own data"
    >
      <ChatView
        chat={chat}
        quickQuestions={QUICK_QUESTIONS}
        renderReply={(answer, isLast) => (
          <AnswerView
            answer={answer}
            assistant={assistant}
            onLeave={onClose}
            {...(isLast && { onAsk: chat.send })}
          />
        )}
      />
    </ChatDialog>
  );
}
