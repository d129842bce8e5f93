import { idOf } from '#functions/payments/stripe/id-of.ts';
import { findReturnedCharge, readReturnedPayment } from '#functions/payments/stripe/read-returned-payment.ts';
import { applyChosenCard } from '#functions/payments/stripe/stripe-checkout.ts';
import type { PaymentEventMessage } from '#shared/contract/queue-messages.ts';
import { mirrorReturnedPayment, type ReturnDependencies } from './mirror-returned-payment.ts';
import type { PaymentEvent, PaymentEvents } from './payment-events.ts';
import type { StripeBilling } from './stripe-dependencies.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

type Syncing = Omit<SyncDependencies, 'invoices'> & {
  invoices: SyncDependencies['invoices'] & ReturnDependencies['invoices'];
  invoiceEntries: ReturnDependencies['invoiceEntries'];
};
type Dependencies = Omit<Syncing, 'stripe'> & {
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
  dependencies: Syncing & { stripe: StripeBilling },
  event: PaymentEvent,
): Promise<void> {
  const { clock, stripe } = dependencies;
  const { type, object_id, customer_id: named } = event;
  const client = await stripe.open();
  const charge = await findReturnedCharge(client, event);
  // Stripe's disputes don't name the customer.
  const customer_id = named ?? idOf(charge?.customer);
  if (customer_id === undefined) return;
  if (type === 'checkout.session.completed') {
    const chosen = { sessionId: object_id, customerId: customer_id, options: stripe.options };
    await applyChosenCard(client, chosen);
  }
  if ((await syncCustomer(dependencies, customer_id)) || charge === undefined) return;
  const returned = await readReturnedPayment(client, charge);
  if (returned !== undefined) await mirrorReturnedPayment(dependencies, returned, clock.now().toISOString());
}
