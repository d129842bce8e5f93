import { planMonth } from '#shared/billing/invoice.ts';
import { PLAN_CATALOG, PLAN_IDS, type PlanId } from '#shared/billing/plan-catalog.ts';
import type { BilledInvoice } from '#web/billing/api/billing.ts';
import type { BillingDashboard, Subscription } from '#web/console/api/billing.ts';

const AT = '2026-01-15T12:00:00.000Z';
const NEXT = '2026-02-15T12:00:00.000Z';

/** One restaurant in each plan. */
const RECURRING = PLAN_IDS.reduce((sum, id) => sum + PLAN_CATALOG[id].monthlyCents / 100, 0);

/** Shown with a sample badge if the data can't be loaded (spec, console §4). */
export const SAMPLE_BILLING: BillingDashboard = {
  total_revenue: 12 * RECURRING,
  active_subscriptions: 3,
  monthly_recurring_revenue: RECURRING,
  churn_rate: 2.5,
  average_revenue_per_user: RECURRING / PLAN_IDS.length,
  upcoming_renewals: 1,
  overdue_payments: 1,
  open_disputes: 0,
  total_credits_purchased: 500,
  credits_used: 180,
  payments: 'simulated',
  reconciliation: null,
  as_of: AT,
};

export const SAMPLE_SUBSCRIPTIONS: readonly Subscription[] = [
  sample('Sample Trattoria', 'professional', 'active'),
  sample('Sample Diner', 'basic', 'past_due'),
  sample('Sample Steakhouse', 'enterprise', 'active'),
];

export const SAMPLE_INVOICES: readonly BilledInvoice[] = [
  sampleInvoice('Sample Trattoria', 'professional', 'paid'),
  sampleInvoice('Sample Diner', 'basic', 'overdue'),
];

function sample(restaurant_name: string, plan_id: PlanId, status: Subscription['status']): Subscription {
  const { name, monthlyCents, limits } = PLAN_CATALOG[plan_id];
  const used = (limit: number, share: number) => ({ used: Math.round(limit * share), limit });
  return {
    id: restaurant_name,
    restaurant_name,
    email: 'owner@example.com',
    plan: name,
    plan_id,
    status,
    monthly_revenue: monthlyCents / 100,
    billing_cycle: 'monthly',
    next_billing_date: NEXT,
    created_date: AT,
    cancel_at_period_end: false,
    next_plan: null,
    usage: {
      ai_content: used(limits.ai_content, 0.62),
      sms_campaigns: used(limits.sms_campaigns, 0.8),
      facebook_ads: used(limits.facebook_ads, 0.5),
      image_enhancement: used(limits.image_enhancement, 0.94),
    },
    credits: { balance: 20, purchased: 50, used: 30 },
  };
}

function sampleInvoice(
  restaurant_name: string,
  plan_id: PlanId,
  status: BilledInvoice['status'],
): BilledInvoice {
  const { name, monthlyCents } = PLAN_CATALOG[plan_id];
  const amount = monthlyCents / 100;
  return {
    invoice_id: restaurant_name,
    number: 'INV-SAMPLE',
    restaurant_id: restaurant_name,
    restaurant_name,
    plan: name,
    status,
    issued_at: AT,
    paid_at: status === 'paid' ? AT : null,
    period_start: AT,
    period_end: NEXT,
    lines: [{ text: planMonth(name), amount }],
    total: amount,
    credit: 0,
    due: amount,
    refunded: 0,
    refundable: 0,
    tax: 0,
    dispute: null,
  };
}
