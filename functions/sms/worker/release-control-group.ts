import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { readListPart } from '#functions/sms/campaign-lists.ts';
import { isForgotten } from '#functions/sms/forgotten-guest.ts';
import { type SmsDependencies, settleAll, TEXTS_AT_ONCE } from './sms-dependencies.ts';

/** Lets later campaigns text the control group in one part of a canceled campaign's list. Safe to repeat. */
export async function releaseControlGroup(
  { lists, guests }: Pick<SmsDependencies, 'lists' | 'guests'>,
  { campaign, part }: { campaign: SmsCampaign; part: number },
): Promise<void> {
  const { restaurant_id: restaurantId, campaign_id: campaignId, list_folder: folder } = campaign;
  const listed = await readListPart(lists, folder, part);
  const held = listed.filter(({ rule, phone }) => rule === 'held_out' && !isForgotten(phone));
  for (let index = 0; index < held.length; index += TEXTS_AT_ONCE) {
    await settleAll(held.slice(index, index + TEXTS_AT_ONCE), ({ phone }) =>
      guests.release({ restaurantId, phone }, campaignId),
    );
  }
}
