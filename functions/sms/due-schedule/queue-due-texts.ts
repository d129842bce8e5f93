import type { CampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { queueParts, SMS_DUE_KIND } from '#functions/sms/queue-parts.ts';
import type { Send } from '#functions/sms/send-row.ts';
import type { SendsRepository } from '#functions/sms/sends-repository.ts';
import type { SmsMessage } from '#shared/contract/queue-messages.ts';

type Dependencies = {
  campaigns: Pick<CampaignsRepository, 'find' | 'save' | 'listDueEventually'>;
  sends: Pick<SendsRepository, 'listDueEventually'>;
  smsQueue: MessageQueue<SmsMessage>;
  clock: Clock;
};

const CAMPAIGNS_OF_A_RUN = 50;
const PHONES_OF_A_MESSAGE = 50;
/** Starts no new work after this time, so that the run ends before the timeout. */
const RUN_MILLISECONDS = 40_000;

/**
 * Queues due texts, and the parts of campaigns whose launch crashed before all were queued. A text that is queued
 * twice is sent once.
 */
export async function queueDueTexts(
  dependencies: Dependencies,
): Promise<{ launches: number; texts: number }> {
  return { launches: await finishLaunches(dependencies), texts: await queueTexts(dependencies) };
}

async function finishLaunches(dependencies: Dependencies): Promise<number> {
  const { campaigns, clock } = dependencies;
  const by = clock.now().toISOString();
  const due = await campaigns.listDueEventually({ kind: SMS_DUE_KIND, by, limit: CAMPAIGNS_OF_A_RUN });
  for (const { restaurant_id: restaurantId, campaign_id: campaignId } of due) {
    // The index may show an older version of the row.
    const campaign = await campaigns.find({ restaurantId, campaignId });
    if (campaign?.campaign_type !== 'sms' || campaign.due_kind === undefined) continue;
    await queueParts(dependencies, campaign);
  }
  return due.length;
}

async function queueTexts({ sends, smsQueue, clock }: Dependencies): Promise<number> {
  const startedAt = clock.now();
  let texts = 0;
  let startAfter: Record<string, string> | undefined;
  do {
    const page = await sends.listDueEventually(startedAt, startAfter);
    for (const message of messagesOf(page.sends)) await smsQueue.send(message);
    texts += page.sends.length;
    startAfter = page.next;
  } while (startAfter !== undefined && clock.now().getTime() - startedAt.getTime() < RUN_MILLISECONDS);
  return texts;
}

function messagesOf(sends: readonly Send[]): SmsMessage[] {
  const byCampaign = Map.groupBy(
    sends,
    ({ restaurant_id, campaign_id }) => `${restaurant_id}#${campaign_id}`,
  );
  return [...byCampaign.values()].flatMap((some) => {
    const messages: SmsMessage[] = [];
    for (let index = 0; index < some.length; index += PHONES_OF_A_MESSAGE) {
      const together = some.slice(index, index + PHONES_OF_A_MESSAGE);
      const [{ restaurant_id, campaign_id } = { restaurant_id: '', campaign_id: '' }] = together;
      const phones = together.map(({ phone }) => phone);
      messages.push({ kind: 'due', restaurant_id, campaign_id, phones });
    }
    return messages;
  });
}
