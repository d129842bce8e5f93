import { formatCount, formatCounted, formatDollars } from '#shared/format/numbers.ts';
import type { BusinessDashboard } from '#web/console/api/business-intelligence.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import {
  ACTIVE_PLANS,
  changeText,
  NO_EARLIER_PAYMENTS,
  NO_EARLIER_SUBSCRIBERS,
  percentText,
  REVENUE_COMPARED,
} from '#web/console/metric-text.ts';

/** Spec, console §3: key metrics and platform performance. */
export function BusinessMetrics({ business }: { business: BusinessDashboard }) {
  const { key_metrics: key, platform_performance, at_risk_customers: risk } = business;
  const { revenue_summary: revenue, customer_summary: customers } = platform_performance;
  const { immediate_action_required: immediate } = risk;
  return (
    <section aria-label="Key metrics">
      <FigureStrip>
        <Figure label="Total revenue" value={formatDollars(key.total_revenue)}>
          payments minus refunds and lost disputes, last 30 days
        </Figure>
        <Figure label="Active customers" value={formatCount(key.active_customers)}>
          {formatCount(customers.new_customers_this_month)} new this month
        </Figure>
        <Figure label="Churn risk" value={formatCount(key.churn_risk_customers)}>
          {immediate === 0 ? 'no action needed' : `${formatCounted(immediate, 'needs', 'need')} action now`}
        </Figure>
        <Figure label="Growth rate" value={changeText(key.growth_rate)}>
          {key.growth_rate === null ? NO_EARLIER_PAYMENTS : REVENUE_COMPARED}
        </Figure>
      </FigureStrip>
      <FigureStrip>
        <Figure label="Monthly recurring revenue" value={formatDollars(revenue.monthly_recurring_revenue)}>
          {revenue.monthly_growth === null
            ? ACTIVE_PLANS
            : `${changeText(revenue.monthly_growth)} in 30 days`}
        </Figure>
        <Figure label="Average revenue" value={formatDollars(revenue.average_revenue_per_customer)}>
          per customer per month, at list prices
        </Figure>
        <Figure label="Customer retention" value={percentText(customers.customer_retention_rate)}>
          {customers.customer_retention_rate === null
            ? NO_EARLIER_SUBSCRIBERS
            : 'of subscribers from 30 days ago'}
        </Figure>
        <Figure label="Customers scored" value={formatCount(risk.total_scored)}>
          {formatCounted(risk.total_at_risk, 'is', 'are')} at risk
        </Figure>
      </FigureStrip>
    </section>
  );
}
