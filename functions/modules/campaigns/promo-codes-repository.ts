import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { CAMPAIGN_TYPES } from '#shared/domain/campaigns/campaign-status.ts';

const ClaimSchema = z.object({
  restaurant_id: z.string(),
  /** `#code#<code>`: beside the campaigns, sorted before all of them. */
  campaign_id: z.string(),
  code: z.string(),
  campaign_type: z.enum(CAMPAIGN_TYPES),
  /** The campaign that has the code; of texts, the latest. */
  claimed_for: z.string(),
  /** What was asked for, as a hash: who asks the same again gets the same campaign. */
  request: z.string(),
});

/** Who has a code. */
export type CodeClaim = Omit<z.output<typeof ClaimSchema>, 'campaign_id'>;

export type PromoCodesRepository = {
  find: (restaurantId: string, code: string) => Promise<CodeClaim | undefined>;
  /**
   * Takes a code for an ad, for good. The claim that stands then: another one when the code was taken before.
   */
  claimForAd: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<CodeClaim>;
  /** Takes a code for a text campaign, from an earlier one too. False when an ad has it. */
  claimForSms: (claim: Omit<CodeClaim, 'campaign_type'>) => Promise<boolean>;
};

/** Promo codes by restaurant, in the table of campaigns: one code, one row. `code` as `normalizePromoCode` makes it. */
export function createPromoCodesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): PromoCodesRepository {
  const table = openTable({ ...settings, schema: ClaimSchema });
  const keyOf = (restaurantId: string, code: string) => ({
    restaurant_id: restaurantId,
    campaign_id: `#code#${code}`,
  });
  const rowOf = (claim: CodeClaim) => ({ ...claim, ...keyOf(claim.restaurant_id, claim.code) });
  const find: PromoCodesRepository['find'] = (restaurantId, code) => table.find(keyOf(restaurantId, code));
  return {
    find,
    claimForAd: async (wanted) => {
      const claim: CodeClaim = { ...wanted, campaign_type: 'ad' };
      if (await table.put(rowOf(claim), IS_FREE)) return claim;
      return (await find(claim.restaurant_id, claim.code)) ?? claim;
    },
    claimForSms: (wanted) =>
      table.put(rowOf({ ...wanted, campaign_type: 'sms' }), {
        expression: `${IS_FREE.expression} OR campaign_type = :sms`,
        values: { ':sms': 'sms' },
      }),
  };
}

const IS_FREE = { expression: 'attribute_not_exists(campaign_id)' };
