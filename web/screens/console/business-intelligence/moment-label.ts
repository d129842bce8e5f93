const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** In the reader's own time zone: `Nov 22, 2026, 3:04 PM`. */
export function momentLabel(at: string): string {
  return MOMENT.format(new Date(at));
}

/** `2026-11-16` → `Nov 16`. */
export function dayLabel(date: string): string {
  return DAY.format(new Date(date));
}

/** `2026-11` → `Nov 2026`. */
export function monthLabel(month: string): string {
  return MONTH.format(new Date(`${month}-01`));
}
