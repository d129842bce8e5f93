import { trialEnd } from '#shared/billing/entitlement.ts';
import type { DemoRandom } from '../demo-random.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';
import type { Subscribed } from './demo-billing.ts';

const DAY_MS = 86_400_000;
/** From January: marketing peaks before holidays and in good weather. */
const MONTHS = [0.82, 0.96, 0.97, 1.02, 1.12, 1.06, 0.93, 0.88, 0.98, 1.05, 1.14, 1.2];
/** From Sunday: owners work at the desk early in the week, and guests come late in the week. */
export const DESK_DAYS = [0.5, 1.3, 1.25, 1.2, 1.2, 0.95, 0.6] as const;
export const GUEST_DAYS = [1.1, 0.6, 0.7, 0.85, 1, 1.45, 1.3] as const;
/** Days until a new owner knows the tools. */
const LEARNING_DAYS = 75;
/** Days ago when a declining restaurant's interest begins to fade, and when it ends. */
export const FADING_DAYS = { from: 120, to: 31 };
/** Days ago when a provider was down, first and last. */
export const OUTAGE_DAYS = { from: 82, to: 76 } as const;

export type DemoDay = {
  daysAgo: number;
  /** Midnight UTC. */
  start: Date;
  /** Elapsed seconds of the day. */
  seconds: number;
};

/** The days since a restaurant registered, including today so far. */
export function demoDays({ signedUpDaysAgo }: DemoRestaurant, now: Date): DemoDay[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: signedUpDaysAgo + 1 }, (_, age) => {
    const daysAgo = signedUpDaysAgo - age;
    const seconds = daysAgo === 0 ? Math.floor((now.getTime() - today) / 1000) : DAY_MS / 1000;
    return { daysAgo, start: new Date(today - daysAgo * DAY_MS), seconds };
  });
}

/** How busy a day is, relative to a usual one. */
export function busyness(
  { signedUpDaysAgo, course }: DemoRestaurant,
  { start, daysAgo, seconds }: DemoDay,
  weekdays: readonly number[],
): number {
  const age = signedUpDaysAgo - daysAgo;
  const learning = 0.45 + 0.55 * Math.min(1, age / LEARNING_DAYS);
  const growth = 0.65 + (0.75 * age) / Math.max(LEARNING_DAYS, signedUpDaysAgo);
  const fading = Math.max(0, Math.min(1, (daysAgo - FADING_DAYS.to) / (FADING_DAYS.from - FADING_DAYS.to)));
  const trend = { steady: 1, growing: growth, declining: fading }[course];
  const calendar = (MONTHS[start.getUTCMonth()] ?? 1) * (weekdays[start.getUTCDay()] ?? 1);
  return (learning * trend * calendar * seconds * 1000) / DAY_MS;
}

/** A random time on a day: in the afternoon and evening of the Americas. */
export function momentOf({ start, seconds }: DemoDay, random: DemoRandom): Date {
  const [from, to] = seconds < DAY_MS / 1000 ? [0, 1] : [0.54, 1];
  const second = Math.floor(seconds * random.between(from, to));
  return new Date(start.getTime() + second * 1000 + random.whole(0, 999));
}

/** A restaurant with its subscriptions over time. */
export type DemoLife = {
  restaurant: DemoRestaurant;
  registeredAt: string;
  subscribed: readonly Subscribed[];
};

/** Whether a restaurant had a trial or a plan at a time. It hadn't while an invoice was overdue. */
export function isEntitled(life: DemoLife, at: Date): boolean {
  const time = at.toISOString();
  if (time < life.registeredAt) return false;
  const current = life.subscribed.find((plan) => covers(plan, time));
  if (current === undefined) return time < trialEnd(life.registeredAt);
  return current.overdueSince === undefined || time < current.overdueSince;
}

function covers({ from, to }: Subscribed, time: string): boolean {
  return from <= time && (to === undefined || time < to);
}
