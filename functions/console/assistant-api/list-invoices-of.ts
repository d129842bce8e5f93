import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { DaySpan } from '#shared/console/assistant/figure-view.ts';

type Invoices = Pick<InvoicesRepository, 'listByStatusEventually'>;

/** So many invoices are read for one question: at most three calls for those that are paid. */
const AT_ONCE = 400;
const PAGES = { paid: 3, overdue: 1, written_off: 1 } as const;
/** Of more paid ones none is read. */
export const MOST_INVOICES = AT_ONCE * PAGES.paid;

/** Invoices of these days, of all restaurants; not a part of them where there are more than can be read. */
export async function listInvoicesOf(
  invoices: Invoices,
  status: InvoiceRow['status'],
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
