import type { Clock } from '#functions/platform/clock.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { FEATURES } from '#shared/contract/events.ts';
import { daysOfPeriod } from '#shared/metrics/analytics-period.ts';
import { addCounts, type FigureScope } from '#shared/metrics/event-figures.ts';
import { dayAfter, openRanges } from './closed-days.ts';
import type { FiguresRepository } from './figures-repository.ts';

export type RollUpDependencies = {
  figures: Pick<FiguresRepository, 'firstDay' | 'list' | 'closedDays'>;
  clock: Clock;
  newId: () => string;
};

/** Streams keep records for a day, so events rarely arrive two days late. */
export const OPEN_DAYS = 2;
/** Days per run; the next run continues. */
const DAYS_A_RUN = 100;
/** The scopes whose sums a closed day has. */
export const CLOSED_SCOPES: readonly FigureScope[] = [
  'platform',
  ...FEATURES.map((feature) => `feature#${feature}` as const),
  ...PLAN_IDS.map((plan) => `plan#${plan}` as const),
];

/** The first day that stays open. */
export function firstOpenDay(now: Date): string {
  return dayAfter(now.toISOString().slice(0, 10), -OPEN_DAYS + 1);
}

/**
 * Adds up each past day into one row. It can be repeated, also while events are counted: a day with a new event stays
 * open until the next run.
 */
export async function rollUpDays(dependencies: RollUpDependencies): Promise<void> {
  const { figures, newId } = dependencies;
  for (const day of await daysToClose(dependencies)) {
    const id = newId();
    await figures.closedDays.begin(day, id);
    const sums = await Promise.all(
      CLOSED_SCOPES.map(async (scope) => {
        const rows = await figures.list(scope, { from: day, to: day });
        return [scope, addCounts(rows.map((row) => row.figures.counts))] as const;
      }),
    );
    await figures.closedDays.close(day, { id, sums: Object.fromEntries(sums) });
  }
}

async function daysToClose({ figures, clock }: RollUpDependencies): Promise<string[]> {
  const from = await figures.firstDay('platform');
  if (from === undefined) return [];
  const to = dayAfter(firstOpenDay(clock.now()), -1);
  const closed = (await figures.closedDays.list({ from, to }, [])).map(({ day }) => day);
  return openRanges(closed, { from, to }).flatMap(daysOfPeriod).slice(0, DAYS_A_RUN);
}
