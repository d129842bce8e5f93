import { METRICS } from './metrics/metrics.ts';
import { isTimeGroup, type PlatformQuery } from './platform-query.ts';

const MOST_NAMED = 50;

/** Why the figures cannot answer this, in a sentence; undefined where they can. */
export function whyNot(query: PlatformQuery): string | undefined {
  const { metric, group, plan, feature, restaurant, compare, order, limit, isAverage, isWhy } = query;
  const { label, byPlan, byFeature, byRestaurant, isRatio, isOfToday } = METRICS[metric];
  const lower = `“${label}”`;
  const filters = [plan, feature, restaurant].filter((each) => each !== undefined).length;
  if (filters > 1)
    return 'I can narrow a figure to one plan, one feature or one restaurant, not to several of them at once.';
  if (group === 'restaurant')
    return 'I do not rank restaurants, or list them. Ask for the figure of one by its name.';
  if ((plan !== undefined || group === 'plan') && byPlan === undefined)
    return `${lower} is not kept by plan.`;
  if ((feature !== undefined || group === 'feature') && byFeature === undefined)
    return `${lower} is not kept by AI feature.`;
  if (restaurant !== undefined && byRestaurant === undefined)
    return `${lower} is not kept for a single restaurant.`;
  if (restaurant !== undefined && (group === 'plan' || group === 'feature'))
    return 'A single restaurant’s figures are not kept by plan or by feature.';
  if (isWhy === true) return 'I say how much a figure changed, not why.';
  if (
    isTimeGroup(group) &&
    compare !== undefined &&
    query.isPeriodAssumed === false &&
    order === undefined &&
    isWhy !== true
  )
    return undefined;
  if (order !== undefined && group === undefined)
    return 'The most of what? I can look by month, by week, by day, by plan or by feature.';
  if (limit !== undefined && (order === undefined || limit < 1 || limit > MOST_NAMED))
    return `I do not know what “${limit}” means here.`;
  if (isAverage === true && isRatio !== true && !isTimeGroup(group))
    return 'An average by what? I can give one by day, by week or by month.';
  if (isOfToday === true && (!query.isPeriodAssumed || group !== undefined || compare !== undefined))
    return `${lower} is known of today alone.`;
  return undefined;
}
