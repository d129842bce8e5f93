import { MONTHS, NUMBER, numberOf } from './named-days.ts';

/** Future months from first to last, counted from the current month (0). */
export type Ahead = { first: number; last: number };

const MOST_MONTHS = 24;
const SHOWN = 3;
const NEXT = new RegExp(`\\b(?:next|coming|following|in)(?: (${NUMBER}))? (month|quarter|year)s?\\b`);
const MONTHS_OF: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** "Next 6 months" and "next quarter" mean full months. Undefined for other days. */
export function readAhead(plain: string, today: string): Ahead | undefined {
  const running = Number(today.slice(5, 7)) - 1;
  const [, number, unit = ''] = NEXT.exec(plain) ?? [];
  const months = MONTHS_OF[unit];
  if (months !== undefined) {
    const first = months - (running % months);
    const last = number === undefined ? first + months - 1 : months * numberOf(number);
    return last <= MOST_MONTHS ? { first: number === undefined ? first : 1, last } : undefined;
  }
  if (/\bthis month\b/.test(plain)) return { first: 0, last: 0 };
  if (/\b(?:week|quarter|year|day|tomorrow|q \d|20\d\d|\d+)\b/.test(plain)) return undefined;
  const [month, ...more] = MONTHS.filter((name) =>
    plain.split(' ').some((word) => word.length > 2 && name.startsWith(word)),
  );
  if (more.length > 0) return undefined;
  if (month === undefined) return { first: 1, last: SHOWN };
  const first = (MONTHS.indexOf(month) - running + 12) % 12;
  return { first, last: first };
}
