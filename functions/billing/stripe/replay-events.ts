import { describeEvent } from '#functions/payments/stripe/webhook-signature.ts';
import type { PaymentEvents } from './payment-events.ts';
import { type ReceiveDependencies, receiveEvent } from './receive-event.ts';
import type { StripeBilling } from './stripe-dependencies.ts';

const HOUR_SECONDS = 3600;

/**
 * Lists Stripe's events of the last hours and queues those that weren't processed, because deliveries may be lost.
 * `again`: the others, too, for rows that were changed here, such as by a restored export. Stripe keeps events for 30
 * days.
 */
export async function replayEvents(
  dependencies: ReceiveDependencies & {
    stripe: Pick<StripeBilling, 'open'>;
    paymentEvents: Pick<PaymentEvents, 'reopen'>;
  },
  { hours, again = false }: { hours: number; again?: boolean },
): Promise<{ listed: number; queued: number }> {
  const { stripe, clock } = dependencies;
  const client = await stripe.open();
  const from = Math.floor(clock.now().getTime() / 1000) - hours * HOUR_SECONDS;
  let [listed, queued] = [0, 0];
  for await (const event of client.events.list({ created: { gte: from }, limit: 100 })) {
    listed += 1;
    if (again) await dependencies.paymentEvents.reopen(event.id);
    if (await receiveEvent(dependencies, describeEvent(event))) queued += 1;
  }
  return { listed, queued };
}
