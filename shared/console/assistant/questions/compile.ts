import { unknownWord } from '#shared/console/assistant/assistant-reply.ts';
import { whyNot } from '#shared/console/assistant/check-query.ts';
import { METRICS, type MetricId } from '#shared/console/assistant/metrics/metrics.ts';
import { allTime, lastDays, type Period } from '#shared/console/assistant/period.ts';
import type { Group, PlatformQuery } from '#shared/console/assistant/platform-query.ts';
import { choosePeriods } from './choose-periods.ts';
import type { Slots } from './slots.ts';

/** A parsed question. `plain` has all its words; `rest` has those that aren't dates. */
export type Parts = {
  plain: string;
  rest: string;
  periods: readonly Period[];
  subjects: ReadonlySet<string>;
  slots: Slots;
  today: string;
};
/** `why` says what part of the question the query leaves out. */
export type Compiled = { query: PlatformQuery; why?: string };

const WHICH_DAYS = 'I can’t tell which days you mean. Name one period, or two to compare.';
const TIMES = ['day', 'week', 'month'] as const;
/** Metrics of the whole platform, whose highest value is a day or month, not a restaurant. */
const OF_ALL: ReadonlySet<MetricId> = new Set([
  'restaurants',
  'signups',
  'subscriptions',
  'newSubscriptions',
  'cancellations',
  'withoutPlan',
]);
/** Metrics that count new items, which isn't how many exist now. */
const MADE: ReadonlySet<MetricId> = new Set(['publications', 'ads', 'campaigns', 'textCampaigns', 'photos']);
const AT_A_MOMENT =
  /\b(?:now|currently|current|presently|live|online|at the moment|(?:do|did) (?:we|they|restaurants|you) have|we have|are there|there are|is there|are (?:\w+ )?(?:published|running)|published (?:web)?sites?)\b/;

/** The query of a metric with all slots of the question. */
export function compile(metric: MetricId, parts: Parts, fixed?: Group): Compiled {
  const { slots, subjects } = parts;
  const isShare = slots.asks.has('share') && METRICS[metric].unit !== 'percent';
  const group = fixed ?? groupOf(metric, { slots, subjects });
  const chosen = choosePeriods(daysOf(metric, parts), {
    ...slots,
    group,
    kind: METRICS[metric].kind,
    today: parts.today,
  });
  const [[plan], [feature]] = [slots.plans, slots.features];
  const isRanked = slots.order !== undefined && metric !== 'standing';
  const { period, compare, isPeriodAssumed } = chosen ?? {
    period: lastDays(parts.today, 30),
    isPeriodAssumed: true,
  };
  const query: PlatformQuery = {
    metric,
    period,
    isPeriodAssumed,
    ...(compare !== undefined && { compare }),
    ...(group !== undefined && { group }),
    ...(isRanked && { order: slots.order }),
    ...(slots.number !== undefined && { limit: slots.number }),
    ...(slots.asks.has('average') && { isAverage: true }),
    ...(slots.asks.has('why') && { isWhy: true }),
    ...(isShare && { isShare: true }),
    ...(plan !== undefined && slots.plans.length === 1 && !isShare && { plan }),
    ...(feature !== undefined &&
      slots.features.length === 1 &&
      !(isShare && group === 'feature') && { feature }),
    ...(slots.name !== undefined && { restaurant: slots.name }),
  };
  const why = leftOut(query, parts) ?? (chosen === undefined ? WHICH_DAYS : undefined) ?? whyNot(query);
  return { query, ...(why !== undefined && { why }) };
}

