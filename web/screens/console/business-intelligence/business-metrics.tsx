import {
  counted,
  countWord,
  dollarsWord,
  percentWord,
} from '#shared/domain/admin/business-intelligence/figure-words.ts';
import type { BusinessDashboard } from '#web/api/admin/business-intelligence.ts';
import { Figure, FigureStrip } from '#web/features/console/figure-strip.tsx';

/** Stands for a figure that has nothing to be compared with. */
const NONE = '–';

/** Spec, console §3: key metrics and platform performance. */
export function BusinessMetrics({ business }: { business: BusinessDashboard }) {
  const { key_metrics: key, platform_performance, at_risk_customers: risk } = business;
  const { revenue_summary: revenue, customer_summary: customers } = platform_performance;
  const { immediate_action_required: immediate } = risk;
  return (
    <section aria-label="Key metrics">
      <FigureStrip>
        <Figure label="Total revenue" value={dollarsWord(key.total_revenue)}>
          paid in the last 30 days
        </Figure>
        <Figure label="Active customers" value={countWord(key.active_customers)}>
          {countWord(customers.new_customers_this_month)} new this month
        </Figure>
        <Figure label="Churn risk" value={countWord(key.churn_risk_customers)}>
          {immediate === 0 ? 'no action needed' : `${counted(immediate, 'needs', 'need')} action now`}
        </Figure>
        <Figure label="Growth rate" value={signed(key.growth_rate)}>
          {key.growth_rate === null ? 'no payments in the 30 days before' : 'revenue vs. the 30 days before'}
        </Figure>
      </FigureStrip>
      <FigureStrip>
        <Figure label="Monthly recurring revenue" value={dollarsWord(revenue.monthly_recurring_revenue)}>
          {revenue.monthly_growth === null
            ? 'list prices of what runs'
            : `${signed(revenue.monthly_growth)} in 30 days`}
        </Figure>
        <Figure label="Average revenue" value={dollarsWord(revenue.average_revenue_per_customer)}>
          a customer and month, at list prices
        </Figure>
        <Figure
          label="Customer retention"
          value={
            customers.customer_retention_rate === null ? NONE : percentWord(customers.customer_retention_rate)
          }
        >
          {customers.customer_retention_rate === null
            ? 'no subscribers 30 days ago'
            : 'of those subscribed 30 days ago'}
        </Figure>
        <Figure label="Customers scored" value={countWord(risk.total_scored)}>
          {counted(risk.total_at_risk, 'is', 'are')} at risk
        </Figure>
      </FigureStrip>
    </section>
  );
}

function signed(percent: number | null): string {
  if (percent === null) return NONE;
  return `${percent > 0 ? '+' : ''}${percentWord(percent)}`;
}
