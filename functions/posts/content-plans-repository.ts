import { gunzipSync, gzipSync } from 'node:zlib';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { MAX_PLANS } from '#shared/posts/contract/content-plan.ts';
import { PlanContentSchema, type PlanHead, PlanHeadSchema, type PlanRow } from './content-plan-row.ts';

const StoredPlanSchema = z.extend(PlanHeadSchema, { packed: z.instanceof(Uint8Array) });

export type ContentPlansRepository = {
  find: (restaurantId: string, planId: string) => Promise<PlanRow | undefined>;
  /** All calendars of a restaurant, newest first, without their posts. */
  list: (restaurantId: string) => Promise<PlanHead[]>;
  /** False if the calendar already exists. */
  create: (plan: PlanRow) => Promise<boolean>;
  /** False after a concurrent write. */
  save: (plan: PlanRow) => Promise<boolean>;
  /** False if the calendar is already gone. */
  delete: (restaurantId: string, planId: string) => Promise<boolean>;
};

/** Content calendars by restaurant, one row each. */
export function createContentPlansRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ContentPlansRepository {
  const table = openTable({ ...settings, schema: StoredPlanSchema });
  return {
    find: async (restaurant_id, plan_id) => {
      const row = await table.find({ restaurant_id, plan_id });
      return row && unpacked(row);
    },
    list: async (restaurantId) => {
      const { items } = await table.query({
        expression: 'restaurant_id = :restaurant',
        values: { ':restaurant': restaurantId },
        isDescending: true,
        limit: MAX_PLANS,
      });
      return items.map(({ packed: _posts, ...head }) => head);
    },
    create: (plan) => table.put(packed(plan), { expression: 'attribute_not_exists(plan_id)' }),
    save: (plan) =>
      table.put(packed(plan), {
        expression: '#version = :before',
        names: { '#version': 'version' },
        values: { ':before': plan.version - 1 },
      }),
    delete: (restaurant_id, plan_id) =>
      table.delete({ restaurant_id, plan_id }, { expression: 'attribute_exists(plan_id)' }),
  };
}

function packed({ content, ...head }: PlanRow): z.input<typeof StoredPlanSchema> {
  return { ...head, posts_total: content.posts.length, packed: gzipSync(JSON.stringify(content)) };
}

function unpacked({
  packed: content,
  posts_total: _total,
  ...head
}: z.output<typeof StoredPlanSchema>): PlanRow {
  return { ...head, content: PlanContentSchema.parse(JSON.parse(gunzipSync(content).toString('utf8'))) };
}
