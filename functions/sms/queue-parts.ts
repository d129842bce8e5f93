import type { SmsCampaign } from '#functions/ads/campaign-row.ts';
import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';

/** Marks campaigns whose parts may not all be queued. */
export const SMS_DUE_KIND = 'sms';
/** A launch that hasn't queued its parts in this time has crashed. */
const LAUNCH_MILLISECONDS = 120_000;
const SENT_AT_ONCE = 10;

export function launchEnd(now: Date): string {
  return new Date(now.getTime() + LAUNCH_MILLISECONDS).toISOString();
}

/** Queues all parts of a campaign's list, then notes that in the row. Repeating it is safe: no one is texted twice. */
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
  // If the row was changed in between, the schedule repeats all of this.
  await campaigns.save({ ...rest, restaurant_id, campaign_id, list_parts, version: campaign.version + 1 });
}
