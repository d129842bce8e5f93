import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

/** The number of images that a restaurant has or is making. The count's key sorts before all images. */
const CountSchema = z.object({ restaurant_id: z.string(), image_id: z.string(), total: z.int() });
const COUNT_ID = '#count';
/** The lowest image ID. IDs are UUIDs in hexadecimal digits, so lists that start here skip the count. */
export const LOWEST_ID = '0';
const COUNTED_AT_ONCE = 500;

export type ImageSlots = {
  /** Reserves a slot for one more image. False if the restaurant already has `most`. */
  takeSlot: (restaurantId: string, most: number) => Promise<boolean>;
  freeSlot: (restaurantId: string) => Promise<void>;
  /** Counts again, which frees the slots of unfinished images. */
  recount: (restaurantId: string) => Promise<void>;
};

/** Counts the images of one page, and returns the ID after which the next page begins. */
type CountPage = (
  restaurantId: string,
  page: { limit: number; startAfter: string | undefined },
) => Promise<{ count: number; lastId: string | undefined }>;

/** One conditional counter per restaurant, in the images table. */
export function createImageSlots(
  settings: { client: DynamoDBDocumentClient; tableName: string },
  countPage: CountPage,
): ImageSlots {
  const table = openTable({ ...settings, schema: CountSchema });
  const keyOf = (restaurant_id: string) => ({ restaurant_id, image_id: COUNT_ID });
  const names = { '#total': 'total' };
  const add = (count: number) => ({ expression: 'ADD #total :count', names, values: { ':count': count } });
  return {
    takeSlot: async (restaurantId, most) => {
      const expression = 'attribute_not_exists(#total) OR #total < :most';
      const condition = { expression, values: { ':most': most } };
      return (await table.update(keyOf(restaurantId), add(1), condition)) !== undefined;
    },
    freeSlot: async (restaurantId) => {
      const condition = { expression: '#total > :none', values: { ':none': 0 } };
      await table.update(keyOf(restaurantId), add(-1), condition);
    },
    recount: async (restaurantId) => {
      const before = await table.find(keyOf(restaurantId));
      if (before === undefined) return;
      const total = await countAll(restaurantId, countPage);
      await table.update(
        keyOf(restaurantId),
        { expression: 'SET #total = :now', names, values: { ':now': total } },
        { expression: '#total = :before', values: { ':before': before.total } },
      );
    },
  };
}

async function countAll(restaurantId: string, countPage: CountPage): Promise<number> {
  let total = 0;
  let startAfter: string | undefined;
  do {
    const { count, lastId } = await countPage(restaurantId, { limit: COUNTED_AT_ONCE, startAfter });
    total += count;
    startAfter = lastId;
  } while (startAfter !== undefined);
  return total;
}
