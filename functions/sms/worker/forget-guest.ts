import { forgetInList } from '#functions/sms/campaign-lists.ts';
import { DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import { forgottenMark } from '#functions/sms/forgotten-guest.ts';
import type { SmsDependencies } from './sms-dependencies.ts';
import { forgetGuestCode } from './text-of-guest.ts';

const CAMPAIGNS_AT_ONCE = 100;

/**
 * Removes a deleted guest's number from lists, codes, and ledgers of all campaigns, and from answers. Safe to
 * repeat.
 */
export async function forgetGuest(
  dependencies: SmsDependencies,
  { restaurantId, phone }: { restaurantId: string; phone: string },
): Promise<void> {
  const { campaigns, sends, lists, clock } = dependencies;
  let startAfter: string | undefined;
  do {
    const page = await campaigns.list(restaurantId, { limit: CAMPAIGNS_AT_ONCE, startAfter });
    for (const campaign of page.campaigns) {
      if (campaign.campaign_type !== 'sms') continue;
      const { campaign_id: campaignId, list_folder: folder, list_parts: parts } = campaign;
      const mark = forgottenMark(folder, phone);
      // A worker that reads the list from now on finds the mark.
      await forgetInList(lists, { folder, parts }, { phone, mark });
      await forgetGuestCode(dependencies, campaign, { phone, mark });
      const forgotten = { mark, reason: DROP_REASONS.deleted, at: clock.now() };
      await sends.forget({ restaurantId, campaignId, phone }, forgotten);
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  for (const { campaign_id: campaignId } of await sends.findOfNoCampaign(restaurantId, phone)) {
    const forgotten = {
      mark: forgottenMark(campaignId, phone),
      reason: DROP_REASONS.deleted,
      at: clock.now(),
    };
    await sends.forget({ restaurantId, campaignId, phone }, forgotten);
  }
}
