import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { DisputeStatus } from '#shared/billing/dispute.ts';
import type { InvoiceFlag } from '#shared/billing/invoice.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { type InvoiceRow, InvoiceRowSchema } from './invoice-row.ts';

const BY_STATUS = 'byStatus';
/** Sorts after every time of a day. */
const LAST = '\uffff';

type Place = Record<string, string> | undefined;
type Unpaid = Extract<InvoiceRow['status'], 'overdue' | 'processing'>;
/** Newest first, unless `isAscending`. */
type PageByDate = { limit: number; startAfter?: Place; isAscending?: boolean };
export type InvoicePage = { invoices: InvoiceRow[]; next: Place };

export type InvoicesRepository = {
  find: (restaurantId: string, invoiceId: string) => Promise<InvoiceRow | undefined>;
  /** False if it exists: the same payment was written before. */
  create: (row: InvoiceRow, event?: BusinessEvent) => Promise<boolean>;
  /** Replaces a row that is unpaid: overdue, or `from`. False if it isn't. */
  settle: (row: InvoiceRow, event: BusinessEvent | undefined, from?: Unpaid) => Promise<boolean>;
  /** Saves a larger refund. False if the row has one as large. */
  saveRefund: (row: InvoiceRow & { refunded: number }, event: BusinessEvent | undefined) => Promise<boolean>;
  /** Replaces a row whose dispute has the status `before`. False if it doesn't. */
  saveDispute: (
    row: InvoiceRow,
    change: { before: DisputeStatus | undefined; event: BusinessEvent | undefined },
  ) => Promise<boolean>;
  /** Lists a restaurant's invoices, newest first. */
  list: (
    restaurantId: string,
    page: { limit: number; startAfter?: string | undefined },
  ) => Promise<InvoicePage>;
  /** Finds at most 100, in no order; missing ones are left out. */
  findMany: (keys: readonly Pick<InvoiceRow, 'restaurant_id' | 'invoice_id'>[]) => Promise<InvoiceRow[]>;
  /** Lists all restaurants' invoices with a status. `issued` limits them to these days. Eventually consistent. */
  listByStatusEventually: (
    status: InvoiceRow['status'],
    page: PageByDate & { issued?: { from: string; to: string } },
  ) => Promise<InvoicePage>;
  /** Lists refunded or disputed invoices of all restaurants. Eventually consistent. */
  listByFlagEventually: (flag: InvoiceFlag, page: PageByDate) => Promise<InvoicePage>;
};

/** Keeps invoices by restaurant and time, with their effects on the ledger. They outlive the restaurant. */
export function createInvoicesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): InvoicesRepository {
  const table = openTable({ ...settings, schema: InvoiceRowSchema });
  return {
    find: (restaurant_id, invoice_id) => table.find({ restaurant_id, invoice_id }),
    findMany: (keys) =>
      table.findMany(keys.map(({ restaurant_id, invoice_id }) => ({ restaurant_id, invoice_id }))),
    create: (row, event) =>
      table.put(itemWithEvent(row, event), { expression: 'attribute_not_exists(invoice_id)' }),
    settle: (row, event, from = 'overdue') =>
      table.put(itemWithEvent(row, event), {
        expression: '#status = :from',
        names: { '#status': 'status' },
        values: { ':from': from },
      }),
    saveRefund: (row, event) =>
      table.put(itemWithEvent({ ...row, flag: row.flag ?? 'refunded' }, event), {
        expression:
          'attribute_exists(invoice_id) AND (attribute_not_exists(refunded) OR refunded < :refunded)',
        values: { ':refunded': row.refunded },
      }),
    saveDispute: (row, { before, event }) =>
      table.put(
        itemWithEvent(row, event),
        before === undefined
          ? { expression: 'attribute_exists(invoice_id) AND attribute_not_exists(dispute)' }
          : {
              expression: 'dispute.#status = :before',
              names: { '#status': 'status' },
              values: { ':before': before },
            },
      ),
    list: async (restaurantId, { limit, startAfter }) => {
      const { items, lastKey } = await table.query({
        expression: 'restaurant_id = :restaurant',
        values: { ':restaurant': restaurantId },
        isDescending: true,
        limit,
        startAfter:
          startAfter === undefined ? undefined : { restaurant_id: restaurantId, invoice_id: startAfter },
      });
      return { invoices: items, next: lastKey };
    },
    listByStatusEventually: async (status, { limit, startAfter, isAscending = false, issued }) => {
      const within = issued === undefined ? '' : ' AND issued_at BETWEEN :from AND :to';
      const { items, lastKey } = await table.queryIndex(BY_STATUS, {
        expression: `#status = :status${within}`,
        names: { '#status': 'status' },
        values: {
          ':status': status,
          ...(issued !== undefined && { ':from': issued.from, ':to': `${issued.to}${LAST}` }),
        },
        isDescending: !isAscending,
        limit,
        startAfter,
      });
      return { invoices: items, next: lastKey };
    },
    listByFlagEventually: async (flag, { limit, startAfter, isAscending = false }) => {
      const { items, lastKey } = await table.queryIndex('byFlag', {
        expression: 'flag = :flag',
        values: { ':flag': flag },
        isDescending: !isAscending,
        limit,
        startAfter,
      });
      return { invoices: items, next: lastKey };
    },
  };
}
