import { firstOfMonth } from '../period.ts';
import { MONTHS, NUMBER, numberOf } from './named-days.ts';

/** Months to come: from the first to the last, counted from the month that runs (0). */
export type Ahead = { first: number; last: number };

const MOST_MONTHS = 24;
const SHOWN = 3;
const NEXT = new RegExp(`\\b(?:next|coming|following|in) (?:the next )?(?:(${NUMBER}) )?months?\\b`);

/** "Next 6 months" are the next six whole ones. Undefined where other days are meant. */
export function readAhead(plain: string, today: string): Ahead | undefined {
  const next = NEXT.exec(plain);
  if (next !== null) {
    const last = next[1] === undefined ? 1 : numberOf(next[1]);
    return last >= 1 && last <= MOST_MONTHS ? { first: 1, last } : undefined;
  }
  if (/\bthis month\b/.test(plain)) return { first: 0, last: 0 };
  if (/\bnext year\b/.test(plain)) {
    const left = 13 - Number(today.slice(5, 7));
    return { first: left, last: left + 11 };
  }
  if (/\bnext quarter\b/.test(plain)) {
    const left = 3 - ((Number(today.slice(5, 7)) - 1) % 3);
    return { first: left, last: left + 2 };
  }
  if (/\b(?:week|quarter|year|day|tomorrow|q \d|20\d\d|\d+)\b/.test(plain)) return undefined;
  const named = plain.split(' ').flatMap((word) => {
    const at = word.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(word));
    return at < 0 ? [] : [at];
  });
  const [month, ...more] = named;
  if (more.length > 0) return undefined;
  if (month === undefined) return { first: 1, last: SHOWN };
  const first = (month - Number(firstOfMonth(today).slice(5, 7)) + 1 + 12) % 12;
  return { first, last: first };
}
