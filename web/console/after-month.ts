import { formatUtcMonthDay } from '#shared/format/dates.ts';
/** The first day after a month (`2026-11`): `December 1`. */
export function afterMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return formatUtcMonthDay(new Date(Date.UTC(year, number, 1)));
}
