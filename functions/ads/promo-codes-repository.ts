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
  /** The campaign that has the code; for texts, the latest one. */
  claimed_for: z.string(),
  /** Other text campaigns with the code: the one that began last, and planned ones. */
  others: z.optional(z.array(z.string())),
  /** The phone (E.164) of a guest's own code, or a mark after the guest was deleted. */
  phone: z.optional(z.string()),
  /** The redemption that used a guest's own code. */
  used_by: z.optional(z.string()),
  used_at: z.optional(z.iso.datetime()),
  /** When a guest's own code expires, as an epoch second. */
  expires_at: z.optional(z.int()),
  /** A hash of the request, so that a repeated one gets the same campaign. */
  request: z.string(),
});

/** The owner of a code. */
export type CodeClaim = z.output<typeof ClaimSchema>;

type CodeKey = { restaurantId: string; code: string };
type GuestClaim = { restaurantId: string; code: string; campaignId: string; phone: string; expiresAt: Date };

export type PromoCodesRepository = {
  find: (restaurantId: string, code: string) => Promise<CodeClaim | undefined>;
  /** Finds those of at most 100 codes that are taken, in no order. */
  findMany: (restaurantId: string, codes: readonly string[]) => Promise<CodeClaim[]>;
  /** Whether codes of single guests begin with this stem. */
  hasGuestCodes: (restaurantId: string, stem: string) => Promise<boolean>;
  /** Takes a code for an ad, permanently. Returns the current claim, which is another one if the code was taken. */
  claimForAd: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<CodeClaim>;
  /** Takes a code for one guest of a campaign. False if it is taken. Repeating it is safe. */
  claimForGuest: (claim: GuestClaim) => Promise<boolean>;
  /** Replaces a deleted guest's number with a mark. False if the code isn't that guest's. */
  forgetGuest: (claim: Omit<GuestClaim, 'expiresAt'>, mark: string) => Promise<boolean>;
  /** Consumes a guest's own code. False if another redemption used it, unless that is the one being replaced. */
  use: (
    key: CodeKey,
    use: { redemptionId: string; at: Date; givenUp?: string | undefined },
  ) => Promise<boolean>;
  /** Makes a code usable again after this redemption used it. */
  release: (key: CodeKey, use: { redemptionId: string }) => Promise<void>;
  /** Takes a code for a text campaign, even from an earlier one. False if an ad has it. */
  claimForSms: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<boolean>;
};

/** Keeps promo codes by restaurant, one row per code. `code` is as `normalizePromoCode` returns it. */
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

/** How many rows to read, because campaigns' codes may begin with the same word. */
const LOOKED_AT = 25;

const IS_FREE = { expression: 'attribute_not_exists(code)' };

async function isDone(update: Promise<unknown>): Promise<boolean> {
  return (await update) !== undefined;
}
