import * as z from 'zod/mini';
import { ReconciliationSchema } from '#shared/billing/payment-difference.ts';

const dollars = z.number();

/** In dollars. `churn_rate`: percent in the last 30 days; null without subscribers. */
export const BillingDashboardSchema = z
  .object({
    /** Paid invoices minus refunds and lost disputes, without tax. */
    total_revenue: dollars,
    active_subscriptions: z.int(),
    monthly_recurring_revenue: dollars,
    churn_rate: z.nullable(z.number()),
    average_revenue_per_user: dollars,
    /** Subscriptions that renew within seven days. */
    upcoming_renewals: z.int(),
    overdue_payments: z.int(),
    /** Disputed payments that the bank hasn’t decided. */
    open_disputes: z.int(),
    total_credits_purchased: dollars,
    credits_used: dollars,
    /** True if a payment provider takes real payments. */
    payments: z.enum(['simulated', 'stripe']),
    /** The last comparison with the provider’s records; null before the first, and if there is nothing to compare. */
    reconciliation: z.nullable(ReconciliationSchema),
    as_of: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'BillingDashboard' });
