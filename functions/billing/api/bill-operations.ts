import { actOnBill, settledRow } from '#functions/billing/actions/act-on-bill.ts';
import type { SubscriptionRow } from '#functions/billing/subscription-row.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { dollars } from './billing-answers.ts';
import type { BillingOperationDependencies } from './dependencies.ts';
import { noted } from './own-operations.ts';
import { subscriptionDetails } from './subscription-details.ts';

type Bill = Pick<Operations<typeof billingRoutes>, 'getSubscription' | 'actOnSubscription'>;

/** Operations of administrators on a restaurant's bill. */
export function createBillOperations(dependencies: BillingOperationDependencies): Bill {
  return {
    getSubscription: async ({ params: { id } }) => ({
      data: await subscriptionDetails(dependencies, await settledRow(dependencies, id)),
    }),
    actOnSubscription: async ({ params: { id }, body }, { audit }) => {
      audit.subject = { restaurantId: id };
      const invoiceBefore = await statusOf(dependencies, id, body);
      const { before, after } = await actOnBill(dependencies, { restaurantId: id, what: body }).catch(
        async (error: unknown) => {
          // A charge was tried, so the audit log has it.
          if (error instanceof AppError && error.isAfterWork) {
            const tried = await settledRow(dependencies, id);
            audit.after = { ...billNoted(tried), ...asked(body), is_declined: true };
          }
          throw error;
        },
      );
      const invoiceAfter = await statusOf(dependencies, id, body);
      audit.before = { ...billNoted(before), ...invoiceBefore };
      audit.after = { ...billNoted(after), ...invoiceAfter, ...asked(body) };
      return { message: done(body), data: await subscriptionDetails(dependencies, after) };
    },
  };
}

/** Describes a bill for an audit record, with its credit in dollars. */
function billNoted(row: SubscriptionRow) {
  const { credit_balance, coupon } = row;
  const off = coupon === undefined ? {} : { coupon_percent: coupon.percent_off };
  return { ...noted(row), credit: dollars(credit_balance), ...off };
}

async function statusOf({ invoices }: BillingOperationDependencies, id: string, body: BillingAction) {
  if (!('invoice_id' in body)) return {};
  const invoice = await invoices.find(id, body.invoice_id);
  if (invoice === undefined) return {};
  return {
    invoice: invoice.invoice_id,
    invoice_status: invoice.status,
    refunded: dollars(invoice.refunded ?? 0),
  };
}

/** Describes an action for audit records. */
function asked({ idempotency_key: _key, ...what }: BillingAction) {
  const { action } = what;
  return {
    action,
    ...('cents' in what && { amount: dollars(what.cents) }),
    ...('reason' in what && { reason: what.reason }),
  };
}

function done(body: BillingAction): string {
  switch (body.action) {
    case 'retry':
      return 'We charged the card. The invoice is paid.';
    case 'credit':
      return `Added ${priceOf(body.cents)} in credit. We’ll apply it to the next invoice.`;
    case 'coupon':
      return `Added ${body.percent_off}% off the next month.`;
    case 'refund':
      return `Refunded ${priceOf(body.cents)} to the card.`;
    case 'mark_paid':
      return 'Invoice marked as paid.';
    case 'void':
      return 'Invoice voided. The plan continues.';
    case 'write_off':
      return 'Invoice written off. The plan has ended.';
    case 'cancel_upgrade':
      return 'Upgrade canceled. Nothing was charged.';
    case 'resend':
      return 'We’re emailing the invoice to the owner.';
  }
}
