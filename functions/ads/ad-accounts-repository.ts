import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { type AdAccountRow, AdAccountRowSchema } from './ad-account-row.ts';

/** What a row becomes; undefined for no change. What it throws, the change throws. */
export type AdAccountChange = (row: AdAccountRow) => AdAccountRow | undefined;

export type AdAccountsRepository = {
  /** Without anything in it where the restaurant has never begun to connect. */
  get: (restaurantId: string) => Promise<AdAccountRow>;
  /** One conditional write, again when somebody else was faster. Returns the row as it is then. */
  change: (restaurantId: string, change: AdAccountChange) => Promise<AdAccountRow>;
};

/** What each restaurant's ads are paid from: one row a restaurant. */
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
