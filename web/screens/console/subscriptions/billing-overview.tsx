import type { BillingDashboard } from '#web/api/admin/billing.ts';
import { Figure, FigureStrip } from '#web/features/console/figure-strip.tsx';
import { exactDollars } from '#web/features/estimates/exact-dollars.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './subscriptions.module.css';

/** What comes in, from whom, and what is owed. */
export function BillingOverview({ billing }: { billing: BillingDashboard }) {
  const count = (figure: number) => figure.toLocaleString('en-US');
  return (
    <div className={styles.stack}>
      <FigureStrip>
        <Figure label="Monthly recurring revenue" value={exactDollars(billing.monthly_recurring_revenue)}>
          list prices of what runs
        </Figure>
        <Figure label="Active subscriptions" value={count(billing.active_subscriptions)}>
          {exactDollars(billing.average_revenue_per_user)} each on average
        </Figure>
        <Figure label="Total revenue" value={exactDollars(billing.total_revenue)}>
          of paid invoices, ever
        </Figure>
      </FigureStrip>
      <FigureStrip>
        <Figure
          label="Churn rate"
          value={billing.churn_rate === null ? '–' : `${billing.churn_rate.toFixed(1)}%`}
        >
          {billing.churn_rate === null ? 'no subscribers 30 days ago' : 'ended in the last 30 days'}
        </Figure>
        <Figure label="Upcoming renewals" value={count(billing.upcoming_renewals)}>
          within seven days
        </Figure>
        <Figure label="Overdue payments" value={count(billing.overdue_payments)}>
          {billing.overdue_payments === 0 ? 'every invoice is paid' : 'unpaid invoices'}
        </Figure>
        <Figure label="Credits" value={exactDollars(billing.total_credits_purchased)}>
          bought, {exactDollars(billing.credits_used)} used
        </Figure>
      </FigureStrip>
      {billing.payments === 'simulated' ? (
        <Notice title="Test mode">
          Payments are simulated: subscriptions, invoices and limits work, and no card is charged.
        </Notice>
      ) : null}
    </div>
  );
}
