import type { SubscriptionDetails } from '#shared/billing/contract/billing-actions.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { formatExactDollars } from '#shared/format/numbers.ts';
import { FactList } from '#web/console/fact-list.tsx';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Fact } from '#web/ui/facts.tsx';
import { StatusBadge } from '../status-badge.tsx';

/** The plan, its price, and what comes next. */
export function BillFacts({ bill }: { bill: SubscriptionDetails }) {
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
