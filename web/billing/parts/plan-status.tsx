import { useState } from 'react';
import { CANCEL_QUESTION } from '#shared/billing/contract/billing-messages.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { type OwnBilling, useChangeBilling } from '#web/billing/api/billing.ts';
import styles from '#web/billing/billing.module.css';
import { printedDay } from '#web/guests/printed-phone.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { PaymentState } from './payment-state.tsx';

/** The current plan, and what ends or starts next. */
export function PlanStatus({ billing }: { billing: OwnBilling }) {
  const { subscription } = billing;
  if (subscription === null) return <WithoutPlan billing={billing} />;
  return <Subscribed subscription={subscription} billing={billing} />;
}

function WithoutPlan({ billing: { basis, trial_ends_at } }: { billing: OwnBilling }) {
  const day = printedDay(trial_ends_at);
  return basis === 'trial' ? (
    <div>
      <Text size={3} display className={styles.headline}>
        Free trial
      </Text>
      <p className={styles.words}>
        You have every Professional feature until {day}. You won’t be charged unless you choose a plan.
      </p>
    </div>
  ) : (
    <Notice tone="warning" title="Your trial ended">
      Your trial ended on {day}. Your websites stay online. Choose a plan to keep creating content, sending
      texts, and running ads.
    </Notice>
  );
}

const STATUSES = {
  active: { word: 'Active', tone: 'good' },
  past_due: { word: 'Past due', tone: 'danger' },
  paused: { word: 'Paused', tone: 'danger' },
  canceled: { word: 'Canceled', tone: 'neutral' },
} as const;

type SubscribedProps = { subscription: NonNullable<OwnBilling['subscription']>; billing: OwnBilling };

function Subscribed({ subscription, billing }: SubscribedProps) {
  const { plan, status, monthly_revenue, next_billing_date, cancel_at_period_end, next_plan } = subscription;
  const day = printedDay(next_billing_date);
  const next = billing.plans.find(({ plan_id }) => plan_id === next_plan);
  const price = next?.price ?? monthly_revenue;
  return (
    <Stack gap={3}>
      <div>
        <Text size={3} display className={styles.headline}>
          {plan}
          <Text as="span" size="body" className={styles.badge}>
            <Badge tone={STATUSES[status].tone}>{STATUSES[status].word}</Badge>
          </Text>
        </Text>
        <p className={styles.words}>
          {cancel_at_period_end
            ? `Your plan ends on ${day}. You won’t be charged again.`
            : `${formatExactDollars(price)} a month${billing.adds_tax ? ' plus tax' : ''}. Next payment on ${day}${next === undefined ? '' : `, when ${next.name} begins`}.`}
        </p>
      </div>
      <PaymentState status={status} billing={billing} />
      <Cancellation
        plan={plan}
        nextName={next?.name}
        day={day}
        price={price}
        isEnding={cancel_at_period_end}
      />
    </Stack>
  );
}

type CancellationProps = {
  plan: string;
  /** The smaller plan that starts next month. */
  nextName: string | undefined;
  day: string;
  price: number;
  isEnding: boolean;
};

function Cancellation({ plan, nextName, day, price, isEnding }: CancellationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeBilling();
  const end = (ends: boolean) =>
    change.mutate({ kind: 'end', isEnding: ends }, { onSettled: () => setIsAsking(false) });
  // “Keep Enterprise” would promise more than the time until the next plan starts.
  const keepLabel = nextName === undefined ? `Keep ${plan}` : 'Undo cancellation';
  return (
    <div>
      {change.isError ? <Notice tone="danger">{change.error.message}</Notice> : null}
      <Cluster gap={2}>
        {isEnding ? (
          <Button onClick={() => setIsAsking(true)}>{keepLabel}</Button>
        ) : (
          <Button onClick={() => setIsAsking(true)}>Cancel plan</Button>
        )}
      </Cluster>
      <DeferredConfirm
        isOpen={isAsking && isEnding}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end(false)}
        title={nextName === undefined ? `Keep ${plan}?` : `Continue with ${nextName}?`}
        confirmLabel={keepLabel}
        cancelLabel="Not now"
        isPending={change.isPending}
      >
        {nextName === undefined ? '' : `You’ll keep ${plan} until ${day}. Then ${nextName} starts. `}
        You won’t be charged today. We’ll charge {formatExactDollars(price)} on {day} and every month after
        that until you cancel.
      </DeferredConfirm>
      <DeferredConfirm
        isOpen={isAsking && !isEnding}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end(true)}
        title={CANCEL_QUESTION}
        confirmLabel="Cancel plan"
        cancelLabel={nextName === undefined ? `Keep ${plan}` : 'Keep plan'}
        isDanger
        isPending={change.isPending}
      >
        You can use your plan until {day}, and you won’t be charged again. Your websites stay online.
      </DeferredConfirm>
    </div>
  );
}
