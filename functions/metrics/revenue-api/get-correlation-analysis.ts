import type { Operation } from '#functions/platform/http/http-handler.ts';
import { activeSubscriptions } from '#shared/billing/billing-figures.ts';
import { BILLED_FEATURES, type BilledFeature } from '#shared/billing/plan-catalog.ts';
import { aiFiguresOf } from '#shared/metrics/ai-figures.ts';
import { analyticsPeriod } from '#shared/metrics/analytics-period.ts';
import type { revenueAnalyticsRoutes } from '#shared/metrics/contract/revenue-analytics-routes.ts';
import { addCounts, type Counts } from '#shared/metrics/event-figures.ts';
import { countOf } from '#shared/metrics/platform-counts.ts';
import { type FeatureTotals, featureRoi } from '#shared/metrics/revenue/feature-roi.ts';
import { type PlanRevenue, planRevenue, potentialIncrease } from '#shared/metrics/revenue/plan-revenue.ts';
import { segmentCents } from '#shared/sms/sms-price.ts';
import type { RevenueAnalyticsDependencies } from './dependencies.ts';
import { sampleRestaurants } from './sample-restaurants.ts';

const DAYS_A_MONTH = 30;
const MICROS_A_CENT = 10_000;
type Totals = Readonly<Record<BilledFeature, FeatureTotals>>;

/**
 * Totals come from daily counters, correlations from at most 66 restaurants. Its cost doesn’t depend on the number of
 * restaurants.
 */
export function createGetCorrelationAnalysis(
  dependencies: RevenueAnalyticsDependencies,
): Operation<typeof revenueAnalyticsRoutes.getCorrelationAnalysis> {
  const { figures, clock } = dependencies;
  return async ({ query: { feature_type, time_period } }) => {
    const now = clock.now();
    const period = analyticsPeriod(now, time_period);
    const [platform, photos] = await figures.listDaysOf(['platform', 'feature#image_enhancement']);
    const days = platform?.days ?? [];
    const before = sumOf(days, (day) => day < period.from);
    const during = sumOf(days, (day) => day >= period.from);
    const ever = addCounts([before, during]);
    const plans = planRevenue({ before, ever });
    const [subscriptions, months] = [activeSubscriptions(ever), time_period / DAYS_A_MONTH];
    const sample = await sampleRestaurants(dependencies, { days, active: subscriptions, months });
    const totals = totalsOf(during, {
      photos: sumOf(photos?.days ?? [], (day) => day >= period.from),
      today: period.to,
    });
    const asked = BILLED_FEATURES.filter((feature) => feature_type === 'all' || feature_type === feature);
    return {
      data: {
        feature_roi: asked.map((feature) => {
          const uses = sample.map(({ usage, monthlyCents }) => ({ uses: usage[feature], monthlyCents }));
          const found = featureRoi(uses, { totals: totals[feature], subscriptions, months });
          return roiAnswer(feature, totals[feature], found);
        }),
        ...planAnswers(plans),
        sample: { restaurants: sample.length, of: Math.max(sample.length, subscriptions) },
        period,
        as_of: now.toISOString(),
      },
    };
  };
}

function sumOf(days: readonly { day: string; counts: Counts }[], isWithin: (day: string) => boolean): Counts {
  return addCounts(days.filter(({ day }) => isWithin(day)).map(({ counts }) => counts));
}

/** Restaurants pay for their ads themselves. */
function totalsOf(platform: Counts, { photos, today }: { photos: Counts; today: string }): Totals {
  const [all, ofPhotos] = [aiFiguresOf(platform), aiFiguresOf(photos)];
  const { sum_sms_launched_messages: launched = 0, sum_sms_canceled_messages: canceled = 0 } = platform;
  const texts = Math.max(0, launched - canceled);
  return {
    ai_content: {
      uses: Math.max(0, all.requests - ofPhotos.requests),
      costCents: Math.max(0, all.costMicros - ofPhotos.costMicros) / MICROS_A_CENT,
    },
    sms_campaigns: { uses: texts, costCents: texts * segmentCents(today) },
    facebook_ads: { uses: countOf(platform, 'ad_launched'), costCents: undefined },
    image_enhancement: { uses: ofPhotos.requests, costCents: ofPhotos.costMicros / MICROS_A_CENT },
  };
}

function roiAnswer(
  feature: BilledFeature,
  { uses, costCents }: FeatureTotals,
  { roi, impactCents, correlation }: ReturnType<typeof featureRoi>,
) {
  return {
    feature,
    roi: roi ?? null,
    usage_count: uses,
    revenue_impact: impactCents === undefined ? null : impactCents / 100,
    cost: costCents === undefined ? null : Math.round(costCents) / 100,
    correlation: correlation ?? null,
  };
}

function planAnswers(plans: readonly PlanRevenue[]) {
  return {
    customer_segments: plans.map(({ name, subscribers, price, revenue, growth }) => ({
      segment: name,
      count: subscribers,
      avg_revenue: subscribers === 0 ? 0 : price / 100,
      total_revenue: revenue / 100,
      growth,
    })),
    pricing_optimization: {
      current_plans: plans.map(({ name, price, subscribers, revenue, suggestedPrice }) => ({
        plan: name,
        price: price / 100,
        subscribers,
        revenue: revenue / 100,
        suggested_price: suggestedPrice / 100,
      })),
      potential_increase: potentialIncrease(plans) / 100,
    },
  };
}
