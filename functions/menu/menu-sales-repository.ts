import { gunzipSync, gzipSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { MenuSalesSchema } from '#shared/menu/contract/menu-sales.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';

const MenuSalesRowSchema = z.object({
  restaurant_id: z.string(),
  saved_at: z.iso.datetime(),
  /** Compressed JSON, because the largest upload exceeds a row. */
  sales: z.instanceof(Uint8Array),
});

export type StoredMenuSales = { sales: MenuSales; savedAt: string };

export type MenuSalesRepository = {
  /** The last upload. */
  find: (restaurantId: string) => Promise<StoredMenuSales | undefined>;
  /** Replaces the previous one. */
  save: (restaurantId: string, stored: StoredMenuSales) => Promise<void>;
  delete: (restaurantId: string) => Promise<void>;
};

/** Total sales of each item: one row per restaurant. */
export function createMenuSalesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): MenuSalesRepository {
  const table = openTable({ ...settings, schema: MenuSalesRowSchema });
  return {
    find: async (restaurant_id) => {
      const row = await table.find({ restaurant_id });
      return row && { sales: unpack(row.sales), savedAt: row.saved_at };
    },
    save: async (restaurant_id, { sales, savedAt }) => {
      await table.put({ restaurant_id, saved_at: savedAt, sales: gzipSync(JSON.stringify(sales)) });
    },
    delete: async (restaurant_id) => {
      await table.delete({ restaurant_id });
    },
  };
}

function unpack(packed: Uint8Array): MenuSales {
  return MenuSalesSchema.parse(JSON.parse(gunzipSync(packed).toString('utf8')));
}
