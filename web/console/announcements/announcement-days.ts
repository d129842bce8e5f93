/** The reader’s own day of a moment, such as `2026-11-30`. */
export function dayOf(at: string): string {
  const moment = new Date(at);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The moment at which the day begins for the reader. Empty for what is no day. */
export function startOfDay(day: string, daysLater = 0): string {
  const moment = new Date(`${day}T00:00:00`);
  if (Number.isNaN(moment.getTime())) return '';
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}

/** The last day that ends with this moment. */
export const lastDayBefore = (until: string): string => dayOf(new Date(Date.parse(until) - 1).toISOString());
