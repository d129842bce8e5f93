import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import { CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';
import { hasStem } from '#shared/redemptions/guest-code.ts';

const ClaimSchema = z.object({
  restaurant_id: z.string(),
  code: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  /** The campaign that has the code; of texts, the latest. */
  claimed_for: z.string(),
  /** Campaigns of texts that have it as well: the one that began last, and those that are planned. */
  others: z.optional(z.array(z.string())),
  /** Of a guest's own code, E.164; a mark in its place when the guest was deleted. */
  phone: z.optional(z.string()),
  /** The redemption of a guest's own code, which works once. */
  used_by: z.optional(z.string()),
  used_at: z.optional(z.iso.datetime()),
  /** Of a guest's own code, epoch second. */
  expires_at: z.optional(z.int()),
  /** What was asked for, as a hash: who asks the same again gets the same campaign. */
  request: z.string(),
});

/** Who has a code. */
export type CodeClaim = z.output<typeof ClaimSchema>;

type CodeKey = { restaurantId: string; code: string };
type GuestClaim = { restaurantId: string; code: string; campaignId: string; phone: string; expiresAt: Date };

export type PromoCodesRepository = {
  find: (restaurantId: string, code: string) => Promise<CodeClaim | undefined>;
  /** Those of at most 100 codes that anybody has, in no order. */
  findMany: (restaurantId: string, codes: readonly string[]) => Promise<CodeClaim[]>;
  /** Whether guests have codes of their own that begin so. */
  hasGuestCodes: (restaurantId: string, stem: string) => Promise<boolean>;
  /**
   * Takes a code for an ad, for good. The claim that stands then: another one when the code was taken before.
   */
  claimForAd: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<CodeClaim>;
  /** Takes a code for one guest of a campaign. False when anybody else has it. Repeating it is safe. */
  claimForGuest: (claim: GuestClaim) => Promise<boolean>;
  /** Puts a mark in the place of the number of a guest who was deleted. False when the code is not that guest's. */
  forgetGuest: (claim: Omit<GuestClaim, 'expiresAt'>, mark: string) => Promise<boolean>;
  /** Uses a guest's own code. False when another redemption has, unless it is the one that is given up. */
  use: (
    key: CodeKey,
    use: { redemptionId: string; at: Date; givenUp?: string | undefined },
  ) => Promise<boolean>;
  /** Makes a code usable again that this redemption has used. */
  release: (key: CodeKey, use: { redemptionId: string }) => Promise<void>;
  /** Takes a code for a text campaign, from an earlier one too. False when an ad has it. */
  claimForSms: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<boolean>;
};

/** Promo codes by restaurant: one code, one row. `code` as `normalizePromoCode` makes it. */
export function createPromoCodesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PromoCodesRepository {
  const table = openTable({ ...settings, schema: ClaimSchema });
  const find: PromoCodesRepository['find'] = (restaurant_id, code) => table.find({ restaurant_id, code });
  return {
    find,
    findMany: (restaurant_id, codes) => table.findMany(codes.map((code) => ({ restaurant_id, code }))),
    hasGuestCodes: async (restaurantId, stem) => {
      const { items } = await table.query({
        expression: 'restaurant_id = :restaurant AND begins_with(code, :stem)',
        values: { ':restaurant': restaurantId, ':stem': stem },
        limit: LOOKED_AT,
      });
      return items.some(({ code, phone }) => phone !== undefined && hasStem(code, stem));
    },
    claimForAd: async (wanted) => {
      const claim: CodeClaim = { ...wanted, campaign_type: 'ad' };
      if (await table.put(claim, IS_FREE)) return claim;
      return (await find(claim.restaurant_id, claim.code)) ?? claim;
    },
    claimForGuest: ({ restaurantId, code, campaignId, phone, expiresAt }) => {
      const key = { restaurant_id: restaurantId, code };
      const change = {
        expression:
          'SET campaign_type = :sms, claimed_for = :campaign, #request = :campaign, phone = :phone, expires_at = :expires',
        names: { '#request': 'request' },
        values: {
          ':sms': 'sms',
          ':campaign': campaignId,
          ':phone': phone,
          ':expires': epochSeconds(expiresAt),
        },
      };
      const isFree = {
        expression: `${IS_FREE.expression} OR (claimed_for = :campaign AND phone = :phone)`,
      };
      return isDone(table.update(key, change, isFree));
    },
    forgetGuest: ({ restaurantId, code, campaignId, phone }, mark) => {
      const change = { expression: 'SET phone = :mark', values: { ':mark': mark } };
      const isTheirs = {
        expression: 'claimed_for = :campaign AND phone = :phone',
        values: { ':campaign': campaignId, ':phone': phone },
      };
      return isDone(table.update({ restaurant_id: restaurantId, code }, change, isTheirs));
    },
    use: ({ restaurantId, code }, { redemptionId, at, givenUp = redemptionId }) => {
      const change = {
        expression: 'SET used_by = :id, used_at = :at',
        values: { ':id': redemptionId, ':at': at.toISOString() },
      };
      const isUnused = {
        expression:
          'attribute_exists(phone) AND (attribute_not_exists(used_by) OR used_by = :id OR used_by = :givenUp)',
        values: { ':givenUp': givenUp },
      };
      return isDone(table.update({ restaurant_id: restaurantId, code }, change, isUnused));
    },
    release: async ({ restaurantId, code }, { redemptionId }) => {
      const change = { expression: 'REMOVE used_by, used_at' };
      const isTheirs = { expression: 'used_by = :id', values: { ':id': redemptionId } };
      await table.update({ restaurant_id: restaurantId, code }, change, isTheirs);
    },
    claimForSms: (wanted) =>
      table.put(
        { ...wanted, campaign_type: 'sms' },
        {
          expression: `${IS_FREE.expression} OR (campaign_type = :sms AND attribute_not_exists(phone))`,
          values: { ':sms': 'sms' },
        },
      ),
  };
}

/** Other codes that begin with the same word stand among those of guests. */
const LOOKED_AT = 25;

const IS_FREE = { expression: 'attribute_not_exists(code)' };

async function isDone(update: Promise<unknown>): Promise<boolean> {
  return (await update) !== undefined;
}
