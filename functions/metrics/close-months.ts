import { daysOfPeriod } from '#shared/metrics/analytics-period.ts';
import { type CloseDaysDependencies, firstOpenDay } from './close-days.ts';
import { dayAfter } from './closed-days.ts';

/**
 * Puts the sums of a month's days, once all are closed, into one row in the place of theirs: what happened in years is
 * a page or two. Safe to repeat, and while events are counted: a day that is opened meanwhile opens its month.
 */
export async function closeMonths({ figures, clock, newId }: CloseDaysDependencies): Promise<void> {
  const first = await figures.firstDay('platform');
  if (first === undefined) return;
  const { months, days } = await figures.closedDays.overview();
  const closed = new Set(days);
  for (const month of monthsOfPeriod(first, firstOpenDay(clock.now()))) {
    const ofMonth = daysOfMonth(month).filter((day) => day >= first);
    if (months.includes(month)) {
      // Left by a run that died.
      await figures.closedDays.forget(ofMonth.filter((day) => closed.has(day)));
    } else if (ofMonth.every((day) => closed.has(day))) {
      const isClosed = await figures.closedDays.closeMonth(month, { id: newId(), days: ofMonth });
      if (isClosed) await figures.closedDays.forget(ofMonth);
    }
  }
}

/** From the month of the one day up to the month before the other. */
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
