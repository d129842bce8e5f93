import { METADATA } from '#functions/payments/stripe/customer-facts.ts';
import {
  applyChosenCard,
  type CheckoutPurpose,
  openPortal,
  startCheckout,
} from '#functions/payments/stripe/stripe-checkout.ts';
import { callStripe } from '#functions/payments/stripe/stripe-client.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import type { StripeBilling } from './stripe-dependencies.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

type Payer = Pick<Restaurant, 'restaurant_id' | 'name' | 'owner_email'>;

/** Returns the address of Stripe's page where the owner pays or enters a card. */
export async function openCheckout(
  stripe: StripeBilling,
  { payer, billingUrl }: { payer: Payer; billingUrl: string },
  wanted: CheckoutPurpose,
): Promise<string> {
  const customerId = await getCustomer(stripe, payer);
  const restaurantId = payer.restaurant_id;
  const { options } = stripe;
  return startCheckout(await stripe.open(), { customerId, restaurantId, billingUrl, options }, wanted);
}

/** Returns the restaurant's customer, after creating it if needed. */
export async function getCustomer(
  stripe: Omit<StripeBilling, 'options'>,
  { restaurant_id: restaurantId, name, owner_email: email }: Payer,
): Promise<string> {
  const known = await stripe.customers.find(restaurantId);
  if (known !== undefined) return known;
  const client = await stripe.open();
  const metadata = { [METADATA.restaurant]: restaurantId };
  const made = await callStripe(() =>
    client.customers.create({ name, email, metadata }, { idempotencyKey: `customer-${restaurantId}` }),
  );
  return stripe.customers.claim(restaurantId, made.id);
}

/**
 * Applies a finished checkout when the owner returns, because the webhook may be slower. Throws `not_found` for
 * another restaurant's session.
 */
export async function confirmCheckout(
  dependencies: SyncDependencies & { stripe: StripeBilling },
  restaurantId: string,
  sessionId: string,
): Promise<void> {
  const { stripe } = dependencies;
  const customerId = await stripe.customers.find(restaurantId);
  if (customerId === undefined) throw new AppError('not_found');
  const client = await stripe.open();
  const session = await callStripe(() => client.checkout.sessions.retrieve(sessionId));
  if (session.customer !== customerId) throw new AppError('not_found');
  await applyChosenCard(client, { sessionId, customerId, options: stripe.options });
  await syncCustomer(dependencies, customerId);
}

/** Returns Stripe's page with the restaurant's invoices and card. Throws `not_found` if it has never paid. */
export async function openCustomerPortal(
  stripe: StripeBilling,
  restaurantId: string,
  billingUrl: string,
): Promise<string> {
  const customerId = await stripe.customers.find(restaurantId);
  if (customerId === undefined) throw new AppError('not_found');
  return openPortal(await stripe.open(), { customerId, billingUrl });
}
