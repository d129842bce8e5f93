import type { Charged, ChargedInvoice } from '#functions/payments/stripe/list-charged-invoices.ts';
import { INVOICE_STATUSES, type InvoiceStatus } from '#shared/billing/invoice.ts';
import { type PaymentDifference, REPLAY } from '#shared/billing/payment-difference.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import { idOfStripe } from './invoice-id.ts';

/** Our statuses of an invoice that has each of Stripe's. */
const STATUSES: Readonly<Record<string, readonly InvoiceStatus[]>> = {
  paid: ['paid'],
  open: ['overdue', 'processing'],
  void: ['void'],
  uncollectible: ['written_off'],
};
const NAMES: Readonly<Record<InvoiceStatus, string>> = {
  paid: 'paid',
  processing: 'in progress',
  overdue: 'unpaid',
  void: 'voided',
  written_off: 'written off',
};

type Found = { what: string; fix: string };

/** A replay settles unpaid invoices and adds refunds. It never changes what was paid. */
const CORRECT = 'Open it in Stripe and settle the difference with a refund or credit.';
const REFUND_FAILED = 'A refund failed. Refund the owner another way.';
const OTHER_ACCOUNT = 'Check that the stage uses the right Stripe account’s key.';

/** All invoices that were issued between two moments, and purchases of credit. */
export async function listIssued(
  invoices: Pick<InvoicesRepository, 'listByStatusEventually'>,
  { from, to }: { from: Date; to: Date },
): Promise<InvoiceRow[]> {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const rows: InvoiceRow[] = [];
  for (const status of INVOICE_STATUSES) {
    let startAfter: Record<string, string> | undefined;
    do {
      const issued = { from: first, to: end.slice(0, 10) };
      const page = await invoices.listByStatusEventually(status, { limit: 400, startAfter, issued });
      rows.push(...page.invoices.filter(({ issued_at }) => issued_at < end));
      startAfter = page.next;
    } while (startAfter !== undefined);
  }
  return rows;
}

/** What our invoices and Stripe's disagree on: amounts, statuses, credit, and refunds. One sentence each. */
export function findInvoiceDifferences(
  rows: readonly InvoiceRow[],
  { invoices, credits, refundedCents }: Charged,
): PaymentDifference[] {
  const inStripe = new Map(invoices.map((each) => [each.stripeId, each]));
  const ours = new Set(rows.map(({ stripe_invoice_id }) => stripe_invoice_id));
  const payments = new Set(rows.map(({ payment_id }) => payment_id));
  const missing = invoices.filter(({ stripeId, status, total, isMoved }) => {
    // An unpaid one may be an attempt to begin a plan, which we don't keep.
    return status === 'paid' && total > 0 && !isMoved && !ours.has(stripeId);
  });
  return [
    ...rows.flatMap((row) => {
      const { stripe_invoice_id: id, payment_id = '' } = row;
      const found = [
        ...(id === undefined ? [] : stateDifferences(row, inStripe.get(id))),
        ...refundDifferences(row, refundedCents.get(payment_id)),
      ];
      return found.map(({ what, fix }) => ({
        restaurant_id: row.restaurant_id,
        text: `The invoice from ${formatUtcDay(row.issued_at)} ${what}`,
        fix,
      }));
    }),
    ...missing.map(({ stripeId, total }) => ({
      restaurant_id: null,
      text: `Invoice ${stripeId} (${priceOf(total)}) is paid in Stripe but isn’t here.`,
      fix: REPLAY,
    })),
    ...credits
      .filter(({ paymentId }) => !payments.has(paymentId))
      .map(({ paymentId, cents }) => ({
        restaurant_id: null,
        text: `Credit of ${priceOf(cents)} (${paymentId}) is paid in Stripe but isn’t here.`,
        fix: REPLAY,
      })),
  ];
}

function stateDifferences(row: InvoiceRow, invoice: ChargedInvoice | undefined): Found[] {
  const { status, total, dispute } = row;
  if (invoice === undefined) return isMoved(row) ? [] : [{ what: 'isn’t in Stripe.', fix: OTHER_ACCOUNT }];
  // Stripe leaves an invoice paid after its payment is lost in a dispute.
  const expected = STATUSES[invoice.status] ?? [];
  const isSame = expected.includes(dispute?.status === 'lost' ? 'paid' : status);
  const isUnpaid = status === 'overdue' || status === 'processing';
  const there = expected[0] === undefined ? invoice.status : NAMES[expected[0]];
  return [
    ...(total === invoice.total
      ? []
      : [{ what: differs(priceOf(total), priceOf(invoice.total)), fix: CORRECT }]),
    ...(isSame ? [] : [{ what: differs(NAMES[status], there), fix: isUnpaid ? REPLAY : CORRECT }]),
  ];
}

/** Stripe’s invoice is newer than ours, so it may not be listed with these days. */
function isMoved({ invoice_id, stripe_invoice_id = '', issued_at }: InvoiceRow): boolean {
  return invoice_id !== idOfStripe(stripe_invoice_id, issued_at);
}

const differs = (here: string, there: string) => `is ${here} here but ${there} in Stripe.`;

/** `there`: undefined for a payment that isn't of these days, or not by card or bank account. */
function refundDifferences({ refunded = 0, dispute }: InvoiceRow, there: number | undefined): Found[] {
  // Credit that was lost in a dispute counts as refunded here.
  if (there === undefined || there === refunded || dispute !== undefined) return [];
  const what = `has ${priceOf(refunded)} refunded here but ${priceOf(there)} in Stripe.`;
  return [{ what, fix: there > refunded ? REPLAY : REFUND_FAILED }];
}
