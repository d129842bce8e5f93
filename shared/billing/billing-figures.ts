import type { Counts } from '#shared/metrics/event-figures.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from './plan-catalog.ts';

const DAY_MS = 86_400_000;
/** How many days ahead renewals are counted. */
export const RENEWAL_DAYS = 7;

const of = (counts: Counts, name: string) => counts[name] ?? 0;

/** Active subscriptions on a day, from the counters up to it. */
export function activeSubscriptions(ever: Counts): number {
  return of(ever, 'count_subscription_started') - of(ever, 'count_subscription_ended');
}

/** Active subscriptions of one plan. */
export function subscribersOf(ever: Counts, planId: PlanId): number {
  const [started, ended, left, joined] = [
    `split_subscription_started_plan_id_${planId}`,
    `split_subscription_ended_plan_id_${planId}`,
    `split_subscription_changed_from_plan_${planId}`,
    `split_subscription_changed_plan_id_${planId}`,
  ].map((name) => of(ever, name)) as [number, number, number, number];
  return started - ended - left + joined;
}

/** List prices of all active subscriptions, in cents (spec, console §3: monthly recurring revenue). */
export function recurringCents(ever: Counts): number {
  return PLAN_IDS.reduce(
    (sum, planId) => sum + subscribersOf(ever, planId) * PLAN_CATALOG[planId].monthlyCents,
    0,
  );
}

/** Disputes that the bank hasn’t decided. */
export function openDisputes(ever: Counts): number {
  return of(ever, 'count_dispute_opened') - of(ever, 'count_dispute_won') - of(ever, 'count_dispute_lost');
}

/** Invoices that are due and unpaid. */
export function overdueInvoices(ever: Counts): number {
  const settled =
    of(ever, 'sum_invoice_paid_was_overdue') +
    of(ever, 'count_invoice_written_off') +
    of(ever, 'count_invoice_voided');
  return of(ever, 'count_invoice_overdue') - settled;
}

/**
 * Subscriptions that renew within the days after today. Those of today were already renewed or have just begun.
 * Canceled ones end.
 */
export function upcomingRenewals(ever: Counts, now: Date): number {
  const days = Array.from({ length: RENEWAL_DAYS }, (_, at) => new Date(now.getTime() + (at + 1) * DAY_MS));
  const renewing = days.flatMap((day) => renewalDaysOn(day));
  return renewing.reduce((sum, day) => sum + renewingOn(ever, day), 0);
}

function renewingOn(ever: Counts, day: number): number {
  const [started, ended, stopped, resumed, endedAsStopped] = [
    `split_subscription_started_renewal_day_${day}`,
    `split_subscription_ended_renewal_day_${day}`,
    `split_renewal_stopped_renewal_day_${day}`,
    `split_renewal_resumed_renewal_day_${day}`,
    `split_subscription_ended_stopped_day_${day}`,
  ].map((name) => of(ever, name)) as [number, number, number, number, number];
  return started - ended - (stopped - resumed - endedAsStopped);
}

/** On the last day of a short month, subscriptions of later days renew, too. */
function renewalDaysOn(date: Date): number[] {
  const day = date.getUTCDate();
  const isLast = new Date(date.getTime() + DAY_MS).getUTCDate() === 1;
  if (!isLast) return [day];
  return Array.from({ length: 31 - day + 1 }, (_, at) => day + at);
}

/**
 * The percent of subscriptions active at the start of the period that ended in it. Null without subscriptions. At most
 * 100: if more ended than were active, some began in the period.
 */
export function churnRate(before: Counts, during: Counts): number | null {
  const running = activeSubscriptions(before);
  return running === 0 ? null : Math.min(100, (100 * of(during, 'count_subscription_ended')) / running);
}
