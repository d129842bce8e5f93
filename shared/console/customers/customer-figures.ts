import { trialEnd } from '#shared/billing/entitlement.ts';
import { type BegunFields, hasBegun } from '#shared/billing/has-begun.ts';
import { PLAN_CATALOG, type PlanId } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import type { SubscriptionState } from '#shared/billing/subscription-state.ts';
import { lastActionDay } from '#shared/console/business-intelligence/restaurant-behavior.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { costsOfMonth } from '#shared/platform-settings/month-costs.ts';
import type { CustomerStatus } from './customer-status.ts';

/** The fields of a subscription's row that these metrics need. Times are in ISO form. */
export type CustomerSubscription = BegunFields & {
  state: SubscriptionState;
  plan_id: PlanId;
  next_plan?: PlanId | undefined;
  period_end: string;
  cancel_at_period_end: boolean;
};

type Customer = {
  /** When the restaurant signed up. */
  signedUpAt: string;
  isSuspended: boolean;
  subscription: CustomerSubscription | undefined;
  /** All of its daily counters, in order. */
  days: readonly { day: string; counts: Counts }[];
};

/** Cents are whole; micros are millionths of a dollar. */
export type CustomerFigures = {
  status: CustomerStatus;
  /** Absent without a running subscription. */
  planId: PlanId | undefined;
  /** The plan's list price. */
  monthlyCents: number;
  /** The month of costs and revenue: `2026-11` (UTC). */
  month: string;
  costMicros: number;
  /** The month's revenue, including the renewal that is still due. */
  revenueCents: number;
  /** The last day (UTC) with an action by someone at the restaurant. */
  lastActionDay: string | undefined;
};

/** A restaurant's metrics in the console's lists. */
export function customerFigures(customer: Customer, now: Date): CustomerFigures {
  const { days, subscription } = customer;
  const today = now.toISOString().slice(0, 10);
  const month = today.slice(0, 7);
  const running = isRunning(subscription) ? subscription : undefined;
  return {
    status: customerStatus(customer, now),
    planId: running?.plan_id,
    monthlyCents: running === undefined ? 0 : PLAN_CATALOG[running.plan_id].monthlyCents,
    month,
    costMicros: Math.round(costsOfMonth(days, { month, today }).totalMicros),
    revenueCents: revenueInMonth(days, month) + dueInMonth(running, now),
    lastActionDay: lastActionDay(days, today),
  };
}

function customerStatus({ isSuspended, subscription, signedUpAt }: Customer, now: Date): CustomerStatus {
  if (isSuspended) return 'suspended';
  if (isRunning(subscription)) return subscription.state === 'active' ? 'active' : 'past_due';
  if (subscription?.state === 'ended' && hasBegun(subscription)) return 'canceled';
  return trialEnd(signedUpAt) > now.toISOString() ? 'trial' : 'trial_ended';
}

/** Revenue in a month (`2026-11`, UTC), in cents. */
export function revenueInMonth(days: Customer['days'], month: string): number {
  const ofMonth = addCounts(days.filter(({ day }) => day.startsWith(month)).map(({ counts }) => counts));
  return revenueCents(ofMonth);
}

/** The price of the renewal that is still to come this month. */
function dueInMonth(running: CustomerSubscription | undefined, now: Date): number {
  if (running?.state !== 'active' || running.cancel_at_period_end) return 0;
  const isDue =
    running.period_end > now.toISOString() &&
    running.period_end.slice(0, 7) === now.toISOString().slice(0, 7);
  return isDue ? PLAN_CATALOG[running.next_plan ?? running.plan_id].monthlyCents : 0;
}

function isRunning(
  subscription: CustomerSubscription | undefined,
): subscription is CustomerSubscription & { state: 'active' | 'past_due' | 'paused' } {
  return subscription !== undefined && subscription.state !== 'starting' && subscription.state !== 'ended';
}
