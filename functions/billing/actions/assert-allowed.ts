import { AppError } from '#functions/platform/app-error.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import { isDisputeOpen } from '#shared/billing/dispute.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { runs } from '../subscription-steps.ts';

/** Returns the most cents that can still be refunded to the card that paid an invoice. */
export function refundableCents(invoice: InvoiceRow): number {
  const { status, payment_id, due, refunded = 0, dispute } = invoice;
  if (dispute !== undefined && dispute.status !== 'won') return 0;
  const isPaidByCard = status === 'paid' && payment_id !== 'credit' && payment_id !== 'manual';
  return isPaidByCard ? Math.max(0, due - refunded) : 0;
}

/** Throws `not_found`, or `billing_action_refused` with what to do instead. */
export async function assertAllowed(
  { invoices }: { invoices: Pick<InvoicesRepository, 'find'> },
  row: SubscriptionRow,
  what: BillingAction,
): Promise<void> {
  const { restaurant_id, overdue } = row;
  if (!('invoice_id' in what)) {
    if (!runs(row)) throw refused('This subscription has ended. Refund one of its invoices instead.');
    if (what.action === 'retry' && overdue === undefined)
      throw refused('There are no failed charges. All invoices are paid.');
    if (what.action === 'cancel_upgrade' && row.unconfirmed_upgrade === undefined)
      throw refused('There’s no pending upgrade. Reload the page to see the current plan.');
    return;
  }
  const invoice = await invoices.find(restaurant_id, what.invoice_id);
  if (invoice === undefined) throw new AppError('not_found');
  if (what.action === 'resend') return;
  if (what.action === 'refund') return assertRefundable(row, invoice, what.cents);
  if (invoice.status !== 'overdue')
    throw refused('This invoice isn’t overdue. You can only settle, void, or write off an overdue invoice.');
}

function assertRefundable(row: SubscriptionRow, invoice: InvoiceRow, cents: number): void {
  if (invoice.dispute !== undefined && isDisputeOpen(invoice.dispute.status))
    throw refused('This payment is disputed. Wait for the bank’s decision.');
  const most = refundableCents(invoice);
  if (most === 0) throw refused('This invoice has no card payment to refund. Give credit instead.');
  if (cents > most) throw refused(`You can refund up to ${priceOf(most)} of this invoice.`);
  if (isCreditPurchase(invoice) && cents > row.credit_balance)
    throw refused(`Only ${priceOf(row.credit_balance)} of this credit is left. Refund up to that amount.`);
}

export function isCreditPurchase({ lines }: InvoiceRow): boolean {
  return lines.every(({ kind }) => kind === 'credit');
}

function refused(message: string): AppError {
  return new AppError('billing_action_refused', { message });
}
