import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const SenderNumberSchema = z.object({
  /** E.164. */
  phone_number: z.string(),
  /** The restaurant that uses it. Absent after it was withdrawn. */
  restaurant_id: z.optional(z.string()),
  /** Restaurants that used it before. Their guests may still reply to it. */
  former_restaurant_ids: z.optional(z.set(z.string())),
});
export type SenderNumber = z.output<typeof SenderNumberSchema>;

export type SenderNumbersRepository = {
  find: (phoneNumber: string) => Promise<SenderNumber | undefined>;
  /** False when another restaurant has the number. Repeating it is safe. */
  claim: (phoneNumber: string, restaurantId: string) => Promise<boolean>;
  /** Frees this restaurant's number for others. Changes nothing if the restaurant no longer has it. */
  release: (phoneNumber: string, restaurantId: string) => Promise<void>;
  /** Frees the number, and removes the restaurant's ID, which has no guests who may reply to it. Repeating it is safe. */
  forget: (phoneNumber: string, restaurantId: string) => Promise<void>;
  /** Lists assigned numbers, without those claimed before this list existed. Eventually consistent. */
  listEventually: (page: {
    limit: number;
    startAfter?: Record<string, string> | undefined;
  }) => Promise<{ numbers: SenderNumber[]; next: Record<string, string> | undefined }>;
};

/** Maps sender numbers to restaurants: one row per number, one conditional write per claim. */
export function createSenderNumbersRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): SenderNumbersRepository {
  const table = openTable({ ...settings, schema: SenderNumberSchema });
  return {
    find: (phone_number) => table.find({ phone_number }),
    claim: async (phone_number, restaurantId) => {
      const change = {
        expression: 'SET restaurant_id = :restaurant, list_kind = :kind',
        values: { ':restaurant': restaurantId, ':kind': 'number' },
      };
      const isFree = { expression: 'attribute_not_exists(restaurant_id) OR restaurant_id = :restaurant' };
      return (await table.update({ phone_number }, change, isFree)) !== undefined;
    },
    release: async (phone_number, restaurantId) => {
      const change = {
        expression: 'REMOVE restaurant_id, list_kind ADD former_restaurant_ids :former',
        values: { ':former': new Set([restaurantId]) },
      };
      await table.update({ phone_number }, change, isOf(restaurantId));
    },
    forget: async (phone_number, restaurantId) => {
      const free = { expression: 'REMOVE restaurant_id, list_kind' };
      await table.update({ phone_number }, free, isOf(restaurantId));
      const change = {
        expression: 'DELETE former_restaurant_ids :former',
        values: { ':former': new Set([restaurantId]) },
      };
      await table.update({ phone_number }, change, { expression: 'attribute_exists(former_restaurant_ids)' });
    },
    listEventually: async ({ limit, startAfter }) => {
      const { items, lastKey } = await table.queryIndex('byKind', {
        expression: 'list_kind = :kind',
        values: { ':kind': 'number' },
        limit,
        startAfter,
      });
      return { numbers: items, next: lastKey };
    },
  };
}

function isOf(restaurantId: string) {
  return { expression: 'restaurant_id = :restaurant', values: { ':restaurant': restaurantId } };
}
