import { AppError } from '#functions/platform/app-error.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import { paid } from '#shared/billing/ledger.ts';
import { nextState } from '#shared/billing/subscription-state.ts';
import { invoicePaid, invoiceRefunded, invoiceUnpaid } from '../billing-events.ts';
import { retry } from '../change-subscription.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import { giveUp, refundEntry } from '../settle-payment.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { runs } from '../subscription-steps.ts';
import { voidedInvoice } from '../voided-invoice.ts';
import type { ActionDependencies, Change, Performed, RowInAction } from './action-dependencies.ts';
import { isCreditPurchase } from './assert-allowed.ts';
import { declinedInWords, emailInvoice, findInvoice, grantCredit } from './on-any-provider.ts';

/** Performs an action with built-in payments. Each step may have been done before. */
export async function performBuiltIn(dependencies: ActionDependencies, row: RowInAction): Promise<Performed> {
  const { id, what } = row.action;
  switch (what.action) {
    case 'retry':
      return retryCharge(dependencies, row);
    case 'credit':
      await grantCredit(dependencies, row, { id, cents: what.cents });
      return { change: (after) => ({ ...after, credit_balance: after.credit_balance + what.cents }) };
    case 'coupon':
      return { change: (after) => ({ ...after, coupon: { id, percent_off: what.percent_off } }) };
    case 'refund':
      return refund(dependencies, row, what);
    case 'mark_paid':
      return { change: await markPaid(dependencies, await findInvoice(dependencies, row, what)) };
    case 'void':
      return { change: await voidInvoice(dependencies, await findInvoice(dependencies, row, what)) };
    case 'write_off':
      if (runs(row)) await giveUp(dependencies, row);
      return {};
    case 'resend':
      await emailInvoice(dependencies, await findInvoice(dependencies, row, what), id);
      return {};
    // No bank confirms built-in payments.
    case 'cancel_upgrade':
      return {};
  }
}

async function retryCharge(dependencies: ActionDependencies, row: RowInAction): Promise<Performed> {
  // A call charged the card, then crashed before it recorded the payment.
  if (row.overdue === undefined) return {};
  const settled = await retry(dependencies, row, { by: 'administrator', tryId: row.action.id });
  return settled.outcome === 'declined' ? { declined: declinedInWords(settled.reason) } : {};
}

async function refund(
  { invoices, payments, clock }: ActionDependencies,
  row: RowInAction,
  what: Extract<BillingAction, { action: 'refund' }>,
): Promise<Performed> {
  const { id } = row.action;
  const { cents } = what;
  const invoice = await findInvoice({ invoices }, row, what);
  const before = invoice.refund_ids ?? [];
  if (!before.includes(id)) {
    await payments.refund({ key: id, paymentId: invoice.payment_id ?? '', cents });
    const entry = refundEntry(invoice, clock.now().toISOString(), cents);
    const entries = [...invoice.entries, entry];
    const refunded = (invoice.refunded ?? 0) + cents;
    const next = { ...invoice, refunded, entries, refund_ids: [...before, id] };
    const isSaved = await invoices.saveRefund(next, invoiceRefunded(next, entry));
    if (!isSaved) throw new AppError('subscription_changed');
  }
  if (!isCreditPurchase(invoice)) return {};
  return { change: (after) => ({ ...after, credit_balance: Math.max(0, after.credit_balance - cents) }) };
}

async function markPaid({ invoices, clock }: ActionDependencies, invoice: InvoiceRow): Promise<Change> {
  const at = clock.now().toISOString();
  const entries = [...invoice.entries, paid(at, { cash: invoice.due, credit: 0 })];
  const settled = { ...invoice, status: 'paid' as const, paid_at: at, payment_id: 'manual', entries };
  await invoices.settle(settled, invoicePaid({ restaurantId: invoice.restaurant_id, at, invoice }, true));
  return withoutDebt(invoice);
}

async function voidInvoice({ invoices, clock }: ActionDependencies, invoice: InvoiceRow): Promise<Change> {
  const at = clock.now().toISOString();
  const { credit, restaurant_id: restaurantId } = invoice;
  const event = invoiceUnpaid('invoice_voided', { restaurantId, at, invoice });
  await invoices.settle(voidedInvoice(invoice, at), event);
  const settle = withoutDebt(invoice);
  return (row) => ({
    ...settle(row),
    credit_balance: row.credit_balance + credit,
    credit_used: row.credit_used - credit,
  });
}

/** Restores access after this invoice is settled. */
function withoutDebt({ invoice_id }: InvoiceRow): Change {
  return (row): SubscriptionRow => {
    const { overdue, ...rest } = row;
    if (overdue?.invoice_id !== invoice_id) return row;
    return { ...rest, state: nextState(row.state, 'settled') };
  };
}
