import { findDisputedCustomer } from '#functions/payments/stripe/read-disputes.ts';
import { applyChosenCard } from '#functions/payments/stripe/stripe-checkout.ts';
import type { PaymentEventMessage } from '#shared/contract/queue-messages.ts';
import type { PaymentEvent, PaymentEvents } from './payment-events.ts';
import type { StripeBilling } from './stripe-dependencies.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

type Dependencies = Omit<SyncDependencies, 'stripe'> & {
  /** Undefined with built-in payments: an event from before then changes nothing. */
  stripe: StripeBilling | undefined;
  paymentEvents: Pick<PaymentEvents, 'find' | 'finish'>;
};

/** Processes one stored event. It may be delivered several times, or after later ones. */
export function createPaymentEventWork(
  dependencies: Dependencies,
): (message: PaymentEventMessage) => Promise<void> {
  const { stripe, paymentEvents, clock } = dependencies;
  return async ({ event_id: eventId }) => {
    const event = await paymentEvents.find(eventId);
    if (event === undefined || event.processed_at !== undefined) return;
    if (stripe !== undefined) await applyEvent({ ...dependencies, stripe }, event);
    await paymentEvents.finish(eventId, clock.now().toISOString());
  };
}

/** Reads the current state of the event's objects; the event itself only names them. */
async function applyEvent(
  dependencies: SyncDependencies & { stripe: StripeBilling },
  { type, object_id, customer_id: named }: PaymentEvent,
): Promise<void> {
  const { open, options } = dependencies.stripe;
  // Stripe's disputes don't name the customer.
  const isDispute = type.startsWith('charge.dispute.');
  const customer_id = isDispute ? await findDisputedCustomer(await open(), object_id) : named;
  if (customer_id === undefined) return;
  if (type === 'checkout.session.completed')
    await applyChosenCard(await open(), { sessionId: object_id, customerId: customer_id, options });
  await syncCustomer(dependencies, customer_id);
}
