import { callStripe, findInStripe } from '#functions/payments/stripe/stripe-client.ts';
import type { StripeBilling } from './stripe-dependencies.ts';

/** Ends a restaurant's subscription in Stripe immediately and deletes its customer. Stripe keeps the invoices. */
export async function deleteCustomer(stripe: StripeBilling, restaurantId: string): Promise<void> {
  const customerId = await stripe.customers.find(restaurantId);
  if (customerId === undefined) return;
  const client = await stripe.open();
  await callStripe(() => findInStripe(() => client.customers.del(customerId)));
  await stripe.customers.remove(restaurantId);
}
