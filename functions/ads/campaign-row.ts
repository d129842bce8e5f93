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

/** The fields of every campaign. */
const everyCampaign = {
  restaurant_id: z.string(),
  /** Sorts by time. */
  campaign_id: z.string(),
  /** Rises with every change of the row. */
  version: z.int(),
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  created_at: z.iso.datetime(),
  /** When an ad stops, or when the code of a text expires. */
  ends_at: z.iso.datetime(),
  /** As returned by `normalizePromoCode`. */
  promo_code: z.string(),
  /** True if the provider was the built-in test one. */
  is_simulated: z.boolean(),
  /** Index keys for schedules. `listDueEventually` finds rows with both. */
  due_kind: z.optional(z.string()),
  due_at: z.optional(z.iso.datetime()),
};

const AdCampaignSchema = z.object({
  ...everyCampaign,
  campaign_type: z.literal('ad'),
  copy: AdCopySchema,
  /** Of the prompt, where a model wrote the copy at the launch. */
  prompt_version: z.optional(z.string()),
  /** Paths on the sites origin. */
  photo: z.optional(AdPhotoSchema),
  placement: AdPlacementSchema,
  expected: AdReachSchema,
  daily_budget_cents: z.int(),
  days: z.int(),
  /** The provider's IDs of the ad's parts. Empty until the ad is submitted. */
  provider_ids: z.record(z.string(), z.string()),
  results: AdResultsSchema,
  results_at: z.optional(z.iso.datetime()),
  /** Why it failed or waits, as sentences for the owner. */
  failure: z.optional(z.string()),
  waiting_for: z.optional(z.string()),
  /** What it waits for. Absent unless it waits for the owner. */
  waiting_needs: z.optional(z.array(z.enum(AD_NEEDS))),
  /** The ad's own page and its address, for restaurants without a website. */
  offer_page: z.optional(
    z.object({ slug: z.string(), restaurant_name: z.string(), dish: z.string(), offer: z.string() }),
  ),
  /** An administrator rejected its text, so it can't be resumed. */
  is_text_rejected: z.optional(z.literal(true)),
});
const SmsCampaignSchema = z.object({
  ...everyCampaign,
  campaign_type: z.literal('sms'),
  /** As the owner typed it. */
  offer_code: z.string(),
  message: SmsTextSchema,
  /** The variants that guests get in turn; the message is the first. Absent: all guests get the message. */
  texts: z.optional(z.object({ plain: z.array(z.string()), named: z.array(z.string()) })),
  /** The text for moderation. Absent: it equals the message. */
  looked_at: z.optional(z.string()),
  /** Counts of the uploaded list, before decisions. */
  csv: CsvStatsSchema,
  list_cost_cents: z.number(),
  /** The plan period that its texts were counted in. Absent in rows of the previous release. */
  plan_period_start: z.optional(z.iso.datetime()),
  /** The decision about each guest, made when the campaign was created. */
  decisions: SmsDecisionsSchema,
  will_cost_cents: z.number(),
  holdout_percent: z.int(),
  /** Each guest gets a code, and the message shows a sample. */
  one_code_per_guest: z.optional(z.boolean()),
  send_at: z.optional(z.iso.datetime()),
  /** When it was canceled before it began, by the owner or because its text was rejected. */
  canceled_at: z.optional(z.iso.datetime()),
  /** An administrator rejected its text before it was sent. */
  is_text_rejected: z.optional(z.literal(true)),
  /** The restaurant's country then (ISO 3166 alpha-2), if known. */
  country: z.optional(z.string()),
  /** The restaurant's location then, which decides the texting hours at dispatch, too. */
  hours: z.object({ time_zone: z.string(), state: z.string() }),
  /** The folder of its list in the bucket of campaign lists, and the number of files. */
  list_folder: z.string(),
  list_parts: z.int(),
});

export const CampaignSchema = z.discriminatedUnion('campaign_type', [AdCampaignSchema, SmsCampaignSchema]);

export type AdCampaign = z.output<typeof AdCampaignSchema>;
export type SmsCampaign = z.output<typeof SmsCampaignSchema>;
export type Campaign = AdCampaign | SmsCampaign;
