import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';

const TextingSettingsRowSchema = z.object({
  restaurant_id: z.string(),
  /** E.164. Table `senderNumbers` says whose a number is; this is where a restaurant finds its own. */
  sender_number: z.optional(z.string()),
});
export type TextingSettingsRow = z.output<typeof TextingSettingsRowSchema>;

export type TextingSettingsRepository = {
  /** Undefined where nothing was ever set. */
  find: (restaurantId: string) => Promise<TextingSettingsRow | undefined>;
  /** The number that a restaurant's texts come from; undefined while it has none. */
  findSender: (restaurantId: string) => Promise<string | undefined>;
  /** False when the restaurant has another number. Repeating it is safe. */
  setSender: (restaurantId: string, phoneNumber: string) => Promise<boolean>;
  /** Changes nothing when the restaurant has another number. */
  clearSender: (restaurantId: string, phoneNumber: string) => Promise<void>;
};

/** How a restaurant's texts go out: one row a restaurant. */
export function createTextingSettingsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): TextingSettingsRepository {
  const table = openTable({ ...settings, schema: TextingSettingsRowSchema });
  return {
    find: (restaurant_id) => table.find({ restaurant_id }),
    findSender: async (restaurant_id) => (await table.find({ restaurant_id }))?.sender_number,
    setSender: async (restaurant_id, phoneNumber) => {
      const change = { expression: 'SET sender_number = :number', values: { ':number': phoneNumber } };
      const isFree = { expression: 'attribute_not_exists(sender_number) OR sender_number = :number' };
      return (await table.update({ restaurant_id }, change, isFree)) !== undefined;
    },
    clearSender: async (restaurant_id, phoneNumber) => {
      const isThis = { expression: 'sender_number = :number', values: { ':number': phoneNumber } };
      await table.update({ restaurant_id }, { expression: 'REMOVE sender_number' }, isThis);
    },
  };
}
