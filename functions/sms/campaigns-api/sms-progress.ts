import type * as z from 'zod/mini';
import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import { isOutcomeUnknown, type Send } from '#functions/sms/send-row.ts';
import { isStoppedSms } from '#functions/sms/sms-called-off.ts';
import type { SMS_STATES, SmsProgressSchema } from '#shared/sms/contract/sms-campaign.ts';
import { decidedMessages } from './campaign-answer.ts';
import type { SmsCampaignDependencies } from './dependencies.ts';

type SmsProgress = z.output<typeof SmsProgressSchema>;

/** Returns the current progress of a campaign from its ledger. */
export async function progressOf(
  { sends, clock }: Pick<SmsCampaignDependencies, 'sends' | 'clock'>,
  campaign: SmsCampaign,
): Promise<{ progress: SmsProgress; deliveryRate: number | null; wentOut: number }> {
  const now = clock.now();
  const counts = { sent: 0, delivered: 0, failed: 0, dropped: 0, unknown: 0 };
  let waitingFor: string | undefined;
  const key = { restaurantId: campaign.restaurant_id, campaignId: campaign.campaign_id };
  for await (const page of sends.listOfCampaign(key)) {
    for (const send of page) {
      const state = stateOf(send, now);
      if (state !== 'waiting') counts[state] += 1;
      else waitingFor ??= send.reason;
    }
  }
  const decided = decidedMessages(campaign);
  const ended = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Held texts of a canceled campaign are never sent; the ledger records that when they would have been due.
  const waiting = Math.max(0, decided - ended);
  if (isStoppedSms(campaign)) counts.dropped += waiting;
  // Without guests who opted out or were deleted meanwhile. Unknown outcomes count, because the provider may have
  // charged them.
  const wentOut = counts.sent + counts.delivered + counts.failed + counts.unknown;
  const receipts = counts.delivered + counts.failed;
  return {
    progress: {
      messages_decided: decided,
      waiting: isStoppedSms(campaign) ? 0 : waiting,
      ...counts,
      ...(waitingFor !== undefined && { waiting_for: waitingFor }),
    },
    deliveryRate: receipts === 0 ? null : Math.round((counts.delivered / wentOut) * 1_000) / 10,
    wentOut,
  };
}

/** The status for owners. */
export function stateOf(send: Send, now: Date): Exclude<(typeof SMS_STATES)[number], 'skipped'> {
  if (send.state === 'held') return 'waiting';
  if (send.state === 'dispatching') return isOutcomeUnknown(send, now) ? 'unknown' : 'waiting';
  return send.state;
}
