import type Stripe from 'stripe';
import { AppError } from '#functions/platform/app-error.ts';
import { METADATA } from './customer-facts.ts';
import { failureInWords } from './failure-in-words.ts';
import { callStripe, findInStripe, readStripeError } from './stripe-client.ts';
import { STRIPE_CURRENCY } from './stripe-settings.ts';

/**
 * Administrators' actions on a bill in Stripe. `id` is the action's: repeating a call with it has no effect, even
 * after Stripe has forgotten the idempotency key. All throw `unavailable`, and `billing_action_refused` with Stripe's
 * reason.
 */

/** Refunds part of a payment. */
export async function refundPayment(
  stripe: Stripe,
  { id, paymentId, cents }: { id: string; paymentId: string; cents: number },
): Promise<void> {
  await callOrRefuse(async () => {
    for await (const made of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
      if (made.metadata?.[METADATA.action] === id) return;
    const wanted = { payment_intent: paymentId, amount: cents, metadata: { [METADATA.action]: id } };
    await stripe.refunds.create(wanted, { idempotencyKey: `refund-${id}` });
  });
}

/** Adds credit without a payment. `description`: as Stripe shows it. */
export async function grantStripeCredit(
  stripe: Stripe,
  { id, customerId, cents, description = 'Courtesy credit' }: GivenCredit,
): Promise<void> {
  await callOrRefuse(async () => {
    for await (const { metadata } of stripe.customers.listBalanceTransactions(customerId, { limit: 100 }))
      if (metadata?.[METADATA.action] === id) return;
    await stripe.customers.createBalanceTransaction(
      customerId,
      {
        amount: -cents,
        currency: STRIPE_CURRENCY,
        description,
        metadata: { [METADATA.action]: id },
      },
      { idempotencyKey: `credit-${id}` },
    );
  });
}

type GivenCredit = { id: string; customerId: string; cents: number; description?: string };

/** Discounts the next month. */
export async function discountNextMonth(
  stripe: Stripe,
  { id, subscriptionId, percentOff }: { id: string; subscriptionId: string; percentOff: number },
): Promise<void> {
  const coupon = `support-${id}`;
  await callOrRefuse(async () => {
    if ((await findInStripe(() => stripe.coupons.retrieve(coupon))) === undefined)
      await stripe.coupons.create({ id: coupon, percent_off: percentOff, duration: 'once' });
    await stripe.subscriptions.update(subscriptionId, { discounts: [{ coupon }] });
  });
}

/** Charges an open invoice. Returns the bank's reason if it was declined. */
export async function chargeInvoice(
  stripe: Stripe,
  { id, invoiceId }: { id: string; invoiceId: string },
): Promise<string | undefined> {
  try {
    await callOrRefuse(() => stripe.invoices.pay(invoiceId, {}, { idempotencyKey: `retry-${id}` }));
    return undefined;
  } catch (error) {
    const declined = readStripeError(error);
    if (declined?.type !== 'StripeCardError') throw error;
    return failureInWords(declined.code);
  }
}

/** Settles an open invoice without a charge. `write_off` also ends its subscription. */
export async function settleStripeInvoice(
  stripe: Stripe,
  { action, invoiceId, subscriptionId }: { action: Settling; invoiceId: string; subscriptionId: string },
): Promise<void> {
  await callOrRefuse(async () => {
    const { status } = await stripe.invoices.retrieve(invoiceId);
    if (action === 'mark_paid' && status !== 'paid')
      await stripe.invoices.pay(invoiceId, { paid_out_of_band: true });
    if (action === 'void' && status !== 'void') await stripe.invoices.voidInvoice(invoiceId);
    if (action !== 'write_off') return;
    if (status !== 'uncollectible') await stripe.invoices.markUncollectible(invoiceId);
    const subscription = await findInStripe(() => stripe.subscriptions.retrieve(subscriptionId));
    if (subscription !== undefined && subscription.status !== 'canceled')
      await stripe.subscriptions.cancel(subscriptionId);
  });
}
export type Settling = 'mark_paid' | 'void' | 'write_off';

async function callOrRefuse<Result>(call: () => Promise<Result>): Promise<Result> {
  return callStripe(async () => {
    try {
      return await call();
    } catch (cause) {
      const error = readStripeError(cause);
      if (error?.type !== 'StripeInvalidRequestError') throw cause;
      throw new AppError('billing_action_refused', { message: `Stripe said: ${error.message}`, cause });
    }
  });
}
