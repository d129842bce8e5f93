import * as z from 'zod/mini';
import { invoiceNumber } from '#functions/billing/invoice-number.ts';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { sortableNumber } from '#functions/platform/aws/sortable-number.ts';
import { INVOICE_FLAGS, INVOICE_STATUSES } from '#shared/billing/invoice.ts';
import { foldName } from '#shared/text/name-search.ts';

/** Where the console lists an invoice. The ID in its keys lists equal ones by time, the oldest first. */
export const InvoiceEntrySchema = z.object({
  restaurant_id: z.string(),
  invoice_id: z.string(),
  status: z.enum(INVOICE_STATUSES),
  flag: z.optional(z.enum(INVOICE_FLAGS)),
  amount_key: z.string(),
  name_key: z.string(),
  /** The part of the invoice’s number that differs between invoices of a month. */
  number_end: z.string(),
  /** Epoch second, as of the invoice. */
  expires_at: z.optional(z.int()),
});
export type InvoiceEntry = z.output<typeof InvoiceEntrySchema>;

export function entryOf(row: InvoiceRow): InvoiceEntry {
  const { restaurant_id, invoice_id, status, flag, expires_at } = row;
  return {
    restaurant_id,
    invoice_id,
    status,
    ...(flag !== undefined && { flag }),
    amount_key: `${sortableNumber(row.total)}#${invoice_id}`,
    name_key: `${foldName(row.restaurant_name)}#${invoice_id}`,
    number_end: numberEnd(invoiceNumber(row)),
    ...(expires_at !== undefined && { expires_at }),
  };
}

export function numberEnd(number: string): string {
  return number.slice(-8).toUpperCase();
}
