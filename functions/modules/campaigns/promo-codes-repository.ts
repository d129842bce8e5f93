import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { CAMPAIGN_TYPES } from '#shared/domain/campaigns/campaign-status.ts';

const ClaimSchema = z.object({
  restaurant_id: z.string(),
  code: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  /** The campaign that has the code; of texts, the latest. */
  claimed_for: z.string(),
  /** Campaigns of texts that have it as well: the one that began last, and those that are planned. */
  others: z.optional(z.array(z.string())),
  /** What was asked for, as a hash: who asks the same again gets the same campaign. */
  request: z.string(),
});

/** Who has a code. */
export type CodeClaim = z.output<typeof ClaimSchema>;

export type PromoCodesRepository = {
  find: (restaurantId: string, code: string) => Promise<CodeClaim | undefined>;
  /**
   * Takes a code for an ad, for good. The claim that stands then: another one when the code was taken before.
   */
  claimForAd: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<CodeClaim>;
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
    claimForAd: async (wanted) => {
      const claim: CodeClaim = { ...wanted, campaign_type: 'ad' };
      if (await table.put(claim, IS_FREE)) return claim;
      return (await find(claim.restaurant_id, claim.code)) ?? claim;
    },
    claimForSms: (wanted) =>
      table.put(
        { ...wanted, campaign_type: 'sms' },
        {
          expression: `${IS_FREE.expression} OR campaign_type = :sms`,
          values: { ':sms': 'sms' },
        },
      ),
  };
}

const IS_FREE = { expression: 'attribute_not_exists(code)' };
