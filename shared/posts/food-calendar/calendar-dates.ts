const DAY = 86_400_000;

/** A calendar day as midnight UTC. Months start at 1. */
export function utcDay(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}

export function toIsoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones, and Butcher). */
export function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15;
  const h = (19 * a + d) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return utcDay(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The n-th weekday of a month; `nth` -1 is the last. Sunday is 0. */
export function nthWeekday(year: number, month: number, [nth, weekday]: readonly [number, number]): Date {
  if (nth < 0) {
    const last = addDays(utcDay(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1), -1);
    return addDays(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = utcDay(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1));
}
