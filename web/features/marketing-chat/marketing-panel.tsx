import { BRAND_NAME } from '#shared/contract/brand.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ChatDialog, type ChatPanelProps } from '../chat/chat-dialog.tsx';
import { ChatView } from '../chat/chat-view.tsx';
import { useChat } from '../chat/use-chat.ts';
import { linkTo } from '../navigation/paths.ts';
import { GREETING, type MarketingReply, marketingAnswer, QUICK_QUESTIONS } from './marketing-answers.ts';
import styles from './marketing-panel.module.css';

/** Spec, owner tools §9. */
const REPLY_DELAY_MS = 1_800;

/** The public chat: canned answers, without any call. */
export function MarketingPanel({ isOpen, onClose }: ChatPanelProps) {
  const chat = useChat({ greeting: GREETING, delayMs: REPLY_DELAY_MS, reply: marketingAnswer });
  return (
    <ChatDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Marketing AI Assistant"
      subtitle={`Questions about ${BRAND_NAME}`}
    >
      <ChatView
        chat={chat}
        quickQuestions={QUICK_QUESTIONS}
        renderReply={(reply) => <Reply reply={reply} onLeave={onClose} />}
      />
    </ChatDialog>
  );
}

function Reply({ reply, onLeave }: { reply: MarketingReply; onLeave: () => void }) {
  return (
    <div className={styles.reply}>
      {reply.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {reply.offersTrial ? (
        <LinkButton size="small" href={linkTo.newAccount()} onClick={onLeave}>
          Start Free Trial
        </LinkButton>
      ) : null}
    </div>
  );
}
