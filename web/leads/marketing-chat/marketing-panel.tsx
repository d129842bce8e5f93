import { BRAND_NAME } from '#shared/contract/brand.ts';
import { ChatDialog, type ChatPanelProps } from '#web/assistant/chat/chat-dialog.tsx';
import { ChatView } from '#web/assistant/chat/chat-view.tsx';
import { useChat } from '#web/assistant/chat/use-chat.ts';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { bringQuestion } from './brought-question.ts';
import { GREETING, marketingAnswer, QUICK_QUESTIONS } from './marketing-answers.ts';
import type { ChatLink, MarketingReply } from './topic.ts';

/** Spec, owner tools §9. */
const REPLY_DELAY_MS = 1_800;

const LINKS: Readonly<Record<ChatLink, { label: string; href: string }>> = {
  trial: { label: 'Start Free Trial', href: linkTo.newAccount() },
  plans: { label: 'See current plans', href: linkTo.plans() },
  signIn: { label: 'Sign in', href: paths.login },
  contact: { label: 'Open the contact form', href: linkTo.contact() },
};

/** A reply, with the question. */
type Answered = MarketingReply & { question: string };

/** The public chat: canned answers, without any call. */
export function MarketingPanel({ isOpen, onClose }: ChatPanelProps) {
  const chat = useChat<Answered>({
    greeting: { ...GREETING, question: '' },
    delayMs: REPLY_DELAY_MS,
    reply: (question) => ({ ...marketingAnswer(question), question }),
  });
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

function Reply({ reply, onLeave }: { reply: Answered; onLeave: () => void }) {
  const follow = (link: ChatLink) => {
    if (link === 'contact') bringQuestion(reply.question);
    onLeave();
  };
  return (
    <Stack gap={1} align="start">
      {reply.paragraphs.map((paragraph) => (
        <p key={paragraph} lang={reply.language}>
          {paragraph}
        </p>
      ))}
      {reply.links?.map((link) => (
        <LinkButton key={link} size="small" href={LINKS[link].href} onClick={() => follow(link)}>
          {LINKS[link].label}
        </LinkButton>
      ))}
    </Stack>
  );
}
