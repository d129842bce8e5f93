import type Stripe from 'stripe';
import { AppError } from '#functions/platform/app-error.ts';
import { CREDIT_LINE } from '#shared/billing/invoice.ts';
import type { PlanId } from '#shared/billing/plan-catalog.ts';
import { CREDIT_PURPOSE, METADATA } from './customer-facts.ts';
import { FIRST_MONTH_COUPON, findPriceIds } from './stripe-catalog.ts';
import { callStripe, findInStripe, readStripeError } from './stripe-client.ts';
import { paymentMethods, STRIPE_CURRENCY, type StripeOptions } from './stripe-settings.ts';
import { pendingInvoiceId } from './unconfirmed-upgrade.ts';

/** What an owner pays for, or enters a card for, on Stripe's page. */
export type CheckoutPurpose =
  | { purpose: 'plan'; planId: PlanId; hasDiscount: boolean }
  | { purpose: 'card' }
  | { purpose: 'credit'; cents: number };

type Payer = { customerId: string; restaurantId: string; billingUrl: string; options: StripeOptions };

/**
 * Opens a Checkout session and returns its URL. Closes an earlier open session, because two of them could begin two
 * subscriptions.
 */
export async function startCheckout(stripe: Stripe, payer: Payer, wanted: CheckoutPurpose): Promise<string> {
  return callStripe(async () => {
    const open = await stripe.checkout.sessions.list({
      customer: payer.customerId,
      status: 'open',
      limit: 100,
    });
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
    const { url } = await stripe.checkout.sessions.create({
      customer: payer.customerId,
      allowed_payment_method_types: paymentMethods(payer.options),
      client_reference_id: payer.restaurantId,
      success_url: `${payer.billingUrl}?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: payer.billingUrl,
      metadata: { [METADATA.restaurant]: payer.restaurantId, [METADATA.purpose]: wanted.purpose },
      ...(await contentOf(stripe, payer, wanted)),
    });
    if (url === null) throw new Error('Stripe has opened a session without a page.');
    return url;
  });
}

async function contentOf(
  stripe: Stripe,
  { restaurantId, options: { hasTax } }: Payer,
  wanted: CheckoutPurpose,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const restaurant = { [METADATA.restaurant]: restaurantId };
  switch (wanted.purpose) {
    case 'card':
      return {
        mode: 'setup',
        currency: STRIPE_CURRENCY,
        ...(hasTax && { billing_address_collection: 'required' }),
      };
    case 'plan': {
      const prices = await findPriceIds(stripe);
      return {
        mode: 'subscription',
        line_items: [{ price: prices[wanted.planId], quantity: 1 }],
        subscription_data: { metadata: restaurant },
        ...(wanted.hasDiscount && { discounts: [{ coupon: FIRST_MONTH_COUPON }] }),
        // The address determines the tax, also of later months.
        ...(hasTax && {
          automatic_tax: { enabled: true },
          billing_address_collection: 'required',
          customer_update: { address: 'auto', name: 'auto' },
        }),
      };
    }
    // Credit isn't taxed, but the invoices that it pays are.
    case 'credit': {
      const product_data = { name: CREDIT_LINE };
      const price_data = { currency: STRIPE_CURRENCY, unit_amount: wanted.cents, product_data };
      return {
        mode: 'payment',
        line_items: [{ price_data, quantity: 1 }],
        payment_intent_data: { metadata: { ...restaurant, [METADATA.purpose]: CREDIT_PURPOSE } },
      };
    }
  }
}

/**
 * Uses the card that a session chose for future charges, and pays open invoices with it. Keeps a card that was chosen
 * later. Ignores sessions without a card and incomplete ones.
 */
export async function applyChosenCard(
  stripe: Stripe,
  { sessionId, customerId, options }: { sessionId: string; customerId: string; options: StripeOptions },
): Promise<void> {
  await callStripe(async () => {
    const expand = ['setup_intent.payment_method'];
    const session = await findInStripe(() => stripe.checkout.sessions.retrieve(sessionId, { expand }));
    const setup = session?.setup_intent;
    if (session?.status !== 'complete' || session.customer !== customerId) return;
    if (setup === null || setup === undefined || typeof setup === 'string') return;
    const { payment_method: method } = setup;
    const customer = await stripe.customers.retrieve(customerId);
    if (method === null || typeof method === 'string' || customer.deleted === true) return;
    if (Number(customer.metadata[METADATA.cardChosenAt] ?? 0) >= session.created) return;
    const methodId = method.id;
    if (options.hasTax) await startTax(stripe, customerId, method.billing_details.address);
    // Record the choice last, so that a retry repeats everything before it.
    await payOpenInvoices(stripe, { customerId, methodId });
    await chargeFromNowOn(stripe, { customerId, methodId, chosenAt: session.created });
  });
}

/** Starts tax for plans without it, from their next invoice on, by the card's address. */
async function startTax(
  stripe: Stripe,
  customerId: string,
  from: Stripe.PaymentMethod.BillingDetails['address'],
): Promise<void> {
  if (from === null) return;
  const address = Object.fromEntries(Object.entries(from).map(([name, value]) => [name, value ?? '']));
  await stripe.customers.update(customerId, { address });
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  for (const { id, automatic_tax } of data)
    if (!automatic_tax.enabled) await stripe.subscriptions.update(id, { automatic_tax: { enabled: true } });
}

type Chosen = { customerId: string; methodId: string; chosenAt: number };

async function chargeFromNowOn(stripe: Stripe, { customerId, methodId, chosenAt }: Chosen): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  for (const { id } of data) await stripe.subscriptions.update(id, { default_payment_method: methodId });
  await stripe.customers.update(customerId, {
    invoice_settings: { default_payment_method: methodId },
    metadata: { [METADATA.cardChosenAt]: String(chosenAt) },
  });
}

async function payOpenInvoices(
  stripe: Stripe,
  { customerId, methodId }: Omit<Chosen, 'chosenAt'>,
): Promise<void> {
  const [{ data }, subscriptions] = await Promise.all([
    stripe.invoices.list({ customer: customerId, status: 'open', limit: 100 }),
    stripe.subscriptions.list({ customer: customerId, limit: 100 }),
  ]);
  // An unconfirmed upgrade isn't a debt.
  const unconfirmed = new Set(subscriptions.data.map(pendingInvoiceId));
  for (const { id } of data) {
    if (unconfirmed.has(id)) continue;
    try {
      await stripe.invoices.pay(id, { payment_method: methodId });
    } catch (error) {
      // The invoice stays open, and its subscription shows that.
      if (readStripeError(error)?.type !== 'StripeCardError') throw error;
    }
  }
}

/** Opens Stripe's page where a customer sees invoices and replaces the card. */
export async function openPortal(
  stripe: Stripe,
  { customerId, billingUrl }: Pick<Payer, 'customerId' | 'billingUrl'>,
): Promise<string> {
  const portal = { customer: customerId, return_url: billingUrl };
  return (await callStripe(() => stripe.billingPortal.sessions.create(portal))).url;
}

/** Stripe's page of an invoice, where its owner pays or confirms the payment. Throws `not_found` if there is none. */
export async function openInvoicePage(stripe: Stripe, invoiceId: string): Promise<string> {
  const { hosted_invoice_url: url } = await callStripe(() => stripe.invoices.retrieve(invoiceId));
  if (!url) throw new AppError('not_found');
  return url;
}
