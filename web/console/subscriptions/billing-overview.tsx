import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import type { BillingDashboard } from '#web/console/api/billing.ts';
import { Figure, FigureStrip } from '#web/console/figure-strip.tsx';
import {
  ACTIVE_PLANS,
  NO_EARLIER_SUBSCRIBERS,
  percentText,
  SUBSCRIPTIONS_ENDED,
} from '#web/console/metric-text.ts';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './subscriptions.module.css';

/** Billing totals. */
export function BillingOverview({ billing }: { billing: BillingDashboard }) {
  const count = (figure: number) => formatCount(figure);
  return (
    <Stack gap={3} className={styles.stack}>
      <FigureStrip>
        <Figure
          label="Monthly recurring revenue"
          value={formatExactDollars(billing.monthly_recurring_revenue)}
        >
          {ACTIVE_PLANS}
        </Figure>
        <Figure label="Active subscriptions" value={count(billing.active_subscriptions)}>
          {formatExactDollars(billing.average_revenue_per_user)} each on average
        </Figure>
        <Figure label="Total revenue" value={formatExactDollars(billing.total_revenue)}>
          all time, after refunds and lost disputes, before tax
        </Figure>
      </FigureStrip>
      <FigureStrip>
        <Figure label="Churn rate" value={percentText(billing.churn_rate)}>
          {billing.churn_rate === null ? NO_EARLIER_SUBSCRIBERS : SUBSCRIPTIONS_ENDED}
        </Figure>
        <Figure label="Upcoming renewals" value={count(billing.upcoming_renewals)}>
          in the next 7 days
        </Figure>
        <Figure
          label="Overdue payments"
          value={count(billing.overdue_payments)}
          href={billing.overdue_payments === 0 ? undefined : invoicesWith('overdue')}
        >
          {billing.overdue_payments === 0 ? undefined : 'unpaid invoices'}
        </Figure>
        <Figure
          label="Open disputes"
          value={count(billing.open_disputes)}
          href={billing.open_disputes === 0 ? undefined : invoicesWith('disputed')}
        >
          {billing.open_disputes === 0 ? undefined : 'payments disputed by cardholders'}
        </Figure>
        <Figure label="Credits" value={formatExactDollars(billing.total_credits_purchased)}>
          purchased, {formatExactDollars(billing.credits_used)} used
        </Figure>
      </FigureStrip>
      <Differences billing={billing} />
      {billing.payments === 'simulated' ? <Notice title="Test mode">No cards are charged.</Notice> : null}
    </Stack>
  );
}

function invoicesWith(status: string): string {
  return `${CONSOLE_SECTIONS.subscriptions.path}?tab=invoices&status=${status}`;
}

/** What the nightly comparison with the payment provider has found. */
function Differences({ billing: { reconciliation } }: { billing: BillingDashboard }) {
  if (reconciliation === null || reconciliation.total === 0) return null;
  const { total, differences } = reconciliation;
  const title = total === 1 ? '1 difference from Stripe' : `${formatCount(total)} differences from Stripe`;
  return (
    <Notice tone="warning" title={title}>
      <ul>
        {differences.map(({ restaurant_id, text, fix }) => (
          <li key={`${restaurant_id} ${text}`}>
            {text} {fix}{' '}
            {restaurant_id === null ? null : (
              <Link href={linkTo.adminBill(restaurant_id)}>Open the bill</Link>
            )}
          </li>
        ))}
      </ul>
      <p>
        To replay recent events, run <code>npm run replay-payment-events</code> with the number of hours. If
        differences remain, add <code>--again</code>.
      </p>
    </Notice>
  );
}
