import type { SubscriptionFacts } from '#functions/payments/stripe/customer-facts.ts';
import { type PaymentDifference, REPLAY } from '#shared/billing/payment-difference.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { canMigrate } from './migrate-subscription.ts';

/** A running subscription in Stripe, and the unused credit of its customer, in cents. */
export type ListedSubscription = SubscriptionFacts & { creditCents: number };

const MIGRATE = 'Run npm run migrate-subscriptions.';
const MIGRATE_LATER = 'Its payment is in progress. Run npm run migrate-subscriptions in an hour.';

/** Lists the differences between our active subscriptions and Stripe's, one sentence each. */
export function findDifferences(
  rows: readonly SubscriptionRow[],
  subscriptions: readonly ListedSubscription[],
  now: Date,
): PaymentDifference[] {
  const inStripe = new Map(subscriptions.map((facts) => [facts.subscriptionId, facts]));
  const ours = new Set(rows.map(({ stripe }) => stripe?.subscription_id));
  return [
    ...rows.flatMap((row) => {
      const { restaurant_id, stripe } = row;
      const texts = differencesOf(row, stripe && inStripe.get(stripe.subscription_id));
      const migrate = canMigrate(row, now) ? MIGRATE : MIGRATE_LATER;
      return texts.map((text) => ({ restaurant_id, text, fix: stripe === undefined ? migrate : REPLAY }));
    }),
    ...subscriptions
      .filter(({ subscriptionId, isMigrating }) => !isMigrating && !ours.has(subscriptionId))
      .map(({ subscriptionId }) => ({
        restaurant_id: null,
        text: `Stripe bills subscription ${subscriptionId}, which doesn’t belong to any restaurant here.`,
        fix: 'Cancel it in Stripe and refund its payments.',
      })),
  ];
}

function differencesOf(row: SubscriptionRow, facts: ListedSubscription | undefined): string[] {
  const { plan_id, next_plan, period_end, cancel_at_period_end: isCanceled, overdue, stripe } = row;
  const { name } = PLAN_CATALOG[plan_id];
  if (stripe === undefined) return [`${name} isn’t billed by Stripe yet.`];
  if (facts === undefined) return [`${name} is active here but has ended in Stripe.`];
  const { planId, nextPlan, periodEnd, endsWithPeriod, creditCents } = facts;
  // For Stripe, a plan is paid even if the invoice that was overdue before its migration isn’t.
  const isMovedDebt = overdue !== undefined && overdue.invoice_id === facts.movedInvoice;
  const [paidHere, paidThere] = [row.state === 'active' || isMovedDebt, facts.status === 'active'];
  return [
    ...unless(plan_id === planId, differs('The plan is', name, PLAN_CATALOG[planId].name)),
    ...unless(paidHere === paidThere, differs('The plan is', paidOrNot(paidHere), paidOrNot(paidThere))),
    ...unless(
      period_end === periodEnd,
      differs('The billing month ends on', formatUtcDay(period_end), `on ${formatUtcDay(periodEnd)}`),
    ),
    ...unless(
      isCanceled === endsWithPeriod,
      isCanceled
        ? 'The plan is canceled here but renews in Stripe.'
        : 'The plan renews here but is canceled in Stripe.',
    ),
    ...unless(
      next_plan === nextPlan,
      differs(
        'Next month’s plan is',
        PLAN_CATALOG[next_plan ?? plan_id].name,
        PLAN_CATALOG[nextPlan ?? planId].name,
      ),
    ),
    ...unless(
      row.credit_balance === creditCents,
      differs('The credit is', priceOf(row.credit_balance), priceOf(creditCents)),
    ),
  ];
}

const unless = (isSame: boolean, text: string) => (isSame ? [] : [text]);
const paidOrNot = (isPaid: boolean) => (isPaid ? 'paid' : 'unpaid');
const differs = (about: string, here: string, there: string) =>
  `${about} ${here} here but ${there} in Stripe.`;
