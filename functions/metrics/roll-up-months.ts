import { daysOfPeriod } from '#shared/metrics/analytics-period.ts';
import { dayAfter } from './closed-days.ts';
import { firstOpenDay, type RollUpDependencies } from './roll-up-days.ts';

/**
 * Replaces the rows of a month's closed days with one row, so years of metrics fit one or two pages. It can be repeated,
 * also while events are counted: a day that is reopened meanwhile reopens its month.
 */
export async function rollUpMonths({ figures, clock, newId }: RollUpDependencies): Promise<void> {
  const first = await figures.firstDay('platform');
  if (first === undefined) return;
  const { months, days } = await figures.closedDays.overview();
  const closed = new Set(days);
  for (const month of monthsOfPeriod(first, firstOpenDay(clock.now()))) {
    const ofMonth = daysOfMonth(month).filter((day) => day >= first);
    if (months.includes(month)) {
      // Left by a run that crashed.
      await figures.closedDays.forget(ofMonth.filter((day) => closed.has(day)));
    } else if (ofMonth.every((day) => closed.has(day))) {
      const isClosed = await figures.closedDays.closeMonth(month, { id: newId(), days: ofMonth });
      if (isClosed) await figures.closedDays.forget(ofMonth);
    }
  }
}

/** The months from the first day's month to the one before the last day's. */
function monthsOfPeriod(first: string, open: string): string[] {
  const months = new Set(
    daysOfPeriod({ from: first, to: dayAfter(`${open.slice(0, 7)}-01`, -1) }).map(monthOf),
  );
  return [...months];
}

function daysOfMonth(month: string): string[] {
  const next = monthOf(dayAfter(`${month}-28`, 4));
  return daysOfPeriod({ from: `${month}-01`, to: dayAfter(`${next}-01`, -1) });
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}
