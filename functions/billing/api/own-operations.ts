import { previewDeletion } from '#functions/accounts/preview-deletion.ts';
import { getSubscription, replaceCard } from '#functions/billing/change-subscription.ts';
import { finishPending } from '#functions/billing/finish-pending.ts';
import type { Invoice } from '#functions/billing/invoice-row.ts';
import { quoteStart } from '#functions/billing/quote-plan.ts';
import { startSubscription } from '#functions/billing/start-subscription.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { runs } from '#functions/billing/subscription-steps.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import { readCursor, writeCursor } from '#functions/platform/http/page-cursor.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { centsOf, dollars, invoiceAnswer, previewAnswer } from './billing-answers.ts';
import { createBuyCredits } from './buy-credits.ts';
import { changeSubscription, quotePlanChange } from './change-plan.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { invoiceFile } from './invoice-file.ts';
import { addsTax, ownBilling, refuseDeclined, refuseUnpaid, refuseWithCheckout } from './own-billing.ts';

type Own = Pick<
  Operations<typeof billingRoutes>,
  | 'getOwnBilling'
  | 'subscribe'
  | 'changeOwnSubscription'
  | 'previewOwnPlan'
  | 'replaceCard'
  | 'buyCredits'
  | 'listOwnInvoices'
  | 'downloadOwnInvoice'
  | 'previewOwnDeletion'
>;

/** Describes a subscription for audit records. */
export function noted(row: SubscriptionRow, paid?: Invoice) {
  const { plan_id, next_plan, state, cancel_at_period_end, unconfirmed_upgrade: upgrade } = row;
  return {
    plan: plan_id,
    state,
    cancel_at_period_end,
    ...(next_plan !== undefined && { next_plan }),
    ...(upgrade !== undefined && { unconfirmed_upgrade: upgrade.plan_id }),
    ...(paid !== undefined && { charged: dollars(paid.due) }),
  };
}

/** Operations of owners on their plan. */
export function createOwnBillingOperations(dependencies: BillingOperationDependencies): Own {
  return {
    getOwnBilling: async (_input, { restaurantId }) => ({
      data: await ownBilling(dependencies, restaurantId),
    }),
    subscribe: async ({ body }, { restaurantId, audit }) => {
      refuseWithCheckout(dependencies);
      const { plan_id: planId, payment_token: token, due } = body;
      const shownCents = due === undefined ? undefined : centsOf(due);
      const settled = await startSubscription(dependencies, restaurantId, { planId, token, shownCents });
      refuseDeclined(settled);
      audit.after = noted(settled.row);
      return { data: await ownBilling(dependencies, restaurantId) };
    },
    changeOwnSubscription: async ({ body }, { restaurantId, audit }) => {
      const row = await getSubscription(dependencies, restaurantId);
      audit.before = noted(row);
      const { row: after, paid } = await changeSubscription(dependencies, row, { ...body, by: 'owner' });
      audit.after = noted(after, paid);
      return { data: await ownBilling(dependencies, restaurantId) };
    },
    previewOwnPlan: async ({ query: { plan_id: planId, keep } }, { restaurantId }) => {
      const row = await finishPending(dependencies, await dependencies.subscriptions.find(restaurantId));
      const now = dependencies.clock.now();
      const quote =
        row !== undefined && runs(row)
          ? await quotePlanChange(dependencies, keep ? { ...row, cancel_at_period_end: false } : row, planId)
          : { ...quoteStart(row, planId, now), addsTax: addsTax(dependencies) };
      return { data: previewAnswer(quote, await dependencies.rules.planLimits()) };
    },
    replaceCard: async ({ body }, { restaurantId, audit }) => {
      refuseWithCheckout(dependencies);
      const row = await getSubscription(dependencies, restaurantId);
      audit.before = { card: row.card.last4 };
      const settled = await replaceCard(dependencies, row, body.payment_token);
      audit.after = { card: settled.row.card.last4 };
      refuseUnpaid(settled);
      return { data: await ownBilling(dependencies, restaurantId) };
    },
    buyCredits: createBuyCredits(dependencies),
    listOwnInvoices: async ({ query: { limit, cursor } }, { restaurantId }) => {
      const startAfter = readCursor(cursor, ['restaurant_id', 'invoice_id'])?.invoice_id;
      const { invoices, next } = await dependencies.invoices.list(restaurantId, { limit, startAfter });
      return { data: { invoices: invoices.map(invoiceAnswer), next_cursor: writeCursor(next) } };
    },
    downloadOwnInvoice: ({ params: { id } }, { restaurantId }) => invoiceFile(dependencies, restaurantId, id),
    previewOwnDeletion: async (_input, { restaurantId }) => ({
      data: await previewDeletion(dependencies, restaurantId),
    }),
  };
}
