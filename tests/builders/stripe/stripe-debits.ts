import { markPaid } from './stripe-invoices.ts';
import type { Invoice, PaymentIntent, Subscription } from './stripe-objects.ts';
import { find, isReturned, type World } from './stripe-world.ts';

const DEBIT_SECONDS = 5 * 86_400;

/** Completes a subscription's pending debits: they are paid or returned. */
export function settleDebits(world: World, subscription: Subscription): void {
  const { invoices, paymentIntents } = world.account;
  for (const invoice of invoices.values()) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    for (const made of invoice.payments.data) {
      const intent = find(paymentIntents, made.payment.payment_intent, 'payment_intent');
      if (intent.status !== 'processing' || intent.created + DEBIT_SECONDS > world.now()) continue;
      if (isReturned(world, intent.payment_method)) giveBack(world, { subscription, invoice, intent });
      else {
        made.status = 'paid';
        finish(world, intent, 'succeeded');
        markPaid(world, invoice);
      }
    }
  }
}

type Returned = { subscription: Subscription; invoice: Invoice; intent: PaymentIntent };

function giveBack(world: World, { subscription, invoice, intent }: Returned): void {
  const method = world.account.paymentMethods.get(intent.payment_method ?? '');
  intent.last_payment_error = {
    code: 'insufficient_funds',
    ...(method !== undefined && { payment_method: method }),
  };
  finish(world, intent, 'failed');
  subscription.status = 'past_due';
  world.emit('invoice.payment_failed', invoice);
  world.emit('customer.subscription.updated', subscription);
}

function finish(world: World, intent: PaymentIntent, status: 'succeeded' | 'failed'): void {
  intent.status = status === 'succeeded' ? 'succeeded' : 'requires_payment_method';
  const charged = find(world.account.charges, intent.latest_charge ?? '', 'charge');
  charged.status = status;
  world.emit(`payment_intent.${status === 'succeeded' ? status : 'payment_failed'}`, intent);
  world.emit(`charge.${status}`, charged);
}
