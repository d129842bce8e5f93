import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { sortableNumber } from '#functions/platform/aws/sortable-number.ts';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { CUSTOMER_STATUSES, type CustomerOrder } from '#shared/console/customers/customer-status.ts';

const LIST_KIND = 'customer';
const INDEXES = {
  monthly_revenue: { index: 'byMonthlyRevenue', key: 'monthly_revenue_key' },
  cost: { index: 'byCost', key: 'cost_key' },
  margin: { index: 'byMargin', key: 'margin_key' },
  last_seen: { index: 'byLastSeen', key: 'last_seen_key' },
} as const;

/** A restaurant as the console lists it. Cents are whole; micros are millionths of a dollar. */
const CustomerSchema = z.object({
  restaurant_id: z.string(),
  version: z.int(),
  /** When the row was last compared with its sources. */
  as_of: z.iso.datetime(),
  status: z.enum(CUSTOMER_STATUSES),
  plan_id: z.optional(z.enum(PLAN_IDS)),
  monthly_cents: z.int(),
  /** The month of costs and revenue: `2026-11` (UTC). */
  month: z.string(),
  cost_micros: z.int(),
  revenue_cents: z.int(),
  /** The last sign-in or action, as far as we know. */
  last_seen_at: z.optional(z.iso.datetime()),
  /** The tags that administrators gave it, in order. */
  tags: z.optional(z.array(z.string())),
});
export type Customer = z.output<typeof CustomerSchema>;

export type CustomerPage = { customers: Customer[]; next: string | undefined };

export type CustomersRepository = {
  find: (restaurantId: string) => Promise<Customer | undefined>;
  /** At most 100, in no order. Missing rows are left out. */
  findMany: (restaurantIds: readonly string[]) => Promise<Customer[]>;
  /** Replaces the version that was read. False if another writer was faster. */
  save: (customer: Customer) => Promise<boolean>;
  /** Notes that its owner has signed in. Changes nothing before the row exists. */
  see: (restaurantId: string, at: string) => Promise<void>;
  /** False if there is no row. */
  setTags: (restaurantId: string, tags: readonly string[]) => Promise<boolean>;
  /** All restaurants in this order, page by page. `after`: a position (`customerPlace`). Eventually consistent. */
  listEventually: (
    order: { by: CustomerOrder; isDescending: boolean },
    page: { limit: number; after?: string | undefined },
  ) => Promise<CustomerPage>;
};

/** The rows of the console's list of restaurants, kept up to date by `refreshCustomer`. */
export function createCustomersRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): CustomersRepository {
  const table = openTable({ ...settings, schema: CustomerSchema });
  return {
    find: (restaurantId) => table.find({ restaurant_id: restaurantId }),
    findMany: (restaurantIds) => table.findMany(restaurantIds.map((restaurant_id) => ({ restaurant_id }))),
    save: (customer) => table.put(rowOf(customer), replacesVersion(customer)),
    see: async (restaurantId, at) => {
      await table.update(
        { restaurant_id: restaurantId },
        {
          expression: 'SET last_seen_at = :at, last_seen_key = :at ADD #version :one',
          names: { '#version': 'version' },
          values: { ':at': at, ':one': 1 },
        },
        { expression: 'attribute_exists(restaurant_id)' },
      );
    },
    setTags: async (restaurant_id, tags) => {
      const change = {
        expression: 'SET tags = :tags ADD #version :one',
        names: { '#version': 'version' },
        values: { ':tags': tags, ':one': 1 },
      };
      const isThere = { expression: 'attribute_exists(restaurant_id)' };
      return (await table.update({ restaurant_id }, change, isThere)) !== undefined;
    },
    listEventually: async ({ by, isDescending }, { limit, after }) => {
      const { index, key } = INDEXES[by];
      const [, value = '', restaurantId = ''] = after === undefined ? [] : (PLACE.exec(after) ?? []);
      const startAfter = { restaurant_id: restaurantId, list_kind: LIST_KIND, [key]: value };
      const { items, lastKey } = await table.queryIndex(index, {
        expression: 'list_kind = :kind',
        values: { ':kind': LIST_KIND },
        isDescending,
        limit,
        startAfter: after === undefined ? undefined : startAfter,
      });
      const last = items.at(-1);
      return {
        customers: items,
        next: lastKey === undefined || last === undefined ? undefined : customerPlace(by, last),
      };
    },
  };
}

const PLACE = /^([^#]*)#(.*)$/s;

/** A restaurant's position in a full list. */
export function customerPlace(by: CustomerOrder, customer: Customer): string {
  return `${rowOf(customer)[INDEXES[by].key]}#${customer.restaurant_id}`;
}

/** The stored row, with its keys in the indexes. */
export function rowOf(customer: Customer) {
  const { monthly_cents, cost_micros, revenue_cents, last_seen_at } = customer;
  return {
    ...customer,
    list_kind: LIST_KIND,
    monthly_revenue_key: sortableNumber(monthly_cents),
    cost_key: sortableNumber(cost_micros),
    margin_key: sortableNumber(marginMicros({ revenue_cents, cost_micros })),
    last_seen_key: last_seen_at ?? '0',
  };
}

/** The rest of a month's revenue after costs, in millionths of a dollar. */
export function marginMicros({
  revenue_cents,
  cost_micros,
}: Pick<Customer, 'revenue_cents' | 'cost_micros'>): number {
  return revenue_cents * 10_000 - cost_micros;
}
