import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import { monthAfter } from '#shared/metrics/revenue/monthly-revenue.ts';
import type {
  CorrelatedFeature,
  CorrelationAnalysis,
  RevenueForecast,
} from '#web/console/api/revenue-analytics.ts';

const AT = '2026-01-15T12:00:00.000Z';
const ACTUAL = [3_980, 4_210, 4_350, 4_520, 4_690, 4_880];
const SUBSCRIBERS: Readonly<Record<PlanId, number>> = { basic: 24, professional: 18, enterprise: 4 };

/** Shown with a sample badge if the forecast can't be loaded (spec, console §4). */
export function sampleForecast(months: number): RevenueForecast {
  const past = ACTUAL.map((actual_revenue, at) => ({
    month: monthAfter('2025-07', at),
    actual_revenue,
    predicted_revenue: null,
    low: null,
    high: null,
    confidence: null,
  }));
  const rowOf = (at: number) => {
    const predicted = 5_000 + 110 * at;
    return {
      month: monthAfter('2026-01', at),
      actual_revenue: null,
      predicted_revenue: predicted,
      low: predicted - 180 - 40 * at,
      high: predicted + 180 + 40 * at,
      confidence: Math.max(20, 80 - 2 * at),
    };
  };
  const next = Array.from({ length: months }, (_, at) => rowOf(at + 1));
  return {
    forecast_data: [...past, ...next],
    current_month: rowOf(0),
    growth_rate: 12.5,
    total_predicted: next.reduce((sum, each) => sum + each.predicted_revenue, 0),
    method: 'damped_holt',
    past_forecasts: 3,
    past_error: 150,
    months_of_history: ACTUAL.length,
    month_to_date: { month: '2026-01', revenue: 2_400 },
    as_of: AT,
  };
}

/** Sample correlations of one feature or all. */
export function sampleCorrelations(feature: CorrelatedFeature): CorrelationAnalysis {
  const plans = PLAN_IDS.map((planId) => {
    const { name, monthlyCents, suggestedMonthlyCents } = PLAN_CATALOG[planId];
    return {
      plan: name,
      price: monthlyCents / 100,
      subscribers: SUBSCRIBERS[planId],
      revenue: (SUBSCRIBERS[planId] * monthlyCents) / 100,
      suggested_price: suggestedMonthlyCents / 100,
    };
  });
  return {
    feature_roi: SAMPLE_ROI.filter((each) => feature === 'all' || each.feature === feature),
    customer_segments: plans.map(({ plan, price, subscribers, revenue }, at) => ({
      segment: plan,
      count: subscribers,
      avg_revenue: price,
      total_revenue: revenue,
      growth: 4 * (at + 1),
    })),
    pricing_optimization: {
      current_plans: plans,
      potential_increase: plans.reduce(
        (sum, { subscribers, price, suggested_price }) => sum + subscribers * (suggested_price - price),
        0,
      ),
    },
    sample: { restaurants: 46, of: 46 },
    period: { from: '2025-10-18', to: '2026-01-15' },
    as_of: AT,
  };
}

const SAMPLE_ROI: CorrelationAnalysis['feature_roi'] = [
  sampleRoi('ai_content', { uses: 3_120, impact: 1_840, cost: 420, r: 0.46 }),
  sampleRoi('sms_campaigns', { uses: 8_900, impact: 310, cost: 114, r: 0.31 }),
  sampleRoi('facebook_ads', { uses: 58, impact: 260, cost: null, r: 0.18 }),
  sampleRoi('image_enhancement', { uses: 640, impact: 90, cost: 64, r: 0.12 }),
];

function sampleRoi(
  feature: CorrelationAnalysis['feature_roi'][number]['feature'],
  { uses, impact, cost, r }: { uses: number; impact: number; cost: number | null; r: number },
): CorrelationAnalysis['feature_roi'][number] {
  return {
    feature,
    roi: cost === null ? null : Math.round((100 * (impact - cost)) / cost),
    usage_count: uses,
    revenue_impact: impact,
    cost,
    correlation: { r, low: r - 0.26, high: r + 0.24, n: 46 },
  };
}
