import type { Clock } from '#functions/platform/clock.ts';
import { monthSpan } from '#shared/platform-settings/month-costs.ts';
import { pastMonths } from '#shared/platform-settings/past-months.ts';
import type { MonthCostsRepository } from './month-costs-repository.ts';
import { type CountedDays, restaurantCosts } from './restaurant-costs.ts';

type Dependencies = { monthCosts: Pick<MonthCostsRepository, 'listOf' | 'save'>; clock: Clock };
/** `days`: all of the restaurant's daily counters, in order. */
type Counted = { restaurant: { restaurant_id: string; created_at: string }; days: CountedDays };

const DAY_MS = 86_400_000;
/** After a month's end. Its last events are counted by then, so it is added up once more and never again. */
const SETTLED_MS = 2 * DAY_MS;
/** From the end of a month. Longer than the console shows it. */
const KEPT_SECONDS = 400 * 86_400;

/** Adds up the months of a restaurant that may have changed, for the sorted lists of costs. Safe to repeat. */
export async function refreshMonthCosts(
  { monthCosts, clock }: Dependencies,
  { restaurant: { restaurant_id, created_at }, days }: Counted,
): Promise<void> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const months = pastMonths(now).filter((month) => month >= created_at.slice(0, 7));
  const stored = await monthCosts.listOf(restaurant_id, months.at(-1) ?? today);
  const addedUpAt = new Map(stored.map(({ month, as_of }) => [month, Date.parse(as_of)]));
  for (const month of months) {
    const end = Date.parse(lastDay(month)) + DAY_MS;
    if ((addedUpAt.get(month) ?? 0) >= end + SETTLED_MS) continue;
    await monthCosts.save({
      restaurant_id,
      month,
      as_of: now.toISOString(),
      ...restaurantCosts(days, { month, today }),
      expires_at: end / 1000 + KEPT_SECONDS,
    });
  }
}

function lastDay(month: string): string {
  return monthSpan(month, '9').to;
}
