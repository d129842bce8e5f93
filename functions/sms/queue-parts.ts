import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';

/** Campaigns whose parts may not all be in the queue. */
export const SMS_DUE_KIND = 'sms';
/** A launch that has not come that far by then has died. */
const LAUNCH_MILLISECONDS = 120_000;
const SENT_AT_ONCE = 10;

export function launchEnd(now: Date): string {
  return new Date(now.getTime() + LAUNCH_MILLISECONDS).toISOString();
}

/**
 * Puts all parts of a campaign's list into the queue, then notes that they are there. Repeating it is safe: nobody is
 * texted twice.
 */
export async function queueParts(
  {
    campaigns,
    smsQueue,
  }: { campaigns: Pick<CampaignsRepository, 'save'>; smsQueue: MessageQueue<SmsMessage> },
  campaign: SmsCampaign,
): Promise<void> {
  const { restaurant_id, campaign_id, list_parts, due_kind: _kind, due_at: _at, ...rest } = campaign;
  for (let first = 0; first < list_parts; first += SENT_AT_ONCE) {
    const count = Math.min(SENT_AT_ONCE, list_parts - first);
    const parts = Array.from({ length: count }, (_, index) => first + index);
    await Promise.all(
      parts.map((part) => smsQueue.send({ kind: 'part', restaurant_id, campaign_id, part, from: 0 })),
    );
  }
  // When somebody else has changed the row in between, the schedule does all of this once more.
  await campaigns.save({ ...rest, restaurant_id, campaign_id, list_parts, version: campaign.version + 1 });
}
