import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { AI_FEATURES, type AiFeature } from '#shared/features/ai-features.ts';
import type { FigureScope } from '#shared/metrics/event-figures.ts';
import { type Bucket, bucketsOf } from './bucket.ts';
import { type DayCounts, type DaySpan, viewOf } from './figure-view.ts';
import { METRICS } from './metrics/metrics.ts';
import { earlierOf, laterOf } from './period.ts';
import type { PlatformQuery, TimeGroup } from './platform-query.ts';
import { isTimeGroup } from './platform-query.ts';

/** All days with data, by scope. */
export type FigureDays = ReadonlyMap<FigureScope, readonly DayCounts[]>;

export type ResultRow = { label: string; value: number | null; compared?: number | null; bucket?: Bucket };
export type QueryResult = {
  value: number | null;
  compared?: number | null;
  /** One row per group. */
  rows?: ResultRow[];
  /** Days or months for the chart of a metric without groups. */
  series: ResultRow[];
  /** The first day with data. */
  firstDay: string | undefined;
};

/** The most points that a chart shows well. */
const DAYS_IN_CHART = 92;

const featureName = (feature: AiFeature) => feature.replace('_', ' ');

/** The scopes that a query reads. `restaurantId` is the restaurant that it names. */
export function scopesOf(
  { metric, group, plan, feature }: PlatformQuery,
  restaurantId?: string,
): FigureScope[] {
  if (restaurantId !== undefined) return [`restaurant#${restaurantId}`];
  if (group === 'feature') return ['platform', ...AI_FEATURES.map((each) => `feature#${each}` as const)];
  if (feature !== undefined) return [`feature#${feature}`];
  const isOwn = METRICS[metric].byPlan === 'own';
  if (group === 'plan' && isOwn) return ['platform', ...PLAN_IDS.map((each) => `plan#${each}` as const)];
  if (plan !== undefined && isOwn) return [`plan#${plan}`];
  return ['platform'];
}

/** Runs a query. Undefined if parts don't add up to the total, because then no number is certain. */
export function runQuery(query: PlatformQuery, days: FigureDays): QueryResult | undefined {
  const [main = []] = days.values();
  const firstDay = main[0]?.day;
  const { period, compare, group, plan } = query;
  const from = period.isAll === true && firstDay !== undefined ? firstDay : period.from;
  const span = { from: earlierOf(from, period.to), to: period.to };
  const of = (all: readonly DayCounts[], within: DaySpan, ofPlan?: PlanId) =>
    METRICS[query.metric].value(viewOf(all, within, ofPlan));
  const splitPlan = METRICS[query.metric].byPlan === 'split' ? plan : undefined;
  const value = of(main, span, splitPlan);
  const compared = compare === undefined ? {} : { compared: of(main, compare, splitPlan) };
  if (isTimeGroup(group)) {
    const rows = series(main, { span: sinceFirst(span, firstDay), group, plan: splitPlan });
    return { value, ...compared, rows, series: rows, firstDay };
  }
  if (group === 'plan' || group === 'feature') {
    const parts = group === 'plan' ? planParts(query, days) : featureParts(days);
    const rows = parts.map(({ label, days: ofPart, plan: ofPlan }) => ({
      label,
      value: of(ofPart, span, ofPlan),
      ...(compare !== undefined && { compared: of(ofPart, compare, ofPlan) }),
    }));
    if (!addsUp(query, value, rows)) return undefined;
    return { value, ...compared, rows, series: rows, firstDay };
  }
  const shown = sinceFirst(span, firstDay);
  const daysShown = (Date.parse(shown.to) - Date.parse(shown.from)) / 86_400_000 + 1;
  const isByDay = daysShown <= DAYS_IN_CHART;
  return {
    value,
    ...compared,
    series: series(main, { span: shown, group: isByDay ? 'day' : 'month', plan: splitPlan }),
    firstDay,
  };

  function series(
    all: readonly DayCounts[],
    of_: { span: DaySpan; group: TimeGroup; plan: PlanId | undefined },
  ): ResultRow[] {
    return bucketsOf(of_.span, of_.group).map((bucket) => ({
      label: bucket.label,
      value: of(all, bucket, of_.plan),
      bucket,
    }));
  }
}

function sinceFirst({ from, to }: DaySpan, firstDay: string | undefined): DaySpan {
  return { from: earlierOf(laterOf(from, firstDay ?? from), to), to };
}

type Part = { label: string; days: readonly DayCounts[]; plan?: PlanId };

function planParts({ metric }: PlatformQuery, days: FigureDays): Part[] {
  const isOwn = METRICS[metric].byPlan === 'own';
  return PLAN_IDS.map((plan) => ({
    label: PLAN_CATALOG[plan].name,
    days: days.get(isOwn ? `plan#${plan}` : 'platform') ?? [],
    ...(!isOwn && { plan }),
  }));
}

function featureParts(days: FigureDays): Part[] {
  return AI_FEATURES.map((feature) => ({
    label: featureName(feature),
    days: days.get(`feature#${feature}`) ?? [],
  }));
}

/** True if the parts add up. Otherwise they were counted at different times, or incorrectly. */
function addsUp({ metric }: PlatformQuery, value: number | null, rows: readonly ResultRow[]): boolean {
  if (METRICS[metric].isRatio === true) return true;
  return value === rows.reduce((sum, row) => sum + (row.value ?? 0), 0);
}
