import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const SenderNumberSchema = z.object({
  /** E.164. */
  phone_number: z.string(),
  /** Who texts from it; absent once it was withdrawn. */
  restaurant_id: z.optional(z.string()),
  /** Who texted from it before: their guests still answer to it. */
  former_restaurant_ids: z.optional(z.set(z.string())),
});
export type SenderNumber = z.output<typeof SenderNumberSchema>;

export type SenderNumbersRepository = {
  find: (phoneNumber: string) => Promise<SenderNumber | undefined>;
  /** False when another restaurant has the number. Repeating it is safe. */
  claim: (phoneNumber: string, restaurantId: string) => Promise<boolean>;
  /** Frees the number of this restaurant for others; changes nothing when it has it no more. */
  release: (phoneNumber: string, restaurantId: string) => Promise<void>;
  /** Those that restaurants have, by number; without those claimed before there was this list. Eventually consistent. */
  listEventually: (page: {
    limit: number;
    startAfter?: Record<string, string> | undefined;
  }) => Promise<{ numbers: SenderNumber[]; next: Record<string, string> | undefined }>;
};

/** Which restaurant has which sender number: one row a number, one conditional write a claim. */
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
      const isTheirs = { expression: 'restaurant_id = :restaurant', values: { ':restaurant': restaurantId } };
      await table.update({ phone_number }, change, isTheirs);
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
