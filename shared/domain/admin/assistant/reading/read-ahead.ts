import { firstOfMonth } from '../period.ts';
import type { Found } from './choose-metric.ts';
import { MONTHS, NUMBER_WORDS, numberOf } from './period-makers.ts';

/** Months to come: from the first to the last, both counted from the month that runs. */
export type Ahead = { first: number; last: number };

const MOST_MONTHS = 12;
const SHOWN = 3;
const NEXT = new RegExp(`\\b(?:next|coming|following) (?:(\\d{1,2}|${NUMBER_WORDS.join('|')}) )?months?\\b`);

type Asked = { found: Found; isAhead: boolean; restaurant: string | undefined; today: string };

/** Revenue of months to come, and nothing else of them; undefined for any other question. */
export function readAhead(plain: string, { found, isAhead, restaurant, today }: Asked): Ahead | undefined {
  const { subjects, modifiers, plans, features, number } = found;
  const isAsked = subjects.has('forecast') || (isAhead && subjects.has('revenue'));
  const isOfMoney = [...subjects].every((subject) => subject === 'forecast' || subject === 'revenue');
  const isMore = plans.length > 0 || features.length > 0 || number !== undefined || restaurant !== undefined;
  const isSplit = [...modifiers].some((modifier) => modifier !== 'month');
  if (!isAsked || !isOfMoney || isMore || isSplit || (!subjects.has('revenue') && subjects.size === 0))
    return undefined;
  const next = NEXT.exec(plain);
  if (next !== null) {
    const last = next[1] === undefined ? 1 : numberOf(next[1]);
    return last >= 1 && last <= MOST_MONTHS ? { first: 1, last } : undefined;
  }
  if (/\bthis month\b/.test(plain)) return { first: 0, last: 0 };
  if (/\b(?:week|quarter|year|day|tomorrow|q ?\d|20\d\d|\d+)\b/.test(plain)) return undefined;
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
