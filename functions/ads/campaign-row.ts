import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES } from '#shared/ads/campaign-status.ts';
import {
  AD_NEEDS,
  AdCopySchema,
  AdPhotoSchema,
  AdPlacementSchema,
  AdReachSchema,
  AdResultsSchema,
} from '#shared/ads/contract/ad-campaign.ts';
import { CsvStatsSchema, SmsDecisionsSchema, SmsTextSchema } from '#shared/sms/contract/sms-campaign.ts';

/** What every campaign has. */
const everyCampaign = {
  restaurant_id: z.string(),
  /** Sorts by time. */
  campaign_id: z.string(),
  /** Raised by every change of the row. */
  version: z.int(),
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  created_at: z.iso.datetime(),
  /** When an ad stops, or a text's code can be redeemed no longer. */
  ends_at: z.iso.datetime(),
  /** As `normalizePromoCode` makes it. */
  promo_code: z.string(),
  /** Where the provider was an embedded one, which simulates. */
  is_simulated: z.boolean(),
  /** What a schedule looks for: rows with both are found by `listDueEventually`, others never. */
  due_kind: z.optional(z.string()),
  due_at: z.optional(z.iso.datetime()),
};

const AdCampaignSchema = z.object({
  ...everyCampaign,
  campaign_type: z.literal('ad'),
  copy: AdCopySchema,
  /** Paths on the sites origin. */
  photo: z.optional(AdPhotoSchema),
  placement: AdPlacementSchema,
  expected: AdReachSchema,
  daily_budget_cents: z.int(),
  days: z.int(),
  /** What the provider calls the ad's parts; empty until it has been submitted. */
  provider_ids: z.record(z.string(), z.string()),
  results: AdResultsSchema,
  results_at: z.optional(z.iso.datetime()),
  /** Why it failed, or why it waits: sentences for its owner. */
  failure: z.optional(z.string()),
  waiting_for: z.optional(z.string()),
  /** Which of what it needs it waits for; absent while it does not wait for its owner. */
  waiting_needs: z.optional(z.array(z.enum(AD_NEEDS))),
  /** Where it has no website to lead to: what its own page says, and the address below which it lies. */
  offer_page: z.optional(
    z.object({ slug: z.string(), restaurant_name: z.string(), dish: z.string(), offer: z.string() }),
  ),
  /** An administrator has rejected its text: it is never resumed. */
  is_text_rejected: z.optional(z.literal(true)),
});
const SmsCampaignSchema = z.object({
  ...everyCampaign,
  campaign_type: z.literal('sms'),
  /** As the owner typed it. */
  offer_code: z.string(),
  message: SmsTextSchema,
  /** What guests read in turn; the message is the first of them. Absent: all read the message. */
  texts: z.optional(z.object({ plain: z.array(z.string()), named: z.array(z.string()) })),
  /** The text as moderation looks at it; absent where that is the message. */
  looked_at: z.optional(z.string()),
  /** Of the list, before anybody was decided. */
  csv: CsvStatsSchema,
  list_cost_cents: z.number(),
  /** The period of the plan in which its texts were counted. Absent for one of the release before. */
  plan_period_start: z.optional(z.iso.datetime()),
  /** Each guest was decided once, when the campaign was made. */
  decisions: SmsDecisionsSchema,
  will_cost_cents: z.number(),
  holdout_percent: z.int(),
  /** The message names a sample in the place of each guest's own code. */
  one_code_per_guest: z.optional(z.boolean()),
  send_at: z.optional(z.iso.datetime()),
  /** Before it began: by its owner, or because its text was rejected. */
  canceled_at: z.optional(z.iso.datetime()),
  /** An administrator has rejected its text before it went out. */
  is_text_rejected: z.optional(z.literal(true)),
  /** Of the restaurant then, as ISO 3166 alpha-2, where it was known. */
  country: z.optional(z.string()),
  /** Where the restaurant was then: its hours are kept at dispatch, too. */
  hours: z.object({ time_zone: z.string(), state: z.string() }),
  /** Folder of its list in the bucket of campaign lists, and how many files it has. */
  list_folder: z.string(),
  list_parts: z.int(),
});

export const CampaignSchema = z.discriminatedUnion('campaign_type', [AdCampaignSchema, SmsCampaignSchema]);

export type AdCampaign = z.output<typeof AdCampaignSchema>;
export type SmsCampaign = z.output<typeof SmsCampaignSchema>;
export type Campaign = AdCampaign | SmsCampaign;
