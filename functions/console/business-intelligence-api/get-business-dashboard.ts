import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { BusinessFigures } from '#shared/console/business-intelligence/business-figures.ts';
import {
  businessInsights,
  businessRecommendations,
  type Insight,
} from '#shared/console/business-intelligence/business-insights.ts';
import type { businessIntelligenceRoutes } from '#shared/console/contract/business-intelligence-routes.ts';
import type { BusinessIntelligenceDependencies } from './dependencies.ts';
import { forecastOf, readBusiness } from './read-business.ts';

/** Spec, console §3: business intelligence dashboard. */
export function createGetBusinessDashboard(
  dependencies: BusinessIntelligenceDependencies,
): Operation<typeof businessIntelligenceRoutes.getBusinessDashboard> {
  return async ({ query: { time_period } }) => {
    const now = dependencies.clock.now();
    const business = await readBusiness(dependencies, { now, days: time_period });
    const { figures, pass, atRisk, risk } = business;
    const { revenue, active } = figures;
    return {
      data: {
        period: figures.period,
        key_metrics: {
          total_revenue: revenue,
          active_customers: active,
          churn_risk_customers: risk.atRisk,
          growth_rate: figures.revenueChange,
        },
        platform_performance: {
          revenue_summary: {
            total_revenue: revenue,
            monthly_growth: figures.monthlyGrowth,
            monthly_recurring_revenue: figures.recurring,
            average_revenue_per_customer: figures.averageRevenue,
          },
          customer_summary: {
            active_customers: active,
            new_customers_this_month: figures.newThisMonth,
            customer_retention_rate: figures.retention,
          },
        },
        revenue_forecast: { forecast_data: forecastOf(business) },
        customer_segments: segmentsOf(figures),
        at_risk_customers: {
          total_at_risk: risk.atRisk,
          immediate_action_required: risk.immediate,
          total_scored: risk.scored,
          as_of: pass?.as_of ?? null,
          customers: atRisk,
        },
        insights: businessInsights(figures, risk).map(describe),
        recommendations: businessRecommendations(figures, risk).map(describe),
        generated_at: now.toISOString(),
      },
    };
  };
}

function segmentsOf({ plans, restaurants, active }: BusinessFigures) {
  return [
    ...plans.map(({ planId, name, subscribers, recurring }) => ({
      plan_id: planId,
      segment: name,
      count: subscribers,
      monthly_revenue: recurring,
    })),
    {
      plan_id: null,
      segment: 'No plan',
      count: Math.max(0, restaurants - active),
      monthly_revenue: 0,
    },
  ];
}

function describe({ restaurantId, ...insight }: Insight) {
  return { ...insight, ...(restaurantId !== undefined && { restaurant_id: restaurantId }) };
}
