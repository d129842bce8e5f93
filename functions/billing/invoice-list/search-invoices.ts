import { invoiceNumber } from '#functions/billing/invoice-number.ts';
import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { InvoiceEntriesRepository } from './invoice-entries-repository.ts';

export type InvoiceSearchDependencies = {
  invoices: Pick<InvoicesRepository, 'list' | 'findMany'>;
  invoiceEntries: Pick<InvoiceEntriesRepository, 'findByNumberEventually'>;
  names: Pick<RestaurantNamesRepository, 'search'>;
};

/** A whole number, `INV-202611-1A2B3C4D`, or the part behind its last hyphen. */
const NUMBER = /^(?:inv-\d{6}-)?[0-9a-f]{8}$/i;
/** The most that one search reads, for any number of restaurants. */
const MOST_NAMES = 100;
const MOST_RESTAURANTS = 40;
const NEWEST_OF_EACH = 100;

type Found = { invoices: InvoiceRow[]; more_match: boolean };

/** Finds invoices by number, or else by their restaurant’s name or email address. In no order. */
export async function searchInvoices(
  { invoices, invoiceEntries, names }: InvoiceSearchDependencies,
  search: string,
): Promise<Found> {
  if (NUMBER.test(search)) {
    const entries = await invoiceEntries.findByNumberEventually(search);
    const rows = await invoices.findMany(entries);
    const numbered = rows.filter((row) => invoiceNumber(row).endsWith(search.toUpperCase()));
    if (numbered.length > 0) return { invoices: numbered, more_match: false };
  }
  const { restaurantIds, next } = await names.search(search, { limit: MOST_NAMES });
  const ids = [...new Set(restaurantIds)];
  const lists = await Promise.all(
    ids.slice(0, MOST_RESTAURANTS).map((id) => invoices.list(id, { limit: NEWEST_OF_EACH })),
  );
  return {
    invoices: lists.flatMap((list) => list.invoices),
    more_match: next !== undefined || ids.length > MOST_RESTAURANTS,
  };
}
