import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import { ITEM_STATUSES } from '#shared/checklist/checklist-item.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

const StoredStatusSchema = z.object({
  status: z.enum(ITEM_STATUSES),
  /** The owner's notes; empty if there are none. */
  notes: z.string(),
  /** When the status last changed. Notes don't count. */
  status_changed_at: z.iso.datetime(),
});
export type StoredStatus = z.infer<typeof StoredStatusSchema>;

const ChecklistRowSchema = z.object({
  restaurant_id: z.string(),
  /** Rises by one with every change. 0: nothing is stored yet. */
  version: z.int().check(z.nonnegative()),
  /** By item ID. Missing items are pending. It may have IDs of items that no longer exist. */
  statuses: z.record(z.string(), StoredStatusSchema),
});
export type ChecklistRow = z.infer<typeof ChecklistRowSchema>;

export type ChecklistsRepository = {
  /** A lookup of the checklist's row, to combine with other reads. It doesn't exist before the first change. */
  lookup: (restaurantId: string) => Lookup<ChecklistRow>;
  /** Version 0 if nothing was ever changed. */
  get: (restaurantId: string) => Promise<ChecklistRow>;
  /** Replaces the previous version of the row. False after a concurrent write. */
  save: (row: ChecklistRow, event?: BusinessEvent) => Promise<boolean>;
};

/** All statuses of a restaurant's checklist in one row, so that a read after a write is complete. */
export function createChecklistsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ChecklistsRepository {
  const table = openTable({ ...settings, schema: ChecklistRowSchema });
  return {
    lookup: (restaurant_id) => table.lookup({ restaurant_id }),
    get: async (restaurant_id) =>
      (await table.find({ restaurant_id })) ?? { restaurant_id, version: 0, statuses: {} },
    save: (row, event) => table.put(itemWithEvent(row, event), replacesVersion(row)),
  };
}
