import * as z from 'zod/mini';
import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { epochSeconds } from '#functions/platform/clock.ts';
import type { PlatformRecordsRepository } from '#functions/platform/records/platform-records-repository.ts';
import { heldBack } from './trial-groups.ts';

/** Seconds for which one is kept. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

const TrialSchema = z.object({ restaurant_id: z.string(), campaign_id: z.string() });
/** Where a campaign that held guests back is found: what became of it stands there. */
export type TrialPlace = z.output<typeof TrialSchema>;

export type TrialRecords = {
  /** Of a campaign that is about to be made; of one that holds nobody back nothing is noted. Safe to repeat. */
  note: (campaign: SmsCampaign) => Promise<void>;
  /** Newest first. One whose campaign was never made may be among them. */
  listNewest: (limit: number) => Promise<TrialPlace[]>;
};

/** Campaigns of all restaurants that held guests back. */
export function openTrialRecords(records: PlatformRecordsRepository): TrialRecords {
  const trials = records.of({ scope: 'trial', data: TrialSchema });
  return {
    note: async (campaign) => {
      if (heldBack(campaign) === 0) return;
      const { restaurant_id, campaign_id, created_at } = campaign;
      await trials.save({
        // Sorts by the time at which the campaign was made.
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
