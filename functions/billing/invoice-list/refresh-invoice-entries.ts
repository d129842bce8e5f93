import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { InvoiceEntriesRepository } from './invoice-entries-repository.ts';
import { entryOf } from './invoice-entry.ts';

type Dependencies = {
  invoices: Pick<InvoicesRepository, 'list'>;
  invoiceEntries: Pick<InvoiceEntriesRepository, 'findMany' | 'save'>;
};

/** Compared per restaurant: the newest, eight years of monthly invoices. */
const NEWEST = 100;
const AT_ONCE = 10;

/**
 * Compares the console’s list with restaurants’ invoices and writes what differs: after a function that stopped halfway,
 * and for invoices from before the list existed. It can be repeated.
 */
export async function refreshInvoiceEntries(
  dependencies: Dependencies,
  restaurantIds: readonly string[],
): Promise<void> {
  for (let at = 0; at < restaurantIds.length; at += AT_ONCE) {
    const some = restaurantIds.slice(at, at + AT_ONCE);
    await Promise.all(some.map((restaurantId) => refreshOne(dependencies, restaurantId)));
  }
}

async function refreshOne(
  { invoices, invoiceEntries: entries }: Dependencies,
  restaurantId: string,
): Promise<void> {
  const { invoices: newest } = await invoices.list(restaurantId, { limit: NEWEST });
  const listed = new Map((await entries.findMany(newest)).map((entry) => [entry.invoice_id, entry]));
  for (const entry of newest.map(entryOf))
    if (!isSameJson(entry, listed.get(entry.invoice_id))) await entries.save(entry);
}
