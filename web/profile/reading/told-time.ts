/** As the browser writes times, so that they read like its own time fields beside them. */
const CLOCK = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const IS_12_HOUR = CLOCK.resolvedOptions().hour12 === true;

/** A time of the profile (`17:30`, `24:00`) as people say it: `5:30 PM`. What is no time stays as it is. */
export function toldTime(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return time;
  const told = CLOCK.format(Date.UTC(2000, 0, 1, Number(hours), Number(minutes))).replace('\u202f', ' ');
  return IS_12_HOUR ? told.replace(':00', '') : told;
}

/** From when to when, or from when on. */
export const toldSpan = (opens: string, closes: string | null) =>
  closes === null ? `from ${toldTime(opens)}` : `${toldTime(opens)} – ${toldTime(closes)}`;

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the profile (`2026-12-24`) as people write it: `Dec 24, 2026`. What is no day stays as it is. */
export function toldDay(day: string): string {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  return Number.isNaN(at) ? day : DAY.format(at);
}
