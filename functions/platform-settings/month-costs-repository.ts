import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { sortableNumber } from '#functions/platform/aws/sortable-number.ts';
import type { CostOrder } from '#shared/platform-settings/contract/costs.ts';
import { COST_KINDS } from '#shared/platform-settings/price-table.ts';

const INDEXES = {
  cost: { index: 'byCost', key: 'cost_key' },
  revenue: { index: 'byRevenue', key: 'revenue_key' },
  margin: { index: 'byMargin', key: 'margin_key' },
} as const;

/** A restaurant's costs and revenue in a month (`2026-11`, UTC). Cents have two decimals, revenue has none. */
const MonthCostsSchema = z.object({
  restaurant_id: z.string(),
  month: z.string(),
  /** When the month was added up. */
  as_of: z.iso.datetime(),
  total_cents: z.number(),
  by_kind: z.partialRecord(z.enum(COST_KINDS), z.number()),
  revenue_cents: z.int(),
  /** Epoch second after which the console no longer shows the month. */
  expires_at: z.int(),
});
export type RestaurantMonthCosts = z.output<typeof MonthCostsSchema>;

export type MonthCostsRepository = {
  /** A restaurant's months from this one on. */
  listOf: (restaurantId: string, from: string) => Promise<RestaurantMonthCosts[]>;
  save: (row: RestaurantMonthCosts) => Promise<void>;
  /** All restaurants of a month in this order, page by page. `after`: an earlier `next`. Eventually consistent. */
  listEventually: (
    order: { month: string; by: CostOrder; isDescending: boolean },
    page: { limit: number; after?: string | undefined },
  ) => Promise<{ rows: RestaurantMonthCosts[]; next: string | undefined }>;
};

/** The costs of each restaurant in each month, which `refreshMonthCosts` keeps up to date, for sorted lists. */
export function createMonthCostsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): MonthCostsRepository {
  const table = openTable({ ...settings, schema: MonthCostsSchema });
  return {
    listOf: async (restaurantId, from) => {
      const { items } = await table.query({
        expression: 'restaurant_id = :id AND #month >= :from',
        names: { '#month': 'month' },
        values: { ':id': restaurantId, ':from': from },
      });
      return items;
    },
    save: async (row) => void (await table.put(rowOf(row))),
    listEventually: async ({ month, by, isDescending }, { limit, after }) => {
      const { index, key } = INDEXES[by];
      const [, value = '', restaurant_id = ''] = PLACE.exec(after ?? '') ?? [];
      const { items, lastKey } = await table.queryIndex(index, {
        expression: '#month = :month',
        names: { '#month': 'month' },
        values: { ':month': month },
        isDescending,
        limit,
        startAfter: after === undefined ? undefined : { restaurant_id, month, [key]: value },
      });
      const last = items.at(-1);
      const isOver = lastKey === undefined || last === undefined;
      return { rows: items, next: isOver ? undefined : `${rowOf(last)[key]}#${last.restaurant_id}` };
    },
  };
}

const PLACE = /^([^#]*)#(.*)$/s;

/** The stored row, with its keys in the indexes, in hundredths of a cent. */
function rowOf(row: RestaurantMonthCosts) {
  const [cost, revenue] = [Math.round(row.total_cents * 100), row.revenue_cents * 100];
  return {
    ...row,
    cost_key: sortableNumber(cost),
    revenue_key: sortableNumber(revenue),
    margin_key: sortableNumber(revenue - cost),
  };
}
