import type Stripe from 'stripe';
import { PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { isoOf, METADATA, type SubscriptionFacts } from './customer-facts.ts';
import { planOfPrice } from './stripe-catalog.ts';

const STATUSES: Readonly<Record<string, SubscriptionFacts['status']>> = {
  // Earlier releases migrated with a trial for the month that was paid elsewhere.
  trialing: 'active',
  active: 'active',
  past_due: 'failing',
  unpaid: 'unpaid',
  paused: 'paused',
  canceled: 'canceled',
};

/** False for other products in the same account. */
export function isOfPlan({ items }: Pick<Stripe.Subscription, 'items'>): boolean {
  return items.data.some(({ price }) => planOfPrice(price) !== undefined);
}

/** A subscription that has begun. Throws if we didn't create it. */
export function readSubscription(subscription: Stripe.Subscription): SubscriptionFacts {
  const { id, items, metadata, start_date } = subscription;
  const item = items.data[0];
  const pricePlan = item && planOfPrice(item.price);
  const status = STATUSES[subscription.status];
  if (item === undefined || pricePlan === undefined || status === undefined)
    throw new Error(`Subscription ${id} has no plan of ours, or an unknown status (${subscription.status}).`);
  const keptPlan = keptPlanOf(metadata, item.current_period_end);
  return {
    subscriptionId: id,
    status,
    planId: keptPlan ?? pricePlan,
    nextPlan: keptPlan === undefined || keptPlan === pricePlan ? undefined : pricePlan,
    startedAt: isoOf(start_date),
    periodStart: paidStartOf(metadata, item.current_period_end) ?? isoOf(item.current_period_start),
    periodEnd: isoOf(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end && status !== 'canceled',
    isMigrating: metadata[METADATA.migrating] !== undefined,
    movedInvoice: metadata[METADATA.movedInvoice],
  };
}

/** After a downgrade Stripe has the smaller price right away; we keep the larger plan until the month ends. */
function keptPlanOf(metadata: Stripe.Metadata, periodEnd: number): PlanId | undefined {
  if (Number(metadata[METADATA.keptUntil]) !== periodEnd) return undefined;
  return PLAN_IDS.find((planId) => planId === metadata[METADATA.keptPlan]);
}

/** The month in which a subscription was migrated keeps its exact start, because uses are counted by it. */
function paidStartOf(metadata: Stripe.Metadata, periodEnd: number): string | undefined {
  return Number(metadata[METADATA.paidUntil]) === periodEnd ? metadata[METADATA.paidFrom] : undefined;
}
