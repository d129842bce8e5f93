import type { InvoiceRow } from '#functions/billing/invoice-row.ts';
import type { InvoicesRepository } from '#functions/billing/invoices-repository.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import { readPlace, writePlace } from '#functions/platform/http/list-place.ts';
import { isSingleLetter } from '#functions/restaurants/list-restaurants.ts';
import type { billingRoutes } from '#shared/billing/contract/billing-routes.ts';
import { INVOICE_STATUSES, type InvoiceFilter, isInvoiceFlag } from '#shared/billing/invoice.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { InvoiceEntriesRepository } from './invoice-entries-repository.ts';
import { entryOf } from './invoice-entry.ts';
import { type InvoiceSearchDependencies, searchInvoices } from './search-invoices.ts';

export type InvoiceListDependencies = InvoiceSearchDependencies & {
  invoices: Pick<InvoicesRepository, 'listByStatusEventually' | 'listByFlagEventually'>;
  invoiceEntries: Pick<InvoiceEntriesRepository, 'listEventually'>;
};

type Query = RouteInput<typeof billingRoutes.listInvoices>['query'];
type Place = { key: string; restaurant_id: string; invoice_id: string };
/** `row` is undefined until it is read. */
type Listed = { place: Place; filter: InvoiceFilter; row?: InvoiceRow };
type Page = { invoices: InvoiceRow[]; next_cursor: string | undefined; more_match?: boolean };

const BETWEEN = '\0';

/** One page of all restaurants’ invoices. Its cost doesn’t depend on their number. */
export async function listInvoices(dependencies: InvoiceListDependencies, query: Query): Promise<Page> {
  const after = placeAfter(query);
  const search = isSingleLetter(query.search) ? '' : query.search;
  if (search === '') return listAll(dependencies, query, after);
  const { invoices, more_match } = await searchInvoices(dependencies, search);
  const rest = invoices
    .filter((row) => hasFilter(row, query.status))
    .map((row) => ({ row, place: placeIn(query.sort, row) }))
    .toSorted((one, other) => compare(one.place, other.place, query.order))
    .filter(({ place }) => after === undefined || compare(place, after, query.order) > 0);
  const shown = rest.slice(0, query.limit);
  const last = rest.length > shown.length ? shown.at(-1)?.place : undefined;
  return { invoices: shown.map(({ row }) => row), next_cursor: last && cursorOf(last, query), more_match };
}

/** Merges one list for each status: each is read from the same place. */
async function listAll(
  dependencies: InvoiceListDependencies,
  query: Query,
  after: Place | undefined,
): Promise<Page> {
  const { status, order, limit } = query;
  const filters = status === 'all' ? INVOICE_STATUSES : [status];
  const lists = await Promise.all(
    filters.map((filter) => readList(dependencies, filter, { ...query, after })),
  );
  const merged = lists.flat().toSorted((one, other) => compare(one.place, other.place, order));
  const shown = merged.slice(0, limit);
  const last = shown.at(-1)?.place;
  const isMore = merged.length > limit || lists.some(({ length }) => length === limit);
  return {
    invoices: await readRows(dependencies, shown),
    next_cursor: isMore && last !== undefined ? cursorOf(last, query) : undefined,
  };
}

async function readList(
  { invoices, invoiceEntries }: InvoiceListDependencies,
  filter: InvoiceFilter,
  { sort, order, limit, after }: Pick<Query, 'sort' | 'order' | 'limit'> & { after: Place | undefined },
): Promise<Listed[]> {
  if (sort !== 'date') {
    const by = { by: sort, isDescending: order === 'desc' };
    const entries = await invoiceEntries.listEventually(filter, by, { limit, after });
    return entries.map(({ restaurant_id, invoice_id, amount_key, name_key }) => {
      const key = sort === 'amount' ? amount_key : name_key;
      return { filter, place: { key, restaurant_id, invoice_id } };
    });
  }
  const isAscending = order === 'asc';
  const startAfter = after && {
    restaurant_id: after.restaurant_id,
    invoice_id: after.invoice_id,
    issued_at: after.key,
    [isInvoiceFlag(filter) ? 'flag' : 'status']: filter,
  };
  const listed = isInvoiceFlag(filter)
    ? await invoices.listByFlagEventually(filter, { limit, isAscending, startAfter })
    : await invoices.listByStatusEventually(filter, { limit, isAscending, startAfter });
  return listed.invoices.map((row) => ({ filter, row, place: placeIn(sort, row) }));
}

/** Leaves out invoices that have moved to another list since. */
async function readRows(
  { invoices }: Pick<InvoiceListDependencies, 'invoices'>,
  listed: readonly Listed[],
): Promise<InvoiceRow[]> {
  const unread = listed.filter(({ row }) => row === undefined).map(({ place }) => place);
  const rowOf = new Map((await invoices.findMany(unread)).map((row) => [row.invoice_id, row]));
  return listed.flatMap(({ row, place, filter }) => {
    const found = row ?? rowOf.get(place.invoice_id);
    return found !== undefined && hasFilter(found, filter) ? [found] : [];
  });
}

function hasFilter({ status, flag }: InvoiceRow, filter: InvoiceFilter | 'all'): boolean {
  return filter === 'all' || status === filter || flag === filter;
}

function placeIn(sort: Query['sort'], row: InvoiceRow): Place {
  const { restaurant_id, invoice_id, amount_key, name_key } = entryOf(row);
  const key = { date: row.issued_at, amount: amount_key, name: name_key }[sort];
  return { key, restaurant_id, invoice_id };
}

function compare(one: Place, other: Place, order: Query['order']): number {
  const [first, second] = [textOf(one), textOf(other)];
  const ascending = first < second ? -1 : first > second ? 1 : 0;
  return order === 'desc' ? 0 - ascending : ascending;
}

function textOf({ key, restaurant_id, invoice_id }: Place): string {
  return [key, restaurant_id, invoice_id].join(BETWEEN);
}

function askedOf({ search, status, sort, order }: Query) {
  return [search, status, sort, order];
}

function cursorOf(place: Place, query: Query): string {
  return writePlace(textOf(place), askedOf(query));
}

/** Throws `invalid_input` for a cursor that this list didn’t return. */
function placeAfter(query: Query): Place | undefined {
  const place = readPlace(query.cursor, askedOf(query));
  if (place === undefined) return undefined;
  const parts = place.split(BETWEEN);
  const [restaurant_id, invoice_id] = parts.splice(-2);
  // A name may have the separator, too.
  const key = parts.join(BETWEEN);
  if (!key || !restaurant_id || !invoice_id) throw invalidCursor();
  return { key, restaurant_id, invoice_id };
}
