import type { SubscriptionFacts } from '#functions/payments/stripe/customer-facts.ts';
import { type PaymentDifference, REPLAY } from '#shared/billing/payment-difference.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { SubscriptionRow } from '../subscription-row.ts';

/** Lists the differences between our active subscriptions and Stripe's, one sentence each. */
export function findDifferences(
  rows: readonly SubscriptionRow[],
  subscriptions: readonly SubscriptionFacts[],
): PaymentDifference[] {
  const inStripe = new Map(subscriptions.map((facts) => [facts.subscriptionId, facts]));
  const ours = new Set(rows.map(({ stripe }) => stripe?.subscription_id));
  return [
    ...rows.flatMap((row) => {
      const { restaurant_id, stripe } = row;
      const texts = differencesOf(row, stripe && inStripe.get(stripe.subscription_id));
      const fix = stripe === undefined ? 'Migrate it.' : REPLAY;
      return texts.map((text) => ({ restaurant_id, text, fix }));
    }),
    ...subscriptions
      .filter(({ subscriptionId }) => !ours.has(subscriptionId))
      .map(({ subscriptionId }) => ({
        restaurant_id: null,
        text: `Stripe bills subscription ${subscriptionId}, which doesn’t belong to any restaurant here.`,
        fix: 'Cancel it in Stripe, and refund its payments.',
      })),
  ];
}

const planDiffers = (here: string, there: string) => `The plan is ${here} here but ${there} in Stripe.`;

function differencesOf(row: SubscriptionRow, facts: SubscriptionFacts | undefined): string[] {
  const { name } = PLAN_CATALOG[row.plan_id];
  if (row.stripe === undefined) return [`${name} isn’t billed by Stripe yet.`];
  if (facts === undefined) return [`${name} is active here but has ended in Stripe.`];
  const inStripe = PLAN_CATALOG[facts.planId].name;
  const isPaidHere = row.state === 'active';
  const isPaidThere = facts.status === 'active';
  return [
    ...(row.plan_id === facts.planId ? [] : [planDiffers(name, inStripe)]),
    ...(isPaidHere === isPaidThere
      ? []
      : [planDiffers(isPaidHere ? 'paid' : 'unpaid', isPaidThere ? 'paid' : 'unpaid')]),
    ...(row.period_end === facts.periodEnd
      ? []
      : [
          `The billing month ends on ${formatUtcDay(row.period_end)} here but on ${formatUtcDay(facts.periodEnd)} in Stripe.`,
        ]),
    ...(row.cancel_at_period_end === facts.endsWithPeriod
      ? []
      : [
          row.cancel_at_period_end
            ? 'The plan is canceled here but renews in Stripe.'
            : 'The plan renews here but is canceled in Stripe.',
        ]),
  ];
}
