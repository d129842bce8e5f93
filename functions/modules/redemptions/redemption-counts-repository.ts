import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { saveChange } from '#functions/modules/editing/save-change.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { withRedemption } from '#shared/domain/campaigns/redemption-counts.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { RedemptionRow } from './redemptions-repository.ts';

const CountersRowSchema = z.object({
  restaurant_id: z.string(),
  /** `total`, or the id of a campaign. */
  counted_for: z.string(),
  version: z.int(),
  days: z.record(z.string(), z.object({ ad: z.int(), sms: z.int(), amount_cents: z.int() })),
  marks: z.array(z.string()),
});
export type CountersRow = z.output<typeof CountersRowSchema>;

const TOTAL = 'total';

export type RedemptionCountsRepository = {
  /** Of the whole restaurant. */
  totals: (restaurantId: string) => Promise<CountersRow>;
  /** In the order of the ids; at most 100. */
  ofCampaigns: (restaurantId: string, campaignIds: readonly string[]) => Promise<CountersRow[]>;
  /** Tells the counters of the restaurant and of the campaign. Safe to repeat. */
  tell: (row: RedemptionRow, sign: 1 | -1) => Promise<void>;
};

/** Counters of redeemed codes that are right in the very next read. */
export function createRedemptionCountsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): RedemptionCountsRepository {
  const table = openTable({ ...settings, schema: CountersRowSchema });
  const nothing = (restaurant_id: string, counted_for: string): CountersRow => ({
    restaurant_id,
    counted_for,
    version: 0,
    days: {},
    marks: [],
  });
  const read = async (restaurant_id: string, counted_for: string) =>
    (await table.find({ restaurant_id, counted_for })) ?? nothing(restaurant_id, counted_for);
  return {
    totals: (restaurantId) => read(restaurantId, TOTAL),
    ofCampaigns: async (restaurant_id, campaignIds) => {
      const keys = campaignIds.map((id) => ({ restaurant_id, counted_for: id }));
      const found = new Map((await table.findMany(keys)).map((row) => [row.counted_for, row]));
      return keys.map(({ counted_for }) => found.get(counted_for) ?? nothing(restaurant_id, counted_for));
    },
    tell: async (row, sign) => {
      for (const key of [TOTAL, row.campaign_id]) await tellOne(row, sign, key);
    },
  };

  async function tellOne(row: RedemptionRow, sign: 1 | -1, key: string): Promise<void> {
    const counted = {
      id: row.redemption_id,
      campaignType: row.campaign_type,
      amountCents: row.amount_cents ?? 0,
      day: row.redeemed_at.slice(0, 10),
    };
    const store = {
      read: () => read(row.restaurant_id, key),
      save: (next: CountersRow) => table.put(next, follows(next)),
      isSame: (present: CountersRow, saved: CountersRow) => isSameJson(present, saved),
    };
    await saveChange(store, (before) => {
      const next = withRedemption(before, counted, sign);
      return Promise.resolve(
        next === undefined
          ? undefined
          : { ...before, version: before.version + 1, days: { ...next.days }, marks: [...next.marks] },
      );
    });
  }
}

function follows({ version }: CountersRow) {
  if (version === 1) return { expression: 'attribute_not_exists(counted_for)' };
  return {
    expression: '#version = :before',
    names: { '#version': 'version' },
    values: { ':before': version - 1 },
  };
}
