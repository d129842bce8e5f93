import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { INVOICE_FLAGS } from '#shared/billing/invoice.ts';
import type { ExplainedInvoice } from '#shared/console/assistant/explain-revenue.ts';
import type { DaySpan } from '#shared/console/assistant/figure-view.ts';
import { earningInvoice } from './earning-invoice.ts';

type Invoices = Pick<InvoicesRepository, 'listByStatusEventually' | 'listByFlagEventually'>;

/** Invoices per call. Paid ones take at most three calls. */
const AT_ONCE = 400;
const PAGES = { paid: 3, overdue: 1, written_off: 1 } as const;
/** With more paid invoices than this, none are read. */
export const MOST_INVOICES = AT_ONCE * PAGES.paid;

/** All invoices of these days, or `too many` rather than only some of them. */
export async function listInvoicesOf(
  invoices: Invoices,
  status: keyof typeof PAGES,
  issued: DaySpan,
): Promise<InvoiceRow[] | 'too many'> {
  const found: InvoiceRow[] = [];
  let startAfter: Record<string, string> | undefined;
  for (let page = 0; page < PAGES[status]; page += 1) {
    const listed = await invoices.listByStatusEventually(status, { limit: AT_ONCE, startAfter, issued });
    found.push(...listed.invoices);
    if (listed.next === undefined) return found;
    startAfter = listed.next;
  }
  return 'too many';
}

/**
 * All invoices that were paid, refunded, or lost in a dispute on these days, and others: those that were issued on them,
 * and those with a refund or dispute whenever they were issued. At most six calls.
 */
export async function listEarningInvoices(
  invoices: Invoices,
  issued: DaySpan,
): Promise<ExplainedInvoice[] | 'too many'> {
  const lists = await Promise.all([
    listInvoicesOf(invoices, 'paid', issued),
    listInvoicesOf(invoices, 'written_off', issued),
    ...INVOICE_FLAGS.map(async (flag) => {
      const { invoices: listed, next } = await invoices.listByFlagEventually(flag, { limit: AT_ONCE });
      return next === undefined ? listed : ('too many' as const);
    }),
  ]);
  const found = new Map<string, InvoiceRow>();
  for (const list of lists) {
    if (list === 'too many') return list;
    for (const row of list) found.set(row.invoice_id, row);
  }
  return [...found.values()].map(earningInvoice);
}
