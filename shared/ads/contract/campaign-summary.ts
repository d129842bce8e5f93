import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '#shared/ads/campaign-status.ts';

/** A campaign in a list. */
export const CampaignSummarySchema = z
  .object({
    campaign_id: z.string(),
    name: z.string(),
    campaign_type: z.enum(CAMPAIGN_TYPES),
    status: z.enum(CAMPAIGN_STATUSES),
    created_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    promo_code: z.string(),
    /** Test mode: its provider is simulated. */
    is_simulated: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CampaignSummary' });
export type CampaignSummary = z.output<typeof CampaignSummarySchema>;
