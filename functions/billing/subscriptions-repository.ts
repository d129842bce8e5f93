import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { itemWithEvent } from '#functions/platform/events/with-event.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';
import { type SubscriptionRow, SubscriptionRowSchema } from './subscription-row.ts';

const LIST = 'byKind';
const DUE = 'byDue';

export type SubscriptionPage = { subscriptions: SubscriptionRow[]; next: Record<string, string> | undefined };

export type SubscriptionsRepository = {
  find: (restaurantId: string) => Promise<SubscriptionRow | undefined>;
  /** Looks up the row in one read with rows of other tables. */
  lookup: (restaurantId: string) => Lookup<SubscriptionRow>;
  /** Finds at most 100, in no order; missing ones are left out. */
  findMany: (restaurantIds: readonly string[]) => Promise<SubscriptionRow[]>;
  /** Replaces the previous version of the row. False if it was changed in between. */
  save: (row: SubscriptionRow, event?: BusinessEvent) => Promise<boolean>;
  /** Lists subscriptions that run, or ended ones, newest first unless `isAscending`. Eventually consistent. */
  listEventually: (page: {
    kind?: 'subscription' | 'ended';
    limit: number;
    startAfter?: Record<string, string> | undefined;
    isAscending?: boolean;
  }) => Promise<SubscriptionPage>;
  /** Lists subscriptions with work due by then, earliest first. Eventually consistent. */
  listDueEventually: (due: { by: string; limit: number }) => Promise<SubscriptionRow[]>;
};

/** Keeps one subscription row per restaurant. */
export function createSubscriptionsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): SubscriptionsRepository {
  const table = openTable({ ...settings, schema: SubscriptionRowSchema });
  return {
    find: (restaurant_id) => table.find({ restaurant_id }),
    lookup: (restaurant_id) => table.lookup({ restaurant_id }),
    findMany: (restaurantIds) => table.findMany(restaurantIds.map((restaurant_id) => ({ restaurant_id }))),
    save: (row, event) => table.put(itemWithEvent(row, event), replacesVersion(row)),
    listEventually: async ({ kind = 'subscription', limit, startAfter, isAscending = false }) => {
      const { items, lastKey } = await table.queryIndex(LIST, {
        expression: 'list_kind = :kind',
        values: { ':kind': kind },
        isDescending: !isAscending,
        limit,
        startAfter,
      });
      return { subscriptions: items, next: lastKey };
    },
    listDueEventually: async ({ by, limit }) => {
      const { items } = await table.queryIndex(DUE, {
        expression: 'due_kind = :kind AND due_at <= :by',
        values: { ':kind': 'billing', ':by': by },
        limit,
      });
      return items;
    },
  };
}
