import { unknownWord } from './assistant-reply.ts';
import { METRICS } from './metrics/metrics.ts';
import { isTimeGroup, type PlatformQuery } from './platform-query.ts';
import { rankingOf } from './rankings.ts';

const MOST_NAMED = 50;

/** Why the metrics can't answer a query, in a sentence; undefined if they can. */
export function whyNot(query: PlatformQuery): string | undefined {
  const { group, restaurant, isWhy, isAverage, limit, order } = query;
  if (limit !== undefined && (order === undefined || limit < 1 || limit > MOST_NAMED))
    return unknownWord(String(limit));
  const { isFromRows } = METRICS[query.metric];
  if (isFromRows === true) return ofFilters({ ...query, group: undefined }) ?? ofRows(query);
  if (group !== 'restaurant') return ofFilters(query) ?? ofShape(query);
  if (restaurant !== undefined || isWhy === true || isAverage === true)
    return 'I can list restaurants, but I can’t combine the list with other options.';
  const ranking = rankingOf(query);
  return typeof ranking === 'string' ? ranking : undefined;
}

/** Checks metrics from rows, which cover only some days and groups. */
function ofRows(query: PlatformQuery): string | undefined {
  const { metric, group, compare, isAverage, isWhy, isPeriodAssumed, period, restaurant } = query;
  const { label, isOfToday } = METRICS[metric];
  if (metric === 'standing' && restaurant === undefined) return 'Which restaurant? Enter its name.';
  if (compare !== undefined || isAverage === true || isWhy === true)
    return `I can show “${label}” for only one period at a time.`;
  if (group !== undefined && group !== 'restaurant') return `I can’t break down “${label}” by ${group}.`;
  if (isOfToday === true && !isPeriodAssumed && period.label !== 'today') return onlyToday(label);
  const ranking = rankingOf(query);
  return typeof ranking === 'string' ? ranking : undefined;
}

const onlyToday = (label: string) => `I only have today’s value for “${label}.”`;

type Filtered = Pick<PlatformQuery, 'metric' | 'plan' | 'feature' | 'restaurant'> & {
  group?: PlatformQuery['group'] | undefined;
};

/** Checks the filters and groups of a metric. */
function ofFilters({ metric, group, plan, feature, restaurant }: Filtered): string | undefined {
  const { label, byPlan, byFeature, byRestaurant } = METRICS[metric];
  const filters = [plan, feature, restaurant].filter((each) => each !== undefined).length;
  if (filters > 1) return 'I can filter by a plan, a feature, or a restaurant, but only one at a time.';
  if ((plan !== undefined || group === 'plan') && byPlan === undefined)
    return `I can’t break down “${label}” by plan.`;
  if ((feature !== undefined || group === 'feature') && byFeature === undefined)
    return `I can’t break down “${label}” by AI feature.`;
  if (restaurant !== undefined && byRestaurant === undefined)
    return `I don’t have “${label}” for individual restaurants.`;
  const isSplit = group === 'plan' || group === 'feature';
  return isSplit && filters > 0 ? 'I can only break down metrics for the whole platform.' : undefined;
}

/** Checks combinations that a query can't have. */
function ofShape(query: PlatformQuery): string | undefined {
  const { metric, group, compare, order, isAverage, isWhy, isPeriodAssumed } = query;
  const { label, isRatio, isOfToday } = METRICS[metric];
  const isWhole = [query.plan, query.feature, query.restaurant, group, order].every(
    (each) => each === undefined,
  );
  if (isWhy === true && !(isWhole && (metric === 'revenue' || metric === 'mrr')))
    return 'I can explain changes in revenue or monthly recurring revenue, but only for the whole platform.';
  if (isTimeGroup(group) && compare !== undefined)
    return `I can show one period by ${group}, but I can’t compare two.`;
  if (query.isShare === true && (isRatio === true || compare !== undefined))
    return 'I can split a total into percentages for one period at a time.';
  if (order !== undefined && compare !== undefined)
    return 'I can rank by a metric, but not by how much it changed.';
  if (order !== undefined && group === undefined)
    return 'What should I rank? I can rank by month, week, day, plan, feature, or restaurant.';
  if (isAverage === true && isRatio !== true && !isTimeGroup(group))
    return 'What kind of average? I can average by day, week, or month.';
  if (isOfToday === true && (!isPeriodAssumed || group !== undefined || compare !== undefined))
    return onlyToday(label);
  return undefined;
}
