import { Suspense, useState } from 'react';
import type { SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { formatMoment } from '#shared/format/dates.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { FactList } from '#web/console/fact-list.tsx';
import { StatusBadge } from '#web/console/subscriptions/status-badge.tsx';
import { printedDay } from '#web/guests/printed-phone.ts';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/facts.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AskedAction } from './bill-action-forms.ts';
import { BillDisputes } from './bill-disputes.tsx';
import { BillFailure } from './bill-failure.tsx';

/** The menus of invoices load beside the facts. */
const BillInvoices = lazyPart(() => import('./bill-invoices.tsx').then((m) => m.BillInvoices));
const BillActionDialog = deferredDialog(() =>
  import('./bill-action-dialog.tsx').then((m) => m.BillActionDialog),
);
const PlanChangeDialog = deferredDialog(() =>
  import('./plan-change-dialog.tsx').then((m) => m.PlanChangeDialog),
);

/** A failed payment first, then the plan with its actions, then invoices with theirs. */
export function Bill({ bill }: { bill: SubscriptionDetails }) {
  const [asked, setAsked] = useState<AskedAction>();
  const [isChanging, setChanging] = useState(false);
  const { subscription, failure, unconfirmed_upgrade: upgrade, is_over: isOver } = bill;
  return (
    <Stack gap={4}>
      {failure === null ? null : (
        <BillFailure
          failure={failure}
          status={subscription.status}
          onRetry={() => setAsked({ action: 'retry' })}
        />
      )}
      {upgrade === null ? null : (
        <BillUpgrade upgrade={upgrade} onCancel={() => setAsked({ action: 'cancel_upgrade' })} />
      )}
      <BillDisputes invoices={bill.invoices} />
      <BillFacts bill={bill} />
      {isOver ? null : (
        <Cluster gap={2} rowGap={1}>
          <Button variant="primary" disabled={failure !== null} onClick={() => setChanging(true)}>
            Change plan
          </Button>
          <Button onClick={() => setAsked({ action: 'credit' })}>Give credit</Button>
          <Button onClick={() => setAsked({ action: 'coupon' })}>Add discount</Button>
        </Cluster>
      )}
      <Suspense fallback={<Skeleton lines={6} />}>
        <BillInvoices invoices={bill.invoices} onAct={setAsked} />
      </Suspense>
      {asked === undefined ? null : (
        <BillActionDialog isOpen bill={bill} asked={asked} onClose={() => setAsked(undefined)} />
      )}
      {isChanging ? (
        <PlanChangeDialog isOpen subscription={subscription} onClose={() => setChanging(false)} />
      ) : null}
    </Stack>
  );
}

type Upgrade = NonNullable<SubscriptionDetails['unconfirmed_upgrade']>;

/** An upgrade that begins once the owner confirms its payment. */
function BillUpgrade({ upgrade, onCancel }: { upgrade: Upgrade; onCancel: () => void }) {
  const { plan, amount, expires_at } = upgrade;
  return (
    <Notice tone="warning" title="Upgrade pending bank confirmation">
      <Stack gap={2} align="start">
        <p>
          {plan} starts once the owner confirms {formatExactDollars(amount)} in Billing, by{' '}
          {formatMoment(expires_at)}. Otherwise, the plan stays the same and nothing is charged.
        </p>
        <Button onClick={onCancel}>Cancel upgrade</Button>
      </Stack>
    </Notice>
  );
}

/** The plan, its price, and what comes next. */
function BillFacts({ bill }: { bill: SubscriptionDetails }) {
  const { subscription, coupon_percent: percent, is_over: isOver, provider } = bill;
  const { plan, next_plan, next_billing_date, monthly_revenue, credits } = subscription;
  const day = printedDay(next_billing_date);
  return (
    <FactList columnWidth={8} rowGap={2}>
      <Fact label="Plan">
        {plan} <StatusBadge row={subscription} />
      </Fact>
      {isOver ? null : <Fact label="Price">{formatExactDollars(monthly_revenue)} a month</Fact>}
      <Fact label={isOver ? 'Ended' : subscription.cancel_at_period_end ? 'Ends' : 'Next payment'}>
        {day}
        {next_plan === null ? '' : `, when ${PLAN_CATALOG[next_plan].name} begins`}
      </Fact>
      <Fact label="Credit balance">{formatExactDollars(credits.balance)}</Fact>
      <Fact label="Discount">{percent === null ? 'None' : `${percent}% off the next bill`}</Fact>
      <Fact label="Billed by">{provider === 'stripe' ? 'Stripe' : 'Built-in payments'}</Fact>
    </FactList>
  );
}
