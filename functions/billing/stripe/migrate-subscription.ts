import { METADATA } from '#functions/payments/stripe/customer-facts.ts';
import { findPriceIds } from '#functions/payments/stripe/stripe-catalog.ts';
import { callStripe } from '#functions/payments/stripe/stripe-client.ts';
import { STRIPE_CURRENCY } from '#functions/payments/stripe/stripe-settings.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { getCustomer } from './open-checkout.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

type Dependencies = Omit<SyncDependencies, 'restaurants' | 'emails'> & {
  restaurants: Pick<RestaurantsRepository, 'find'>;
};

/** A migration ends no plan. */
const NO_EMAILS = { send: () => Promise.reject(new Error('A migration sends no emails.')) };

/**
 * Moves a built-in subscription to Stripe. The current month is free there, and the subscription renews when it
 * ends. Credit is moved, too. There is no card yet, so the first charge asks the owner for one. Returns false if
 * there is nothing to migrate. Repeating it is safe.
 */
export async function migrateSubscription(
  dependencies: Dependencies,
  row: SubscriptionRow,
): Promise<boolean> {
  const { stripe, restaurants } = dependencies;
  const restaurant = await restaurants.find(row.restaurant_id);
  if (row.stripe !== undefined || row.state !== 'active' || restaurant === undefined) return false;
  const client = await stripe.open();
  const customer = await getCustomer(stripe, restaurant);
  const [item, key] = [{ price: (await findPriceIds(client))[row.plan_id] }, row.restaurant_id];
  await callStripe(async () => {
    const { data } = await client.subscriptions.list({ customer, limit: 1 });
    if (data.length > 0) return;
    if (row.credit_balance > 0)
      await client.customers.createBalanceTransaction(
        customer,
        {
          amount: -row.credit_balance,
          currency: STRIPE_CURRENCY,
          description: 'Credit balance carried over',
        },
        { idempotencyKey: `migrated-credit-${key}` },
      );
    await client.subscriptions.create(
      {
        customer,
        items: [item],
        trial_end: Math.floor(Date.parse(row.period_end) / 1000),
        cancel_at_period_end: row.cancel_at_period_end,
        metadata: { [METADATA.restaurant]: key },
      },
      { idempotencyKey: `migrated-subscription-${key}` },
    );
  });
  await syncCustomer({ ...dependencies, emails: NO_EMAILS }, customer);
  return true;
}
