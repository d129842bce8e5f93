import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import { ITEM_STATUSES } from '#shared/checklist/checklist-item.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

const StoredStatusSchema = z.object({
  status: z.enum(ITEM_STATUSES),
  /** The owner's own; empty text when there are none. */
  notes: z.string(),
  /** When the status was last set to another; notes alone do not change it. */
  status_changed_at: z.iso.datetime(),
});
export type StoredStatus = z.infer<typeof StoredStatusSchema>;

const ChecklistRowSchema = z.object({
  restaurant_id: z.string(),
  /** Rises by one with every change. 0: nothing is stored yet. */
  version: z.int().check(z.nonnegative()),
  /** By item id; an item that is not in here is pending. Ids that the checklist has no more may be. */
  statuses: z.record(z.string(), StoredStatusSchema),
});
export type ChecklistRow = z.infer<typeof ChecklistRowSchema>;

export type ChecklistsRepository = {
  /** The checklist's row, to be read together with rows of other tables. There is none before the first change. */
  lookup: (restaurantId: string) => Lookup<ChecklistRow>;
  /** Version 0 where nothing was ever changed. */
  get: (restaurantId: string) => Promise<ChecklistRow>;
  /** Writes the row in place of the version before it. False when somebody else has changed it in between. */
  save: (row: ChecklistRow, event?: BusinessEvent) => Promise<boolean>;
};

/** All statuses of a restaurant's checklist in one row: a read after a write sees it whole. */
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
