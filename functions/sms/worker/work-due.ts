import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { isDue } from '#functions/sms/send-row.ts';
import { dispatchText, heldWay } from './dispatch-text.ts';
import {
  isStillOn,
  type OpenSmsDependencies,
  settleAll,
  TEXTS_AT_ONCE,
  WORK_MILLISECONDS,
} from './sms-dependencies.ts';

/** Sends held texts that are due. Those that aren't finished stay due for the next run. */
export async function workDue(
  dependencies: OpenSmsDependencies,
  { campaign, phones }: { campaign: SmsCampaign; phones: readonly string[] },
): Promise<void> {
  const { sends, clock } = dependencies;
  const key = { restaurantId: campaign.restaurant_id, campaignId: campaign.campaign_id };
  const ledger = await sends.findMany(key, phones);
  const startedAt = clock.now();
  const due = [...ledger.values()].filter((send) => isDue(send, startedAt));
  for (let index = 0; index < due.length; index += TEXTS_AT_ONCE) {
    if (clock.now().getTime() - startedAt.getTime() > WORK_MILLISECONDS) return;
    if (index > 0 && !(await isStillOn(dependencies, campaign))) return;
    await settleAll(due.slice(index, index + TEXTS_AT_ONCE), ({ phone }) => {
      const way = heldWay(sends, { ...key, phone });
      return dispatchText(dependencies, { campaign, phone, way });
    });
  }
}
