import type { BilledFeature } from '#shared/billing/plan-catalog.ts';
import { formatPercent } from '#shared/format/numbers.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { queryName } from './compose-reply.ts';
import { figureText } from './format-figure.ts';
import { METRICS, type MetricId } from './metrics/metrics.ts';
import { dayName, firstOfMonth } from './period.ts';
import type { PlatformQuery } from './platform-query.ts';

/** The rows that restaurants are listed from: metrics with few enough rows to read. */
export type Ranking =
  | {
      from:
        | 'invoices'
        | 'overdue'
        | 'subscriptions'
        | 'signups'
        | 'trials'
        | 'leaving'
        | 'debts'
        | 'standing';
    }
  /** Uses in a calendar month, as plans count them. */
  | { from: 'usage'; label: string; features: readonly BilledFeature[] };

export type RankedRestaurant = { name: string; value: number };
/** `outOf` is the number of restaurants checked. */
export type RankedRestaurants = { ranked: RankedRestaurant[]; outOf?: number };

/** How a query ranks restaurants, or why it can't, in a sentence. */
export function rankingOf({
  metric,
  feature,
  plan,
  period,
  isPeriodAssumed,
  compare,
  order,
}: PlatformQuery): Ranking | string {
  if (compare !== undefined) return 'I can list restaurants for one period, but I can’t compare periods.';
  if (order === 'least' && !CAN_BE_LEAST.has(metric))
    return 'This list leaves out restaurants at zero, so I can show the highest but not the lowest.';
  const byUsage = (label: string, features: readonly BilledFeature[]): Ranking | string => {
    const isMonth = period.from === firstOfMonth(period.to) && period.months === 1;
    return isMonth || isPeriodAssumed
      ? { from: 'usage', label, features }
      : 'Restaurant usage is counted by calendar month. Ask for one month.';
  };
  if (metric === 'trials' || metric === 'leaving' || metric === 'standing') return { from: metric };
  if (metric === 'overdueAmount') return { from: 'debts' };
  if (metric === 'aiRequests' || metric === 'aiUsers') {
    if (feature === undefined) return byUsage('AI uses', ['ai_content', 'image_enhancement']);
    if (feature === 'image_enhancement') return byUsage('Enhanced photos', ['image_enhancement']);
    return 'We count each restaurant’s AI use as one total. Ask which restaurants use AI the most.';
  }
  if (feature !== undefined) return 'I can’t rank restaurants by that metric.';
  if (metric === 'mrr' || metric === 'subscriptions')
    return isPeriodAssumed ? { from: 'subscriptions' } : 'I can only list current subscribers.';
  if (plan !== undefined) return 'I can’t use that metric to rank the restaurants on one plan.';
  if (metric === 'texts' || metric === 'textUsers') return byUsage('Texts', ['sms_campaigns']);
  if (metric === 'ads' || metric === 'adUsers') return byUsage('Ads', ['facebook_ads']);
  if (metric === 'revenue') return { from: 'invoices' };
  if (metric === 'overdue')
    return isPeriodAssumed ? { from: 'overdue' } : 'I can only list current overdue invoices.';
  if (metric === 'signups') return { from: 'signups' };
  return `I can’t list restaurants by “${METRICS[metric].label}.” Ask about one restaurant by name.`;
}

const CAN_BE_LEAST: ReadonlySet<MetricId> = new Set([
  'revenue',
  'mrr',
  'aiRequests',
  'texts',
  'ads',
  'overdueAmount',
]);

const TOP = 5;
const MOST_LISTED = 20;

/** Ties at the lowest value, which all belong in the list. */
function isTiedForLeast(
  { order, limit }: PlatformQuery,
  one: RankedRestaurant,
  last: RankedRestaurant | undefined,
): boolean {
  return order === 'least' && limit === undefined && one.value === last?.value;
}

/** The total of the list, for metrics read from rows. */
function wholeOf({ metric }: PlatformQuery, { ranked, outOf }: RankedRestaurants): string | undefined {
  if (METRICS[metric].isFromRows !== true) return undefined;
  if (METRICS[metric].unit === 'cents')
    return figureText(
      ranked.reduce((sum, { value }) => sum + value, 0),
      'cents',
    );
  if (outOf === undefined) return figureText(ranked.length, 'count');
  const share = outOf === 0 ? '' : ` (${formatPercent((100 * ranked.length) / outOf)})`;
  return `${figureText(ranked.length, 'count')} of ${figureText(outOf, 'count')}${share}`;
}

export function rankingReply(
  query: PlatformQuery,
  ranking: Ranking,
  { ranked, outOf }: RankedRestaurants,
): AssistantReply {
  const { order, limit = order === undefined ? MOST_LISTED : TOP, metric } = query;
  const { label, unit } =
    ranking.from === 'usage' && METRICS[metric].isFromRows !== true
      ? { ...METRICS[metric], label: ranking.label }
      : METRICS[metric];
  const sign = order === 'least' ? 1 : -1;
  const sorted = ranked.toSorted(
    (one, other) => sign * (one.value - other.value) || (one.name < other.name ? -1 : 1),
  );
  const shown = sorted.filter((each, at) => at < limit || isTiedForLeast(query, each, sorted[limit - 1]));
  const name = queryName(query).replace(METRICS[metric].label, label);
  const isUntil = metric === 'trials' || metric === 'leaving';
  const isName = isUntil || metric === 'signups' || metric === 'subscriptions';
  const listed = shown.map((each) => {
    if (isUntil) return `${each.name} until ${dayName(new Date(each.value).toISOString().slice(0, 10))}`;
    return isName ? each.name : `${each.name} ${figureText(each.value, unit)}`;
  });
  const more = sorted.length - shown.length;
  const rest = order === undefined && more > 0 ? ` and ${more} more` : '';
  const whole = wholeOf(query, { ranked, outOf });
  const named = listed.length === 0 ? 'none' : `${listed.join(', ')}${rest}`;
  const { meaning } = METRICS[metric];
  const text = [
    whole === undefined ? `${name}: ${named}.` : `${name}: ${whole}.`,
    ...(whole === undefined || listed.length === 0 ? [] : [`${named}.`]),
    ...(meaning === undefined || whole === undefined ? [] : [`Definition: ${meaning}.`]),
  ].join(' ');
  return {
    text,
    insights: [],
    recommendations: [],
    confidence: query.isPeriodAssumed && METRICS[metric].kind === 'flow' ? 90 : 100,
    query: name,
    ...(!isName &&
      shown.length > 1 && {
        chart: {
          title: label,
          kind: 'rows' as const,
          unit: unit === 'cents' ? ('dollars' as const) : ('count' as const),
          points: shown.map((each) => ({
            label: each.name,
            value: unit === 'cents' ? each.value / 100 : each.value,
          })),
        },
      }),
    section: METRICS[metric].section,
    suggestions: [],
  };
}
