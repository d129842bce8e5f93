import type Stripe from 'stripe';
import { isoOf, type UnconfirmedUpgrade } from './customer-facts.ts';
import { idOf } from './id-of.ts';
import { planOfPrice } from './stripe-catalog.ts';
import { callStripe } from './stripe-client.ts';

type Updated = Pick<Stripe.Subscription, 'pending_update' | 'latest_invoice'>;

/**
 * Returns the invoice of an upgrade that Stripe makes once it is paid (a pending update), or undefined. Stripe voids
 * it after 23 hours, or when the month ends.
 */
export function pendingInvoiceId({ pending_update, latest_invoice }: Updated): string | undefined {
  return pending_update === null ? undefined : idOf(latest_invoice);
}

/** Reads the upgrade that the owner must confirm at the bank; undefined for none. */
export function readUnconfirmedUpgrade(
  subscription: Updated,
  invoices: readonly Stripe.Invoice[],
): UnconfirmedUpgrade | undefined {
  const { pending_update: pending } = subscription;
  const id = pendingInvoiceId(subscription);
  const invoice = invoices.find((each) => each.id === id && each.status === 'open');
  const price = pending?.subscription_items?.[0]?.price;
  const planId = price && planOfPrice(price);
  if (pending === null || invoice === undefined || planId === undefined) return undefined;
  const { id: stripeInvoiceId, amount_due: cents } = invoice;
  return { planId, stripeInvoiceId, cents, expiresAt: isoOf(pending.expires_at) };
}

/** Cancels an unconfirmed upgrade before another change. */
export async function discardUnconfirmedUpgrade(stripe: Stripe, subscription: Updated): Promise<void> {
  const id = pendingInvoiceId(subscription);
  // Voiding the invoice cancels its pending update.
  if (id !== undefined) await callStripe(() => stripe.invoices.voidInvoice(id));
}
