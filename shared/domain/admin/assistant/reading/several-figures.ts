import { METRICS } from '../metrics/metrics.ts';
import type { Period } from '../period.ts';
import type { PlatformQuery } from '../platform-query.ts';
import type { ReadQuestion } from './question-reading.ts';
import { readPeriods } from './read-periods.ts';
import { type Mended, plainWords } from './tokens.ts';

const MOST_FIGURES = 3;
const OF_SOME =
  /\b(?:restaurants?|customers?|clients?|accounts?|owners?|subscribers?|people|users?|who|anyone) (?:(?:that|who|which|have|has|also|of ours|did) )*\w+(?: up)? (?:and|but)\b/;
const JOINED = / (?:and|plus|versus|as well as) /;

type Reading = {
  today: string;
  read: (part: string, periods: readonly Period[]) => ReadQuestion;
};

/**
 * "Revenue and sign-ups this month": each figure of its own, of the same days. Undefined where a part is no figure, or
 * says more than the others, such as a plan: it may be meant for all of them or for one.
 */
export function readSeveral(question: string, { today, read }: Reading): ReadQuestion | undefined {
  const plain = plainWords(question.replaceAll(/[&+/;]|,(?!\s*\d)/g, ' and ')).replaceAll(
    /\b(and )+/g,
    'and ',
  );
  const parts = plain.split(JOINED);
  const { periods } = readPeriods(plain, today);
  // "Restaurants that signed up and paid" are those that did both.
  if (OF_SOME.test(plain)) return undefined;
  if (parts.length > MOST_FIGURES || periods.length > 1) return undefined;
  const queries: PlatformQuery[] = [];
  const mended: Mended[] = [];
  for (const part of parts) {
    const found = read(part, periods);
    if (found.kind !== 'query' || !isPlain(found.query)) return undefined;
    queries.push(found.query);
    mended.push(...found.mended);
  }
  // Rows of restaurants are read once: more would be more than ten calls.
  if (queries.filter(({ metric }) => METRICS[metric].isFromRows === true).length > 1) return undefined;
  return queries.length > 1 ? { kind: 'several', queries, mended } : undefined;
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
