import { Suspense } from 'react';
import { businessAssistantRoutes } from '#shared/console/contract/business-assistant-routes.ts';
import type { AssistantAnswer } from '#web/console/api/business-assistant.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './assistant.module.css';
import type { Reply } from './reply.ts';

/** Loaded on demand, because it includes chart.js. */
const ReplyChart = lazyPart(() => import('./reply-chart.tsx').then((m) => m.ReplyChart));

const FAILED = businessAssistantRoutes.askBusinessAssistant.defaultError;

type ReplyViewProps = {
  reply: Reply;
  /** Only the newest reply has it, so only its suggestions are buttons. */
  onAsk?: (question: string) => void;
};

export function ReplyView({ reply, onAsk }: ReplyViewProps) {
  if (reply.kind === 'answer') return <Answer answer={reply.answer} {...(onAsk && { onAsk })} />;
  if (reply.kind === 'greeting') {
    return (
      <p>
        Ask me about revenue, subscriptions, restaurants, campaigns, AI features, and moderation. Add a
        period, a plan, a feature, or a restaurant. If I’m not sure what you mean, I’ll show the closest
        metric and three related questions.
      </p>
    );
  }
  const { question, message } = reply;
  return (
    <Stack gap={1} align="start" className={styles.reply}>
      <p className={styles.failed}>{FAILED}</p>
      {message === '' || message === FAILED ? null : <Note>{message}</Note>}
      <Stack gap={1} align="start">
        <SampleBadge />
        <p>{cannedAnswer(question)}</p>
      </Stack>
      {onAsk === undefined ? null : (
        <Button size="small" onClick={() => onAsk(question)}>
          Try Again
        </Button>
      )}
    </Stack>
  );
}

function Answer({ answer, onAsk }: { answer: AssistantAnswer; onAsk?: (question: string) => void }) {
  const { response, insights, recommendations, query, confidence_score, chart, section, suggestions } =
    answer;
  return (
    <Stack gap={1} align="start" className={styles.reply}>
      <p>{response}</p>
      {[...insights, ...recommendations].map((sentence) => (
        <p key={sentence} className={styles.insight}>
          {sentence}
        </p>
      ))}
      {chart === null ? null : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ReplyChart chart={chart} query={query ?? chart.title} />
        </Suspense>
      )}
      {query === null ? null : (
        <Note>
          {query}. Confidence {confidence_score}%
        </Note>
      )}
      {section === null ? null : (
        <LinkButton size="small" href={CONSOLE_SECTIONS[section].path}>
          Open {CONSOLE_SECTIONS[section].title}
        </LinkButton>
      )}
      {onAsk === undefined || suggestions.length === 0 ? null : (
        <Cluster gap={1} className={styles.suggestions}>
          <Note>Did you mean:</Note>
          {suggestions.map((question) => (
            <Button key={question} size="small" onClick={() => onAsk(question)}>
              {question}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

const ANSWERS: readonly [keywords: RegExp, answer: string][] = [
  [
    /revenue/i,
    'Revenue usually depends on new subscriptions, upgrades, and late payments. Compare this month with last month, plan by plan.',
  ],
  [
    /customer|churn/i,
    'Customers usually leave in their first weeks, or after a failed payment. Start with incomplete setups and overdue payments.',
  ],
  [
    /growth|strategy/i,
    'Growth usually comes from restaurants that publish a website and launch a campaign soon after they sign up. Look for restaurants that have done neither.',
  ],
];
const GENERIC = 'I can’t load the metrics right now. Try again later, or open a section from the sidebar.';

/** The sample answer when the assistant can't be reached (spec, console §4). It states no numbers. */
function cannedAnswer(question: string): string {
  return ANSWERS.find(([keywords]) => keywords.test(question))?.[1] ?? GENERIC;
}
