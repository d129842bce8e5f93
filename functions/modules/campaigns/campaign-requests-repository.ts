import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';

const RequestSchema = z.object({
  restaurant_id: z.string(),
  /** A hash of the caller's key. */
  request_key: z.string(),
  /** The campaign that the key stands for. */
  claimed_for: z.string(),
  /** What was asked for, as a hash. */
  request: z.string(),
  /** Epoch second. */
  expires_at: z.int(),
});

type CampaignRequest = { restaurantId: string; key: string; campaignId: string; request: string };

const KEPT_SECONDS = 30 * 24 * 60 * 60;

export type CampaignRequestsRepository = {
  /** The campaign that the caller's key stands for from the first call on, and what was asked for then. */
  claim: (wanted: CampaignRequest, now: Date) => Promise<Pick<CampaignRequest, 'campaignId' | 'request'>>;
};

/** Keys with which callers make a campaign once however often they ask. */
export function createCampaignRequestsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): CampaignRequestsRepository {
  const table = openTable({ ...settings, schema: RequestSchema });
  return {
    claim: async ({ restaurantId, key, campaignId, request }, now) => {
      const hash = createHash('sha256').update(key).digest('hex');
      const itemKey = { restaurant_id: restaurantId, request_key: hash };
      const expires_at = epochSeconds(now) + KEPT_SECONDS;
      const isNew = await table.put({ ...itemKey, claimed_for: campaignId, request, expires_at }, IS_NEW);
      const first = isNew ? undefined : await table.find(itemKey);
      return { campaignId: first?.claimed_for ?? campaignId, request: first?.request ?? request };
    },
  };
}

const IS_NEW = { expression: 'attribute_not_exists(request_key)' };
