import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';

const limit = z.nullable(z.int().check(z.nonnegative()));

const StoredToggleSchema = z.object({
  enabled: z.boolean(),
  rate_limits: z.object({ daily_limit: limit, hourly_limit: limit }),
  updated_at: z.iso.datetime(),
  /** The bulk change that set it; absent after an individual change. */
  switched_by_job: z.optional(z.string()),
});
export type StoredToggle = z.infer<typeof StoredToggleSchema>;

const FeatureTogglesRowSchema = z.object({
  restaurant_id: z.string(),
  /** Increases with every change. 0: nothing is stored yet. */
  version: z.int().check(z.nonnegative()),
  /** Features without an entry were never changed. */
  toggles: z.partialRecord(z.enum(AI_FEATURES), StoredToggleSchema),
});
export type FeatureTogglesRow = z.infer<typeof FeatureTogglesRowSchema>;

export type FeatureTogglesRepository = {
  /** Version 0 if nothing was ever changed. */
  get: (restaurantId: string) => Promise<FeatureTogglesRow>;
  lookup: (restaurantId: string) => Lookup<FeatureTogglesRow>;
  /** At most 100 restaurants, unordered. Those without a row are left out. */
  findMany: (restaurantIds: readonly string[]) => Promise<FeatureTogglesRow[]>;
  /** Replaces the previous version of the row, with its event. False if someone else has changed it. */
  save: (row: FeatureTogglesRow, event?: BusinessEvent) => Promise<boolean>;
};

/** All features of a restaurant are in one row, so a call reads one item. */
export function createFeatureTogglesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): FeatureTogglesRepository {
  const table = openTable({ ...settings, schema: FeatureTogglesRowSchema });
  return {
    get: async (restaurant_id) =>
      (await table.find({ restaurant_id })) ?? { restaurant_id, version: 0, toggles: {} },
    lookup: (restaurant_id) => table.lookup({ restaurant_id }),
    findMany: (restaurantIds) => table.findMany(restaurantIds.map((restaurant_id) => ({ restaurant_id }))),
    save: (row, event) => table.put(itemWithEvent(row, event), replacesVersion(row)),
  };
}
