import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { DaySpan } from '#shared/console/assistant/figure-view.ts';

type Invoices = Pick<InvoicesRepository, 'listByStatusEventually'>;

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
