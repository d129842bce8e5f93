import type { InvoiceRow } from '#functions/billing/invoice-row.ts';

/**
 * Returns a number such as `INV-202611-1A2B3C4D`: short enough to read aloud, and unique together with the
 * restaurant's name.
 */
export function invoiceNumber({
  invoice_id,
  issued_at,
}: Pick<InvoiceRow, 'invoice_id' | 'issued_at'>): string {
  return `INV-${issued_at.slice(0, 7).replace('-', '')}-${invoice_id.slice(-8).toUpperCase()}`;
}
