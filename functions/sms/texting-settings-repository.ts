import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import {
  MAX_LIST_MAPPINGS,
  type StoredListMapping,
  StoredListMappingSchema,
} from '#shared/lists/contract/list-mapping.ts';
import { type TextingHours, TextingHoursSchema } from '#shared/sms/contract/texting-hours.ts';
import type { TextingWeek } from '#shared/sms/quiet-hours/texting-windows.ts';
import { ownWeekOf } from './own-week.ts';

const TextingSettingsRowSchema = z.object({
  restaurant_id: z.string(),
  /** E.164. The table `senderNumbers` decides who has a number; this is the restaurant's own copy. */
  sender_number: z.optional(z.string()),
  /** Numbers that were withdrawn. Those of the release before are missing. */
  former_numbers: z.optional(z.set(z.string())),
  /** The owner's stricter hours. */
  hours: z.optional(TextingHoursSchema),
  /** Column mappings of earlier files, newest first. */
  list_mappings: z.optional(z.array(StoredListMappingSchema)),
});
export type TextingSettingsRow = z.output<typeof TextingSettingsRowSchema>;

export type TextingSettingsRepository = {
  /** Undefined if nothing was ever set. */
  find: (restaurantId: string) => Promise<TextingSettingsRow | undefined>;
  /** Returns the restaurant's sender number, or undefined. */
  findSender: (restaurantId: string) => Promise<string | undefined>;
  /** Returns the owner's own hours; undefined if only legal hours apply. */
  findOwnWeek: (restaurantId: string) => Promise<TextingWeek | undefined>;
  /** Sets the hours; undefined removes them. */
  setHours: (restaurantId: string, hours: TextingHours | undefined) => Promise<void>;
  findMappings: (restaurantId: string) => Promise<StoredListMapping[]>;
  /** Replaces the mapping of the same shape. Of two concurrent ones, the later is kept. */
  saveMapping: (restaurantId: string, mapping: StoredListMapping) => Promise<void>;
  /** False if the restaurant has another number. Repeating it is safe. */
  setSender: (restaurantId: string, phoneNumber: string) => Promise<boolean>;
  /** Changes nothing if the restaurant has another number. */
  clearSender: (restaurantId: string, phoneNumber: string) => Promise<void>;
};

/** Keeps texting settings, one row per restaurant. */
export function createTextingSettingsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): TextingSettingsRepository {
  const table = openTable({ ...settings, schema: TextingSettingsRowSchema });
  return {
    find: (restaurant_id) => table.find({ restaurant_id }),
    findSender: async (restaurant_id) => (await table.find({ restaurant_id }))?.sender_number,
    findOwnWeek: async (restaurant_id) => ownWeekOf((await table.find({ restaurant_id }))?.hours),
    setHours: async (restaurant_id, hours) => {
      const change =
        hours === undefined
          ? { expression: 'REMOVE hours' }
          : { expression: 'SET hours = :hours', values: { ':hours': hours } };
      await table.update({ restaurant_id }, change);
    },
    findMappings: async (restaurant_id) => (await table.find({ restaurant_id }))?.list_mappings ?? [],
    saveMapping: async (restaurant_id, mapping) => {
      const before = (await table.find({ restaurant_id }))?.list_mappings ?? [];
      const others = before.filter(({ shape }) => shape !== mapping.shape);
      const mappings = [mapping, ...others].slice(0, MAX_LIST_MAPPINGS);
      await table.update(
        { restaurant_id },
        { expression: 'SET list_mappings = :mappings', values: { ':mappings': mappings } },
      );
    },
    setSender: async (restaurant_id, phoneNumber) => {
      const change = { expression: 'SET sender_number = :number', values: { ':number': phoneNumber } };
      const isFree = { expression: 'attribute_not_exists(sender_number) OR sender_number = :number' };
      return (await table.update({ restaurant_id }, change, isFree)) !== undefined;
    },
    clearSender: async (restaurant_id, phoneNumber) => {
      const isThis = { expression: 'sender_number = :number', values: { ':number': phoneNumber } };
      const change = {
        expression: 'REMOVE sender_number ADD former_numbers :former',
        values: { ':former': new Set([phoneNumber]) },
      };
      await table.update({ restaurant_id }, change, isThis);
    },
  };
}
