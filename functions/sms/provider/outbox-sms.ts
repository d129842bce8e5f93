import path from 'node:path';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { writeOutboxFile } from '#functions/platform/outbox-file.ts';
import type { SmsReceipt } from '#shared/contract/queue-messages.ts';
import type { SmsProvider } from './sms-provider.ts';

const LABEL = 'Test mode: no one gets this text, and it costs nothing.';
/** One text in this many isn't delivered, as with real carriers. */
const ONE_LOST_IN = 25;

type Settings = { outboxDirectory: string; clock: Clock; receipts: MessageQueue<SmsReceipt> };

/** Keeps local mode's texts as one JSON file each in `<outbox>/sms`, and derives a receipt from the number. */
export function createOutboxSms({ outboxDirectory, clock, receipts }: Settings): SmsProvider {
  const folder = path.join(outboxDirectory, 'sms');
  return {
    isSimulated: true,
    hasSender: async () => true,
    send: async ({ restaurantId, campaignId, phone, text }) => {
      const id = `${campaignId}-${phone.slice(1)}`;
      const at = clock.now().toISOString();
      const isDelivered = Number(phone.slice(-4)) % ONE_LOST_IN !== 0;
      const simulated_receipt = isDelivered ? 'delivered' : 'failed';
      await writeOutboxFile(folder, id, {
        label: LABEL,
        at,
        to: phone,
        text,
        restaurantId,
        campaignId,
        simulated_receipt,
      });
      await receipts.send({
        eventType: isDelivered ? 'TEXT_DELIVERED' : 'TEXT_UNREACHABLE',
        eventTimestamp: Date.parse(at),
        destinationPhoneNumber: phone,
        messageId: id,
        messageStatusDescription: isDelivered ? 'Delivered in test mode.' : 'Not delivered in test mode.',
        context: { restaurant_id: restaurantId, campaign_id: campaignId },
      });
      return id;
    },
  };
}
