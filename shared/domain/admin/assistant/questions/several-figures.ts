import { METRICS } from '../metrics/metrics.ts';
import type { Period } from '../period.ts';
import type { PlatformQuery } from '../platform-query.ts';
import type { ReadQuestion } from './question-reading.ts';
import { readPeriods } from './read-periods.ts';
import { subjectsOf } from './slots.ts';
import { mend, plainWords, tokensOf } from './words.ts';

const MOST_FIGURES = 3;
const JOINED = / (?:and|plus|versus|as well as) /;
/** "Restaurants that signed up and paid" are those that did both. */
const OF_SOME =
  /\b(?:restaurants?|customers?|clients?|accounts?|owners?|subscribers?|who|anyone) (?:(?:that|who|which|have|has|also|did) )*\w+(?: up)? (?:and|but)\b/;

type Reading = { today: string; read: (part: string, periods: readonly Period[]) => ReadQuestion };

/** "Revenue and sign-ups this month": each figure of its own, of the same days; undefined where that is not asked. */
export function readSeveral(question: string, { today, read }: Reading): ReadQuestion | undefined {
  const { text, mended } = mend(plainWords(question.replaceAll(/[&+/;]|,(?!\s*\d)/g, ' and ')));
  const plain = text.replaceAll(/\b(and )+/g, 'and ');
  const parts = plain.split(JOINED);
  const isOfFigures = parts.every((part) => subjectsOf(tokensOf(readPeriods(part, today).rest)).size > 0);
  if (parts.length < 2 || parts.length > MOST_FIGURES || !isOfFigures || OF_SOME.test(plain))
    return undefined;
  const { periods } = readPeriods(plain, today);
  if (periods.length > 1) return undefined;
  const queries: PlatformQuery[] = [];
  for (const part of parts) {
    const { asked, why } = read(part, periods);
    if (why !== undefined || asked?.kind !== 'query' || !isPlain(asked.query)) return undefined;
    queries.push(asked.query);
  }
  // Rows of restaurants are read once: more would be more than ten calls.
  if (queries.filter(({ metric }) => METRICS[metric].isFromRows === true).length > 1) return undefined;
  const isSame = new Set(queries.map(({ metric }) => metric)).size === 1;
  return isSame ? undefined : { asked: { kind: 'several', queries }, near: [], mended };
}

function isPlain({
  plan,
  feature,
  restaurant,
  group,
  order,
  compare,
  isWhy,
  isAverage,
  isShare,
}: PlatformQuery) {
  return [plan, feature, restaurant, group, order, compare, isWhy, isAverage, isShare].every(
    (each) => each === undefined,
  );
}
