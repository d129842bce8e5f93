import type { Counts } from '#shared/metrics/event-figures.ts';

/** The cost of new subscribers, from the months with an entered spend. Amounts are in cents. */
export type Acquisition = {
  /** Months with a spend, and the total spend. */
  months: number;
  spend: number;
  /** Subscriptions that started in them. */
  subscribers: number;
  /** Spend per new subscriber (CAC). Null: no one subscribed in those months. */
  cost: number | null;
};

type Day = { day: string; counts: Counts };

/** Null if no month has an entered spend. `spends`: cents by month (`2026-11`). Pure. */
export function acquisitionCost(
  days: readonly Day[],
  spends: ReadonlyMap<string, number>,
): Acquisition | null {
  if (spends.size === 0) return null;
  const spend = [...spends.values()].reduce((sum, cents) => sum + cents, 0);
  const within = days.filter(({ day }) => spends.has(day.slice(0, 7)));
  const subscribers = within.reduce((sum, { counts }) => sum + (counts.count_subscription_started ?? 0), 0);
  return { months: spends.size, spend, subscribers, cost: subscribers === 0 ? null : spend / subscribers };
}

/** Lifetime value divided by the cost of a subscriber. Null if either is unknown or nothing was spent. */
export function lifetimeRatio(lifetime: number | null, cost: number | null): number | null {
  return lifetime === null || cost === null || cost === 0 ? null : Math.round((10 * lifetime) / cost) / 10;
}

/** Months until a subscriber has paid the acquisition cost, at the current average price. */
export function paybackMonths(
  cost: number | null,
  { recurring, active }: { recurring: number; active: number },
): number | null {
  if (cost === null || active <= 0 || recurring <= 0) return null;
  return Math.round((10 * cost * active) / recurring) / 10;
}
