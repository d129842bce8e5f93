import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { planPauseOf } from '#functions/billing/plan-pause.ts';
import { isAnswerId } from '#functions/sms/answer-id.ts';
import { DROP_REASONS } from '#functions/sms/decision-reasons.ts';
import { isStoppedSms } from '#functions/sms/sms-called-off.ts';
import { isTestId } from '#functions/sms/test-id.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';
import { forgetGuest } from './forget-guest.ts';
import { releaseControlGroup } from './release-control-group.ts';
import { type SmsDependencies, settleAll } from './sms-dependencies.ts';
import { workAnswer } from './work-answer.ts';
import { workDue } from './work-due.ts';
import { workPart } from './work-part.ts';
import { workTest } from './work-test.ts';

/**
 * Texts the guests that a message names, or forgets one. Messages may arrive twice, late, and at two workers in
 * parallel.
 */
export function createSmsWork(dependencies: SmsDependencies): (message: SmsMessage) => Promise<void> {
  return async (message) => {
    if (message.kind === 'forget') {
      return forgetGuest(dependencies, { restaurantId: message.restaurant_id, phone: message.phone });
    }
    const { restaurant_id: restaurantId, campaign_id: campaignId } = message;
    if (message.kind === 'due' && isTestId(campaignId)) {
      return workTest(dependencies, { restaurantId, testId: campaignId, phones: message.phones });
    }
    if (message.kind === 'due' && isAnswerId(campaignId)) {
      return workAnswer(dependencies, { restaurantId, answerId: campaignId, phones: message.phones });
    }
    const campaign = await dependencies.campaigns.find({ restaurantId, campaignId });
    // A deleted campaign texts no one.
    if (campaign?.campaign_type !== 'sms') return;
    if (campaign.canceled_at !== undefined) {
      return message.kind === 'part'
        ? releaseControlGroup(dependencies, { campaign, part: message.part })
        : dropCanceled(dependencies, message, campaign);
    }
    if (isStoppedSms(campaign))
      return message.kind === 'due' ? dropCanceled(dependencies, message, campaign) : undefined;
    const [ownWeek, owner, isPaused] = await Promise.all([
      dependencies.textingSettings.findOwnWeek(restaurantId),
      dependencies.users.find(restaurantId),
      planPauseOf(dependencies.subscriptions)(restaurantId),
    ]);
    const openDependencies = {
      ...dependencies,
      ownWeek,
      isOnHold: owner?.suspended !== undefined || isPaused,
    };
    if (message.kind === 'due') await workDue(openDependencies, { campaign, phones: message.phones });
    else await workPart(openDependencies, { campaign, part: message.part, from: message.from });
  };
}

/** Drops the texts of a canceled campaign. */
async function dropCanceled(
  { sends, clock }: SmsDependencies,
  message: Extract<SmsMessage, { kind: 'due' }>,
  { is_text_rejected }: SmsCampaign,
): Promise<void> {
  const { restaurant_id: restaurantId, campaign_id: campaignId, phones } = message;
  const reason = is_text_rejected === true ? DROP_REASONS.rejected : DROP_REASONS.canceled;
  const dropped = { reason, at: clock.now() };
  await settleAll(phones, (phone) => sends.drop({ restaurantId, campaignId, phone }, dropped));
}
