import type { DynamoTable } from './dynamo-table.ts';

/** A page: at most `limit` rows after the one with the ID `startAfter`. */
export type PageRequest = { limit: number; startAfter?: string | undefined };

/** Lists a restaurant's rows by descending ID, and returns the last ID if there may be more. */
export async function listNewest<Item>(
  { table, idName }: { table: DynamoTable<Item>; idName: keyof Item & string },
  restaurantId: string,
  { limit, startAfter }: PageRequest,
): Promise<{ items: Item[]; lastId: string | undefined }> {
  const { items, lastKey } = await table.query({
    expression: 'restaurant_id = :restaurant',
    values: { ':restaurant': restaurantId },
    isDescending: true,
    limit,
    startAfter: startAfter === undefined ? undefined : { restaurant_id: restaurantId, [idName]: startAfter },
  });
  return { items, lastId: lastKey?.[idName] };
}
