import type { MetricId } from '../metrics/metrics.ts';
import type { PlatformQuery } from '../platform-query.ts';
import { readPeriods } from './read-periods.ts';
import { metricOf } from './subject-rules.ts';
import { plainWords, type Token, tokensOf } from './tokens.ts';

const BESIDE = '(?:and|versus|against|than|compared to|compared with)';
const BEFORE = '(?:in )?(?:the )?UNIT (?:before|earlier|prior)(?: that| it)?';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** Days whose unit before is the period before. */
const UNITS = [
  ['yesterday|today', 'day'],
  ['last week', 'week'],
  [`last month|${MONTH}(?: 20\\d\\d)?`, 'month'],
] as const;

/** "October and the month before" as a comparison; undefined where the days before are not certain. */
export function withUnitBefore(plain: string): string | undefined {
  const read = UNITS.reduce(
    (text, [days, unit]) =>
      text.replace(
        new RegExp(`\\b(${days}) ${BESIDE} ${BEFORE.replace('UNIT', unit)}\\b(?! last| yesterday)`),
        '$1 compared with the period before',
      ),
    plain,
  );
  const left = new RegExp(
    `\\b${BESIDE} ${BEFORE.replace('UNIT', '(?:day|week|month|quarter|year)')}\\b(?! last| yesterday)`,
  );
  return left.test(read) ? undefined : read;
}

/** What guests pay them. */
export function isMoneyOfRestaurants(plain: string): boolean {
  return /\b(?:restaurants?|owners|customers|clients|venues|accounts|users|tenants) (?:make|made|makes|making|earn|earned|earns|earning)\b(?! us\b)/.test(
    plain,
  );
}

const JOINS = new Set(['and', 'or', 'plus', 'versus', 'vs', 'v', 'against', 'than', 'compared', 'compare']);

/** "Time" alone may mean how long something takes. */
const ALL_TIME = /\ball (?:of )?time\b/g;

/** Whether words on both sides of an “and” mean figures that are not the same one. */
export function hasTwoFigures(question: string): boolean {
  // A sign between two words joins them too, but for the comma of a date.
  const { tokens } = tokensOf(
    plainWords(question.replaceAll(/[&+/;]|,(?!\s*\d)/g, ' and ')).replaceAll(ALL_TIME, ''),
  );
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (JOINS.has(token.words)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const figures = parts
    .map((part) => new Set(part.flatMap((token) => (token.kind === 'subject' ? [token.subject] : []))))
    .filter(({ size }) => size > 0);
  const [first, ...others] = figures;
  if (first === undefined) return false;
  return others.some((other) => {
    const isSame = first.size === other.size && first.isSubsetOf(other);
    return !isSame && (metricOf(first) === undefined || metricOf(first) !== metricOf(other));
  });
}

/** Of these, how many there are at a moment is another figure than how many were made in some days. */
const MADE: ReadonlySet<MetricId> = new Set(['publications', 'ads', 'campaigns', 'textCampaigns', 'photos']);
const AT_A_MOMENT =
  /\b(?:now|currently|current|presently|at the moment|(?:do|did) (?:we|they|restaurants|you) have|we have|are there|there are|is there|are (?:\w+ )?published)\b/;

/** Why a figure, though named, may not be the one that is meant; undefined where it is. Asked of models' readings too. */
export function hasOtherMeaning(
  plain: string,
  { metric, group, period, compare }: PlatformQuery,
): string | undefined {
  if (!MADE.has(metric) || group !== undefined || compare !== undefined) return undefined;
  // The days of the question, not those that a model took for it.
  const { periods } = readPeriods(plain, period.to);
  const hasPeriod = periods.length > 0;
  const isOneDay = periods.every(({ from, to }) => from === to);
  const isPublished = metric === 'publications' && /\bpublished\b/.test(plain) && !hasPeriod;
  const isOfToday = isOneDay && /\b(?:published|live|running) (?:web ?)?(?:sites?|pages?)\b/.test(plain);
  const isOfMoment = isOneDay && AT_A_MOMENT.test(plain);
  if (!isPublished && !isOfToday && !isOfMoment) return undefined;
  return metric === 'publications'
    ? 'How many websites are public at a moment I do not know. Ask for those published in a period.'
    : 'I count what is made in some days, not how much of it there is at a moment. Name the days.';
}
