import { emailOwner } from '#functions/email/email-owner.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { CREDIT_LINE, VOIDED } from '#shared/billing/invoice.ts';
import { creditGranted } from '#shared/billing/ledger.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import { priceOf } from '#shared/billing/price-words.ts';
import { reasonForAdministrators } from '#shared/billing/test-cards.ts';
import type { EmailMessage } from '#shared/contract/queue-messages.ts';
import { formatUtcDay } from '#shared/format/dates.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { ActionDependencies, RowInAction } from './action-dependencies.ts';

/** Reads the invoice that an action names. */
export async function findInvoice(
  { invoices }: Pick<ActionDependencies, 'invoices'>,
  { restaurant_id }: RowInAction,
  { invoice_id }: { invoice_id: string },
): Promise<InvoiceRow> {
  const invoice = await invoices.find(restaurant_id, invoice_id);
  if (invoice === undefined) throw new AppError('not_found');
  return invoice;
}

/** A declined card, as administrators read it. */
export function declinedInWords(reason: string): string {
  const said = reasonForAdministrators(reason);
  return `The charge failed again, so the invoice is still overdue. ${said}`.trim();
}

/** Writes a courtesy credit as an invoice of $0 with its ledger entries. */
export async function grantCredit(
  { invoices, restaurants, clock }: ActionDependencies,
  { restaurant_id, plan_id }: RowInAction,
  { id, cents }: { id: string; cents: number },
): Promise<void> {
  const at = clock.now().toISOString();
  const { name, address = '' } = (await restaurants.find(restaurant_id)) ?? { name: '' };
  await invoices.create({
    invoice_id: id,
    plan_id,
    issued_at: at,
    period_start: at,
    period_end: at,
    lines: [
      { kind: 'credit', text: CREDIT_LINE, cents },
      { kind: 'discount', text: 'Courtesy credit', cents: -cents },
    ],
    total: 0,
    credit: 0,
    due: 0,
    restaurant_id,
    restaurant_name: name,
    restaurant_address: address,
    status: 'paid',
    paid_at: at,
    payment_id: 'credit',
    entries: [creditGranted(at, cents)],
  });
}

/** Emails an invoice to the owner again. Emails with the same ID are sent once. */
export async function emailInvoice(
  dependencies: Pick<ActionDependencies, 'emails' | 'log'>,
  invoice: InvoiceRow,
  id: string,
): Promise<void> {
  await emailOwner(dependencies, invoiceMessage(invoice, id));
}

function invoiceMessage(invoice: InvoiceRow, id: string): EmailMessage {
  const { restaurant_id, lines, status, due, refunded = 0, issued_at, plan_id } = invoice;
  const billed = lines.map(
    ({ text, cents }) => `${text}: ${cents < 0 ? '−' : ''}${priceOf(Math.abs(cents))}`,
  );
  const state = {
    paid: `Paid: ${priceOf(due)}`,
    processing: `Bank debit in progress: ${priceOf(due)}`,
    overdue: `Amount due: ${priceOf(due)}`,
    void: VOIDED,
    written_off: 'No payment is due.',
  }[status];
  const back = refunded === 0 ? [] : [`Refunded: ${priceOf(refunded)}`];
  const notice = {
    by: 'administrator' as const,
    subject: `Your ${PLAN_CATALOG[plan_id].name} invoice from ${formatUtcDay(issued_at)}`,
    paragraphs: [[...billed, state, ...back].join('\n'), 'Download it in Billing.'],
    path: '/dashboard/billing',
  };
  return { kind: 'notice', user_id: restaurant_id, request_id: `invoice-${id}`, notice };
}
