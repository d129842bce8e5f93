import type { BilledFeature } from '../../billing/plan-catalogue.ts';
import type { AssistantReply } from './assistant-reply.ts';
import { queryName } from './compose-reply.ts';
import { figureText } from './format-figure.ts';
import { METRICS } from './metrics/metrics.ts';
import { firstOfMonth } from './period.ts';
import type { PlatformQuery } from './platform-query.ts';

/** From which rows restaurants are listed: those of a metric that are few enough to be read. */
export type Ranking =
  | { from: 'invoices' | 'overdue' | 'subscriptions' | 'signups' }
  /** Uses of a calendar month, as plans count them. */
  | { from: 'usage'; label: string; features: readonly BilledFeature[] };

export type RankedRestaurant = { name: string; value: number };

/** How restaurants are ranked by a query; in words why they are not. */
export function rankingOf({
  metric,
  feature,
  plan,
  period,
  isPeriodAssumed,
  compare,
  order,
}: PlatformQuery): Ranking | string {
  if (compare !== undefined) return 'I can list restaurants for one period, not beside another.';
  if (order === 'least')
    return 'Restaurants with none are missing in these lists: I can name the highest, not the lowest.';
  if (order !== undefined && metric === 'overdue')
    return 'I know how many invoices each of them owes, not how much. Ask who owes us money.';
  const byUsage = (label: string, features: readonly BilledFeature[]): Ranking | string => {
    const isMonth = period.from === firstOfMonth(period.to) && period.months === 1;
    return isMonth || isPeriodAssumed
      ? { from: 'usage', label, features }
      : 'What each restaurant uses is counted by calendar months: ask for one.';
  };
  if (metric === 'aiRequests') {
    if (feature === undefined) return byUsage('Uses of AI features', ['ai_content', 'image_enhancement']);
    if (feature === 'image_enhancement') return byUsage('Enhanced photos', ['image_enhancement']);
    return 'Of writing, grading and answering, restaurants have one common count. Ask who uses AI most.';
  }
  if (feature !== undefined) return 'I cannot list restaurants by that.';
  if (metric === 'mrr' || metric === 'subscriptions')
    return isPeriodAssumed ? { from: 'subscriptions' } : 'Who subscribes to what I know of today alone.';
  if (plan !== undefined) return 'I cannot list restaurants of one plan by that.';
  if (metric === 'texts') return byUsage('Texts', ['sms_campaigns']);
  if (metric === 'ads') return byUsage('Ads', ['facebook_ads']);
  if (metric === 'revenue') return { from: 'invoices' };
  if (metric === 'overdue')
    return isPeriodAssumed ? { from: 'overdue' } : 'Who owes what I know of today alone.';
  if (metric === 'signups') return { from: 'signups' };
  return `“${METRICS[metric].label}” is not kept in a way that lists restaurants. Ask for the figure of one by its name.`;
}

const TOP = 5;
const MOST_LISTED = 20;

export function rankingReply(
  query: PlatformQuery,
  ranking: Ranking,
  ranked: readonly RankedRestaurant[],
): AssistantReply {
  const { order, limit = order === undefined ? MOST_LISTED : TOP, metric } = query;
  const { label, unit } =
    ranking.from === 'usage' ? { ...METRICS[metric], label: ranking.label } : METRICS[metric];
  const sign = order === 'least' ? 1 : -1;
  const sorted = ranked.toSorted(
    (one, other) => sign * (one.value - other.value) || (one.name < other.name ? -1 : 1),
  );
  const shown = sorted.slice(0, limit);
  const name = queryName(query).replace(METRICS[metric].label, label);
  const isName = metric === 'signups' || metric === 'subscriptions';
  const listed = shown.map((each) => (isName ? each.name : `${each.name} ${figureText(each.value, unit)}`));
  const more = sorted.length - shown.length;
  const rest = order === undefined && more > 0 ? ` and ${more} more` : '';
  const text = listed.length === 0 ? `${name}: none.` : `${name}: ${listed.join(', ')}${rest}.`;
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
