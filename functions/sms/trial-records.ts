import * as z from 'zod/mini';
import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { heldBack } from './trial-groups.ts';

/** Seconds until a record expires. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const TrialSchema = z.object({ restaurant_id: z.string(), campaign_id: z.string() });
/** The key of a campaign with a control group. */
export type TrialPlace = z.output<typeof TrialSchema>;

export type TrialRecords = {
  /** Records a campaign before it is created, if it has a control group. Safe to repeat. */
  note: (campaign: SmsCampaign) => Promise<void>;
  /** Lists the newest first. It may include a campaign that was never created. */
  listNewest: (limit: number) => Promise<TrialPlace[]>;
};

/** Records campaigns with control groups over all restaurants. */
export function openTrialRecords(records: PlatformRecordsRepository): TrialRecords {
  const trials = records.of({ scope: 'trial', data: TrialSchema });
  return {
    note: async (campaign) => {
      if (heldBack(campaign) === 0) return;
      const { restaurant_id, campaign_id, created_at } = campaign;
      await trials.save({
        // Sorts by the campaign's creation time.
        record_id: campaign_id,
        version: 1,
        data: { restaurant_id, campaign_id },
        expires_at: epochSeconds(new Date(created_at)) + KEPT_SECONDS,
      });
    },
    listNewest: async (limit) => {
      const { items } = await trials.list({ isDescending: true, limit });
      return items.map(({ data }) => data);
    },
  };
}
