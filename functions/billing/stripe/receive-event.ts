import type { StripeEvent } from '#functions/payments/stripe/webhook-signature.ts';
import type { MessageQueue } from '#functions/platform/aws/message-queue.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { PaymentEventMessage } from '#shared/contract/queue-messages.ts';
import type { PaymentEvents } from './payment-events.ts';

export type ReceiveDependencies = {
  paymentEvents: Pick<PaymentEvents, 'store'>;
  queue: Pick<MessageQueue<PaymentEventMessage>, 'send'>;
  clock: Clock;
};

/** Stores an event once and queues it if it hasn't been processed. Returns whether it was queued. */
export async function receiveEvent(
  { paymentEvents, queue, clock }: ReceiveDependencies,
  { id, type, created, object }: StripeEvent,
): Promise<boolean> {
  const { processed_at } = await paymentEvents.store(id, {
    type,
    created_at: new Date(created * 1000).toISOString(),
    received_at: clock.now().toISOString(),
    object_id: object.id,
    ...(object.customer !== undefined && { customer_id: object.customer }),
  });
  if (processed_at !== undefined) return false;
  await queue.send({ event_id: id });
  return true;
}
