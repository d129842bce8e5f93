import { getSettledSubscription, getSubscription } from '#functions/billing/change-subscription.ts';
import { listInvoices } from '#functions/billing/invoice-list/list-invoices.ts';
import { createReconciliationBook } from '#functions/billing/stripe/reconciliation-book.ts';
import { subscribedTo } from '#functions/billing/subscribed-to.ts';
import { listSubscriptions } from '#functions/billing/subscription-list/list-subscriptions.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { emailOwner } from '#functions/email/email-owner.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import {
  activeSubscriptions,
  churnRate,
  openDisputes,
  overdueInvoices,
  recurringCents,
  upcomingRenewals,
} from '#shared/billing/billing-figures.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { nextPlan, type PlanId } from '#shared/billing/plan-catalog.ts';
import { revenueCents } from '#shared/billing/revenue.ts';
import { addCounts } from '#shared/metrics/event-figures.ts';
import { dollars, invoiceAnswer, previewAnswer, subscriptionAnswer } from './billing-answers.ts';
import { changeInWords, changeSubscription, quotePlanChange } from './change-plan.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { invoiceFile } from './invoice-file.ts';
import { noted } from './own-operations.ts';
import { planMessage } from './plan-notice.ts';

type Platform = Pick<
  Operations<typeof billingRoutes>,
  | 'getBillingDashboard'
  | 'listSubscriptions'
  | 'updateSubscription'
  | 'previewSubscription'
  | 'listInvoices'
  | 'downloadInvoice'
>;

const OWNER_PAYS_FIRST =
  'This restaurant has an overdue invoice. Once the owner pays it, you can change the plan.';
const PLAN_CHANGED =
  'Someone else just changed this plan, so nothing was charged. Review it, then try again.';
const DAY_MS = 86_400_000;
const CHURN_DAYS = 30;

/** Operations of administrators on all plans. */
export function createPlatformBillingOperations(dependencies: BillingOperationDependencies): Platform {
  const { restaurants, planUsage, rules } = dependencies;
  return {
    getBillingDashboard: async () => ({ data: await billingDashboard(dependencies) }),
    listSubscriptions: async ({ query }) => {
      const { listed, ...page } = await listSubscriptions(dependencies, query);
      const [usage, plans] = await Promise.all([
        planUsage.findMany(listed.flatMap(({ row }) => usagePlace(row))),
        rules.planLimits(),
      ]);
      const answers = listed.map(({ row, owner }) =>
        subscriptionAnswer(row, { owner, usage: usage.get(row.restaurant_id), plans }),
      );
      return { data: { subscriptions: answers, ...page } };
    },
    updateSubscription: async ({ params: { id }, body }, { audit }) => {
      const get = body.plan_id === 'upgrade' ? getSettledSubscription : getSubscription;
      const row = await get(dependencies, id);
      if (body.from_plan !== undefined && body.from_plan !== row.plan_id)
        throw new AppError('subscription_changed', { message: PLAN_CHANGED });
      audit.subject = { restaurantId: id };
      audit.before = noted(row);
      const plan_id = planWanted(row, body.plan_id);
      const changed = await changeSubscription(dependencies, row, { ...body, plan_id, by: 'administrator' });
      const { row: after, paid } = changed;
      audit.after = noted(after, paid);
      const message = planMessage(row, changed);
      if (message !== undefined) await emailOwner(dependencies, message);
      const [owner, usage, plans] = await Promise.all([
        restaurants.find(id),
        planUsage.findMany(usagePlace(after)),
        rules.planLimits(),
      ]);
      return {
        message: changeInWords(row, changed, 'administrator'),
        charged: dollars(paid?.due ?? 0),
        data: subscriptionAnswer(after, { owner, usage: usage.get(id), plans }),
      };
    },
    previewSubscription: async ({ params: { id }, query }) => {
      const row = await getSubscription(dependencies, id);
      const planId = planWanted(row, query.plan_id);
      const quote = await quotePlanChange(dependencies, row, planId);
      return { data: previewAnswer(quote, await rules.planLimits()) };
    },
    downloadInvoice: ({ params: { id, restaurant_id } }) => invoiceFile(dependencies, restaurant_id, id),
    listInvoices: async ({ query }) => {
      const { invoices, ...page } = await listInvoices(dependencies, query);
      return { data: { invoices: invoices.map(invoiceAnswer), ...page } };
    },
  };
}

/** Returns the key of a subscription's current usage. */
function usagePlace(row: SubscriptionRow) {
  const subscribed = subscribedTo(row);
  return subscribed === undefined ? [] : [{ restaurantId: row.restaurant_id, period: subscribed.period }];
}

/** Throws `payment_due`, `no_larger_plan`. */
function planWanted<Wanted extends PlanId | 'upgrade' | undefined>(
  { plan_id: present, overdue }: SubscriptionRow,
  wanted: Wanted,
): PlanId | Exclude<Wanted, 'upgrade'> {
  if (wanted !== undefined && overdue !== undefined)
    throw new AppError('payment_due', { message: OWNER_PAYS_FIRST });
  if (wanted !== 'upgrade') return wanted as Exclude<Wanted, 'upgrade'>;
  const larger = nextPlan(present);
  if (larger === undefined) throw new AppError('no_larger_plan');
  return larger;
}

async function billingDashboard({
  figures,
  clock,
  stripe,
  records,
}: Pick<BillingOperationDependencies, 'figures' | 'clock' | 'stripe' | 'records'>) {
  const now = clock.now();
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const [before, during, reconciled] = await Promise.all([
    figures.total('platform', { from: '0', to: day(CHURN_DAYS) }),
    figures.total('platform', { from: day(CHURN_DAYS - 1), to: '9' }),
    createReconciliationBook(records).find(),
  ]);
  const ever = addCounts([before, during]);
  const [active, recurring] = [activeSubscriptions(ever), recurringCents(ever)];
  return {
    total_revenue: dollars(revenueCents(ever)),
    active_subscriptions: active,
    monthly_recurring_revenue: dollars(recurring),
    churn_rate: churnRate(before, during),
    average_revenue_per_user: active === 0 ? 0 : dollars(Math.round(recurring / active)),
    upcoming_renewals: upcomingRenewals(ever, now),
    overdue_payments: overdueInvoices(ever),
    open_disputes: openDisputes(ever),
    total_credits_purchased: dollars(ever.sum_credit_purchased_cents ?? 0),
    credits_used: dollars(ever.sum_invoice_paid_credit_cents ?? 0),
    payments: stripe === undefined ? ('simulated' as const) : ('stripe' as const),
    reconciliation: reconciled ?? null,
    as_of: now.toISOString(),
  };
}