/** What the query leaves out of the question. */
function leftOut(query: PlatformQuery, { plain, slots, periods, rest }: Parts): string | undefined {
  const { metric, group, compare, isShare } = query;
  const { kind, unit, label } = METRICS[metric];
  const { asks, groups, plans, features, strange } = slots;
  if (strange !== undefined) return unknownWord(strange);
  if (slots.name !== undefined && METRICS[metric].byRestaurant !== true) return unknownWord(slots.name);
  if (asks.has('not')) return 'I can’t leave anything out of a metric.';
  if (metric === 'standing' && (periods.length > 0 || /\bhow many\b/.test(plain)))
    return unknownWord(slots.name ?? '');
  if (/\bhow many\b(?! (?:dollars|bucks|credits))/.test(plain) && unit !== 'count')
    return `“${label}” is an amount or a rate, so I can’t count it.`;
  if (isShare === true && group !== 'plan' && group !== 'feature')
    return 'A share of what? I can show shares by plan or AI feature.';
  if (isOfMoment(plain, query, periods))
    return `I can only show “${label}” for a period, not a single moment.`;
  if (/\bnow\b/.test(rest) && kind === 'flow' && periods.some(({ to }) => to < query.period.to))
    return WHICH_DAYS;
  const isUsed = (each: Group) =>
    group === each ||
    (each === 'plan' && plans.length > 0) ||
    (each === 'feature' && features.length > 0) ||
    metric === 'standing' ||
    (each === 'restaurant' && (METRICS[metric].isFromRows === true || slots.name !== undefined));
  if (!groups.every(isUsed)) return `I can’t break down “${label}” in all of those ways at the same time.`;
  const isTwo = asks.has('compare') || asks.has('before');
  return isTwo && compare === undefined ? 'I can’t tell which periods to compare. Name two.' : undefined;
}

/** True if it asks for a current total of a metric that only counts over time. Also checks queries from models. */
export function isOfMoment(
  plain: string,
  { metric, group, compare }: PlatformQuery,
  periods: readonly Period[],
): boolean {
  if (!MADE.has(metric) || group !== undefined || compare !== undefined) return false;
  const isOneDay = periods.every(({ from, to }) => from === to);
  return isOneDay && (AT_A_MOMENT.test(plain) || (/\bpublished\b/.test(plain) && periods.length === 0));
}

function daysOf(metric: MetricId, { periods, rest, plain, slots, today }: Parts): readonly Period[] {
  const [first, second] = periods;
  const hasEverPaid =
    slots.name !== undefined && periods.length === 0 && /\bha(?:s|ve)\b.*\b(?:paid|spent)\b/.test(plain);
  if (hasEverPaid) return [allTime(today)];
  const isBesideNow =
    /\b(?:now|currently|current)\b/.test(rest) &&
    slots.asks.has('compare') &&
    METRICS[metric].kind === 'level';
  return isBesideNow && first !== undefined && second === undefined && first.to < today
    ? [first, lastDays(today, 1)]
    : periods;
}

function groupOf(
  metric: MetricId,
  { slots, subjects }: Pick<Parts, 'slots' | 'subjects'>,
): Group | undefined {
  const { plans, features, groups, order, asks, name } = slots;
  if (metric === 'standing') return undefined;
  if (plans.length > 1 || (asks.has('share') && plans.length > 0)) return 'plan';
  if (features.length > 1 || (asks.has('share') && features.length > 0)) return 'feature';
  if (groups.includes('restaurant') && name === undefined) return 'restaurant';
  const others = groups.filter((group) => group !== 'restaurant');
  const isOfRestaurants = subjects.has('restaurant') || subjects.has('customer');
  if (order !== undefined && isOfRestaurants && !OF_ALL.has(metric) && others.length === 0)
    return 'restaurant';
  if (others.includes('feature') && features.length === 0) return 'feature';
  if (others.includes('plan') && plans.length === 0) return 'plan';
  return TIMES.find((time) => others.includes(time));
}

/** The closest valid query, with as much of the question as possible. */
export function closest(metric: MetricId, parts: Parts): PlatformQuery {
  const { slots } = parts;
  const plain = {
    ...parts,
    plain: '',
    slots: { ...slots, name: undefined, strange: undefined, number: undefined, asks: new Set<string>() },
  };
  const isSplit = slots.asks.has('not') && slots.plans.length > 0;
  const tries: Slots[] = [
    ...(isSplit ? [{ ...plain.slots, plans: [], groups: ['plan' as const] }] : []),
    plain.slots,
    { ...plain.slots, order: undefined, groups: [] },
    { ...plain.slots, order: undefined, groups: [], plans: [], features: [] },
  ];
  for (const each of tries) {
    const { query, why } = compile(metric, { ...plain, slots: each });
    if (why === undefined) return query;
  }
  const { kind } = METRICS[metric];
  return { metric, period: lastDays(parts.today, kind === 'flow' ? 30 : 1), isPeriodAssumed: true };
}
