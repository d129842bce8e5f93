import type { PlanId } from '#shared/billing/plan-catalog.ts';
import type { EventKind } from '#shared/contract/events.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';

const DAY_MS = 86_400_000;
/** The days of behavior to read: two periods to compare, and one more for the last activity. */
export const BEHAVIOR_DAYS = 90;
/** The days of the recent period and of the one before it. */
export const PERIOD_DAYS = 30;

/** Actions of people at a restaurant, or requested by them. */
const CHANGES: readonly EventKind[] = [
  'site_created',
  'site_generated',
  'site_regenerated',
  'site_published',
  'image_uploaded',
  'checklist_item_completed',
];
const CAMPAIGNS: readonly EventKind[] = ['ad_launched', 'sms_launched'];
const AI: readonly EventKind[] = ['ai_used'];
const ACTIONS: readonly EventKind[] = [
  ...CHANGES,
  ...CAMPAIGNS,
  ...AI,
  'signed_up',
  'code_redeemed',
  'subscription_started',
  'subscription_changed',
  'credit_purchased',
];

/** A restaurant as a customer: subscribed, past due, or in a trial. */
export type Standing =
  | { basis: 'plan'; planId: PlanId; endsAt: string | undefined }
  | { basis: 'past_due'; planId: PlanId; since: string }
  | { basis: 'trial'; endsAt: string };

/** Counts per period. */
export type Use = { actions: number; changes: number; campaigns: number; aiUses: number };

/** A restaurant's behavior up to a moment. Dates are in UTC. */
export type RestaurantBehavior = {
  standing: Standing;
  asOf: string;
  daysSinceSignUp: number;
  /** Days since the last action; undefined if there was none within `BEHAVIOR_DAYS`. */
  daysSinceAction: number | undefined;
  /** The last 30 days, and the 30 days before. */
  lately: Use;
  before: Use;
  publishedWebsites: number;
  /** In the last 30 days. */
  failedAiUses: number;
  failedGenerations: number;
  rejectedContent: number;
};

type Day = { day: string; counts: Counts };

/** The first and last day of the behavior to read. */
export function behaviorDays(asOf: string): { from: string; to: string } {
  return { from: dayBefore(asOf, BEHAVIOR_DAYS - 1), to: asOf.slice(0, 10) };
}

/** Computes behavior from a restaurant's daily counters. */
export function behaviorOf(
  days: readonly Day[],
  about: { standing: Standing; asOf: string; signedUpAt: string; publishedWebsites: number },
): RestaurantBehavior {
  const { asOf, signedUpAt } = about;
  const today = asOf.slice(0, 10);
  const within = (from: number, to: number) => {
    const [first, last] = [dayBefore(asOf, from), dayBefore(asOf, to)];
    return addCounts(days.filter(({ day }) => day >= first && day <= last).map(({ counts }) => counts));
  };
  const lately = within(PERIOD_DAYS - 1, 0);
  const last = lastActionDay(days, today);
  return {
    standing: about.standing,
    asOf,
    publishedWebsites: about.publishedWebsites,
    daysSinceSignUp: daysBetween(signedUpAt, asOf),
    daysSinceAction: last === undefined ? undefined : daysBetween(last, asOf),
    lately: countUse(lately),
    before: countUse(within(2 * PERIOD_DAYS - 1, PERIOD_DAYS)),
    failedAiUses: lately.sum_ai_used_errors ?? 0,
    failedGenerations: lately.count_generation_failed ?? 0,
    rejectedContent: lately.count_content_rejected ?? 0,
  };
}

/** The last day up to `today` with an action by someone at the restaurant. */
export function lastActionDay(days: readonly Day[], today: string): string | undefined {
  const active = days.filter(({ day, counts }) => day <= today && sumOf(counts, ACTIONS) > 0);
  return active
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
}

/** Full calendar days (UTC). */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS));
}

function countUse(counts: Counts): Use {
  return {
    actions: sumOf(counts, ACTIONS),
    changes: sumOf(counts, CHANGES),
    campaigns: sumOf(counts, CAMPAIGNS),
    aiUses: sumOf(counts, AI),
  };
}

function sumOf(counts: Counts, kinds: readonly EventKind[]): number {
  return kinds.reduce((sum, kind) => sum + (counts[`count_${kind}`] ?? 0), 0);
}

function dayBefore(at: string, days: number): string {
  return new Date(Date.parse(at.slice(0, 10)) - days * DAY_MS).toISOString().slice(0, 10);
}
