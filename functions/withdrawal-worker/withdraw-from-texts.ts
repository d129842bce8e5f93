import { stopRejectedSms, textsRejected } from '#functions/modules/campaigns/stop-rejected-sms.ts';
import type { RejectedText } from '#shared/domain/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { WithdrawalPlace } from './withdrawal-place.ts';

const READ_AT_ONCE = 100;

/** Calls off every text campaign that would say what was rejected and has not begun. */
export async function withdrawFromTexts(
  dependencies: WithdrawalDependencies,
  restaurantId: string,
  rejected: RejectedText,
): Promise<WithdrawalPlace[]> {
  let isFound = false;
  let startAfter: string | undefined;
  do {
    const page = await dependencies.campaigns.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
    for (const campaign of page.campaigns) {
      if (campaign.campaign_type !== 'sms') continue;
      if (!textsRejected(campaign, rejected, dependencies.clock.now())) continue;
      isFound = (await stopRejectedSms(dependencies, campaign)) || isFound;
    }
    startAfter = page.lastId;
  } while (startAfter !== undefined);
  return isFound ? ['sms_campaign'] : [];
}
