import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { type InvoiceFilter, isInvoiceFlag } from '#shared/billing/invoice.ts';
import { type InvoiceEntry, InvoiceEntrySchema, numberEnd } from './invoice-entry.ts';

const INDEXES = {
  status: { amount: 'byStatusAmount', name: 'byStatusName' },
  flag: { amount: 'byFlagAmount', name: 'byFlagName' },
} as const;
const KEYS = { amount: 'amount_key', name: 'name_key' } as const;
/** Invoices of other months can end like the one that is looked for. */
const MOST_WITH_END = 50;

type InvoiceKey = Pick<InvoiceEntry, 'restaurant_id' | 'invoice_id'>;
type Order = { by: keyof typeof KEYS; isDescending: boolean };
/** `after`: where an invoice of the list is, or was. */
type PageOf = { limit: number; after?: (InvoiceKey & { key: string }) | undefined };

export type InvoiceEntriesRepository = {
  /** At most 100, in no order. Missing ones are left out. */
  findMany: (keys: readonly InvoiceKey[]) => Promise<InvoiceEntry[]>;
  save: (entry: InvoiceEntry) => Promise<void>;
  /** All restaurants' invoices of a status or flag, in an order. Eventually consistent. */
  listEventually: (filter: InvoiceFilter, order: Order, page: PageOf) => Promise<InvoiceEntry[]>;
  /** Those whose number ends like this. Eventually consistent. */
  findByNumberEventually: (number: string) => Promise<InvoiceEntry[]>;
};

/** Where the console lists invoices. `createListedInvoices` writes them. */
export function createInvoiceEntriesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): InvoiceEntriesRepository {
  const table = openTable({ ...settings, schema: InvoiceEntrySchema });
  return {
    findMany: (keys) =>
      table.findMany(keys.map(({ restaurant_id, invoice_id }) => ({ restaurant_id, invoice_id }))),
    save: async (entry) => void (await table.put(entry)),
    listEventually: async (filter, { by, isDescending }, { limit, after }) => {
      const kind = isInvoiceFlag(filter) ? 'flag' : 'status';
      const { items } = await table.queryIndex(INDEXES[kind][by], {
        expression: '#kind = :filter',
        names: { '#kind': kind },
        values: { ':filter': filter },
        isDescending,
        limit,
        startAfter: after && {
          restaurant_id: after.restaurant_id,
          invoice_id: after.invoice_id,
          [kind]: filter,
          [KEYS[by]]: after.key,
        },
      });
      return items;
    },
    findByNumberEventually: async (number) => {
      const values = { ':end': numberEnd(number) };
      return (
        await table.queryIndex('byNumber', { expression: 'number_end = :end', values, limit: MOST_WITH_END })
      ).items;
    },
  };
}
