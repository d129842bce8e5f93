import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import type { BusinessDashboard } from '#web/console/api/business-intelligence.ts';

const dollarsOf = (id: PlanId) => PLAN_CATALOG[id].monthlyCents / 100;
/** One restaurant in each plan. */
const RECURRING = PLAN_IDS.reduce((sum, id) => sum + dollarsOf(id), 0);
const AT = '2026-01-15T12:00:00.000Z';

/** Shown with a sample badge if the metrics can't be loaded (spec, console §4). */
export const SAMPLE_BUSINESS: BusinessDashboard = {
  period: { from: '2025-12-17', to: '2026-01-15' },
  key_metrics: { total_revenue: RECURRING, active_customers: 3, churn_risk_customers: 1, growth_rate: 12.5 },
  platform_performance: {
    revenue_summary: {
      total_revenue: RECURRING,
      monthly_growth: 8.9,
      monthly_recurring_revenue: RECURRING,
      average_revenue_per_customer: RECURRING / PLAN_IDS.length,
    },
    customer_summary: {
      active_customers: 3,
      new_customers_this_month: 1,
      customer_retention_rate: 97.5,
    },
  },
  revenue_forecast: {
    forecast_data: [
      { month: '2026-01', predicted_revenue: 600, confidence: 85 },
      { month: '2026-02', predicted_revenue: 620, confidence: 82 },
      { month: '2026-03', predicted_revenue: 650, confidence: 78 },
      { month: '2026-04', predicted_revenue: 670, confidence: 74 },
      { month: '2026-05', predicted_revenue: 700, confidence: 70 },
      { month: '2026-06', predicted_revenue: 720, confidence: 66 },
    ],
  },
  customer_segments: [
    ...PLAN_IDS.map((plan_id) => ({
      plan_id,
      segment: PLAN_CATALOG[plan_id].name,
      count: 1,
      monthly_revenue: dollarsOf(plan_id),
    })),
    { plan_id: null, segment: 'No plan', count: 2, monthly_revenue: 0 },
  ],
  at_risk_customers: {
    total_at_risk: 1,
    immediate_action_required: 1,
    total_scored: 4,
    as_of: AT,
    customers: [
      {
        restaurant_id: 'sample',
        name: 'Sample Diner',
        risk_score: 75,
        reason: 'No activity for 34 days. The last payment is 5 days past due.',
        reasons: [
          { kind: 'past_due', points: 45, text: 'The last payment is 5 days past due.' },
          { kind: 'silent', points: 30, text: 'No activity for 34 days.' },
        ],
        plan_id: 'basic',
        monthly_revenue: dollarsOf('basic'),
      },
    ],
  },
  insights: [
    {
      kind: 'recurring',
      tone: 'neutral',
      text: `${PLAN_IDS.length} active subscriptions are worth $${RECURRING} a month at list prices.`,
      figures: { active: 3, recurring: RECURRING },
      section: 'subscriptions',
    },
  ],
  recommendations: [
    {
      kind: 'write_first',
      tone: 'warning',
      text: 'Contact Sample Diner first. Its risk score is 75 out of 100.',
      figures: { score: 75, of: 100 },
      section: 'restaurants',
    },
  ],
  generated_at: AT,
};
