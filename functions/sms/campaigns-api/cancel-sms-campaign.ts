import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignKey } from '#functions/ads/campaigns-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { giveBackTexts } from '#functions/sms/give-back-texts.ts';
import { queueParts } from '#functions/sms/queue-parts.ts';
import { isStoppedSms, smsCalledOff } from '#functions/sms/sms-called-off.ts';
import { smsCanceled } from '#functions/sms/sms-events.ts';
import type { smsCampaignRoutes } from '#shared/sms/contract/sms-campaign-routes.ts';
import { campaignAnswer, decidedMessages } from './campaign-answer.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';
import { getSmsCampaign } from './get-sms-campaign.ts';

/** A worker that read the campaign this long before its start has finished by then. */
const LAST_MOMENT_MILLISECONDS = 60_000;
const BEGUN =
  'These texts are already going out. You can cancel a scheduled campaign until one minute before it starts.';

type Dependencies = Pick<SmsCampaignDependencies, 'campaigns' | 'smsQueue' | 'planUsage' | 'sends' | 'clock'>;

/** Attempts, because the launch may write the row at the same time. */
const TRIES = 3;

/**
 * Cancels with one conditional write. Held texts stay in the ledger until they are due, then they are dropped. The
 * worker releases the control group part by part.
 */
export function createCancelSmsCampaign(
  dependencies: Dependencies,
): Operation<typeof smsCampaignRoutes.cancelSmsCampaign> {
  return async ({ params }, { restaurantId, audit }) => {
    const canceled = await cancel(dependencies, { restaurantId, campaignId: params.id });
    // If the queue fails, the schedule finds the row.
    if (canceled.due_kind !== undefined) await queueParts(dependencies, canceled).catch(() => undefined);
    audit.after = { campaign_id: params.id, messages: decidedMessages(canceled) };
    return {
      message: 'Campaign canceled. No texts were sent.',
      data: { campaign: campaignAnswer(canceled, dependencies.clock.now()) },
    };
  };
}

async function cancel(dependencies: Omit<Dependencies, 'smsQueue'>, key: CampaignKey): Promise<SmsCampaign> {
  const { campaigns, clock } = dependencies;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await getSmsCampaign({ campaigns }, key);
    if (before.canceled_at !== undefined) {
      await giveBackTexts(dependencies, before);
      return before;
    }
    if (isStoppedSms(before)) throw new AppError('sms_state', { message: BEGUN });
    const now = clock.now();
    const canceled = calledOff(before, now);
    if (!(await campaigns.save(canceled, smsCanceled(before, now.toISOString())))) continue;
    await giveBackTexts(dependencies, canceled);
    return canceled;
  }
  throw new AppError('sms_state', { message: 'This campaign is being updated. Try again in a moment.' });
}

function calledOff(row: SmsCampaign, now: Date): SmsCampaign {
  const begins = Date.parse(row.send_at ?? row.created_at);
  if (now.getTime() > begins - LAST_MOMENT_MILLISECONDS) throw new AppError('sms_state', { message: BEGUN });
  return smsCalledOff(row, now);
}
