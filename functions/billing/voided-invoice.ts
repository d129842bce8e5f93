import { billedAmounts } from '#shared/billing/invoice.ts';
import { creditReturned, voided } from '#shared/billing/ledger.ts';
import type { InvoiceRow } from './invoice-row.ts';

/** Voids an overdue invoice, and returns the credit that paid a part of it. */
export function voidedInvoice(invoice: InvoiceRow, at: string): InvoiceRow {
  const returned = invoice.credit === 0 ? [] : [creditReturned(at, invoice.credit)];
  const entries = [...invoice.entries, ...returned, voided(at, billedAmounts(invoice))];
  return { ...invoice, status: 'void', entries };
}
