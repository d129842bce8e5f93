import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { type AdAccountRow, AdAccountRowSchema } from './ad-account-row.ts';

/** Returns the changed row, or undefined for no change. Errors that it throws are passed on. */
export type AdAccountChange = (row: AdAccountRow) => AdAccountRow | undefined;

export type AdAccountsRepository = {
  /** Returns an empty row if the restaurant has never begun to connect. */
  get: (restaurantId: string) => Promise<AdAccountRow>;
  /** Saves a change with a conditional write, and tries again after a concurrent one. Returns the new row. */
  change: (restaurantId: string, change: AdAccountChange) => Promise<AdAccountRow>;
};

/** Keeps the ad account of each restaurant, one row each. */
export function createAdAccountsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): AdAccountsRepository {
  const table = openTable({ ...settings, schema: AdAccountRowSchema });
  const get: AdAccountsRepository['get'] = async (restaurant_id) =>
    (await table.find({ restaurant_id })) ?? { restaurant_id, version: 0 };
  return {
    get,
    change: (restaurantId, change) =>
      saveChange(
        {
          read: () => get(restaurantId),
          save: (row) => table.put(row, followsOn(row)),
          isSame: isSameJson,
        },
        (row) => {
          const next = change(row);
          return Promise.resolve(next && { ...next, version: row.version + 1 });
        },
      ),
  };
}

function followsOn({ version }: AdAccountRow) {
  if (version === 1) return { expression: 'attribute_not_exists(restaurant_id)' };
  return {
    expression: '#version = :before',
    names: { '#version': 'version' },
    values: { ':before': version - 1 },
  };
}
