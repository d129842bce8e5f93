import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { withRedemption } from '#shared/redemptions/redemption-counts.ts';
import { type CountedReturn, withReturns } from '#shared/redemptions/return-counts.ts';
import type { RedemptionRow } from './redemptions-repository.ts';

const CountersRowSchema = z.object({
  restaurant_id: z.string(),
  /** `total`, or a campaign's ID. */
  counted_for: z.string(),
  version: z.int(),
  days: z.record(
    z.string(),
    z.object({
      ad: z.int(),
      sms: z.int(),
      amount_cents: z.int(),
      with_amount: z.optional(z.int()),
      ad_again: z.optional(z.int()),
    }),
  ),
  marks: z.array(z.string()),
  /** Guests whose later orders appear in a list. */
  returns: z._default(z.record(z.string(), z.object({ texted: z.int(), held_back: z.int() })), {}),
  return_marks: z._default(z.array(z.string()), []),
  /** When a list last showed a return. */
  returns_at: z.optional(z.iso.datetime()),
});
export type CountersRow = z.output<typeof CountersRowSchema>;

const TOTAL = 'total';

export type RedemptionCountsRepository = {
  /** A lookup of the restaurant's row, to combine with other reads. It doesn't exist before the first count. */
  lookupTotals: (restaurantId: string) => Lookup<CountersRow>;
  lookupCampaign: (key: { restaurantId: string; campaignId: string }) => Lookup<CountersRow>;
  /** Of the whole restaurant. */
  totals: (restaurantId: string) => Promise<CountersRow>;
  /** In the order of the IDs; at most 100. */
  ofCampaigns: (restaurantId: string, campaignIds: readonly string[]) => Promise<CountersRow[]>;
  /** Counts a redemption for the restaurant and the campaign. Safe to repeat. */
  count: (row: RedemptionRow, sign: 1 | -1) => Promise<void>;
  /** Counts returns for the campaign, and those of texted guests for the restaurant. Safe to repeat. */
  countReturns: (batch: ReturnBatch) => Promise<void>;
};

export type ReturnBatch = {
  restaurantId: string;
  campaignId: string;
  /** A batch has the same guests in every call. */
  batch: string;
  returned: readonly CountedReturn[];
  now: Date;
};

/** Counters of redeemed codes and of returning guests. Reads are strongly consistent. */
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
    returns: {},
    return_marks: [],
  });
  const read = async (restaurant_id: string, counted_for: string) =>
    (await table.find({ restaurant_id, counted_for })) ?? nothing(restaurant_id, counted_for);
  return {
    lookupTotals: (restaurant_id) => table.lookup({ restaurant_id, counted_for: TOTAL }),
    lookupCampaign: ({ restaurantId, campaignId }) =>
      table.lookup({ restaurant_id: restaurantId, counted_for: campaignId }),
    totals: (restaurantId) => read(restaurantId, TOTAL),
    ofCampaigns: async (restaurant_id, campaignIds) => {
      const keys = campaignIds.map((id) => ({ restaurant_id, counted_for: id }));
      const found = new Map((await table.findMany(keys)).map((row) => [row.counted_for, row]));
      return keys.map(({ counted_for }) => found.get(counted_for) ?? nothing(restaurant_id, counted_for));
    },
    count: async (row, sign) => {
      for (const key of [TOTAL, row.campaign_id]) await countOne(row, sign, key);
    },
    countReturns: async ({ restaurantId, campaignId, batch, returned, now }) => {
      const texted = returned.filter(({ group }) => group === 'texted');
      for (const [key, counted] of [
        [TOTAL, texted],
        [campaignId, returned],
      ] as const) {
        if (counted.length === 0) continue;
        await change(restaurantId, key, (before) => {
          const next = withReturns(before, `${campaignId}/${batch}`, counted);
          return next === undefined
            ? undefined
            : {
                returns: { ...next.returns },
                return_marks: [...next.return_marks],
                returns_at: now.toISOString(),
              };
        });
      }
    },
  };

  function countOne(row: RedemptionRow, sign: 1 | -1, key: string): Promise<void> {
    const counted = {
      id: row.redemption_id,
      campaignType: row.campaign_type,
      amountCents: row.amount_cents,
      wasHereBefore: row.was_here_before === true,
      day: row.redeemed_at.slice(0, 10),
    };
    return change(row.restaurant_id, key, (before) => {
      const next = withRedemption(before, counted, sign);
      return next === undefined ? undefined : { days: { ...next.days }, marks: [...next.marks] };
    });
  }

  async function change(
    restaurantId: string,
    key: string,
    changesOf: (before: CountersRow) => Partial<CountersRow> | undefined,
  ): Promise<void> {
    const store = {
      read: () => read(restaurantId, key),
      save: (next: CountersRow) => table.put(next, follows(next)),
      isSame: (present: CountersRow, saved: CountersRow) => isSameJson(present, saved),
    };
    await saveChange(store, async (before) => {
      const changes = changesOf(before);
      return changes === undefined ? undefined : { ...before, ...changes, version: before.version + 1 };
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
