/** The current or next season, as ISO dates. February 29 is February 28 in most years. */
export function seasonDates(
  { from, to }: { from: string; to: string },
  today: string,
): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  const lastYear = dateIn(year, to) >= today ? year : year + 1;
  return { from: dateIn(from <= to ? lastYear : lastYear - 1, from), to: dateIn(lastYear, to) };
}

function dateIn(year: number, monthDay: string): string {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}
