import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import { paidRevenue, returnedRevenue } from '#shared/billing/revenue.ts';
import type { ExplainedInvoice } from '#shared/console/assistant/explain-revenue.ts';

/** An invoice with what it added to revenue and what was taken back. A payment lost in a dispute counts as paid. */
export function earningInvoice(row: InvoiceRow): ExplainedInvoice {
  const returned = row.entries.flatMap((entry) => {
    const cents = returnedRevenue(row, entry);
    return cents === 0 ? [] : [{ at: entry.at, cents }];
  });
  const status = row.status === 'written_off' && row.paid_at !== undefined ? 'paid' : row.status;
  return { ...row, status, total: paidRevenue(row), returned };
}
