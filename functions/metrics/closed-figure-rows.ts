import { daysOfPeriod } from '#shared/metrics/analytics-period.ts';
import { addCounts, type Counts, type FigureScope } from '#shared/metrics/event-figures.ts';
import { closedDayRow, closedMonthRow, dayAfter } from './closed-days.ts';
import type { FigureKey } from './figures-repository.ts';
import type { ClosedDay } from './packed-month.ts';
import { CLOSED_SCOPES, firstOpenDay } from './roll-up-days.ts';

type Counted = { key: FigureKey; counts: Counts };

/** The rows that closing days and months would produce from these counters, if no one counts meanwhile. */
export function closedFigureRows(figures: readonly Counted[], now: Date): Record<string, unknown>[] {
  const days = figures.filter(({ key }) => key.scope === 'platform').map(({ key }) => key.day);
  const [from] = days.toSorted();
  const open = firstOpenDay(now);
  if (from === undefined || from >= open) return [];
  const sumOf = sumsBy(figures);
  const closed = daysOfPeriod({ from, to: dayAfter(open, -1) }).map((day) => ({
    day,
    sums: Object.fromEntries(CLOSED_SCOPES.map((scope) => [scope, sumOf(scope, day)])),
  }));
  const months = [...Map.groupBy(closed, ({ day }) => day.slice(0, 7))];
  return months.flatMap<Record<string, unknown>>(([month, ofMonth]) =>
    month < open.slice(0, 7) ? [closedMonthRow(month, ofMonth)] : ofMonth.map(closedDayRow),
  );
}

function sumsBy(figures: readonly Counted[]): (scope: FigureScope, day: string) => ClosedDay['sums'][string] {
  const groups = Map.groupBy(figures, ({ key }) => `${key.scope} ${key.day}`);
  return (scope, day) => addCounts((groups.get(`${scope} ${day}`) ?? []).map(({ counts }) => counts));
}
