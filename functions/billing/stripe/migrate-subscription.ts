import { discountNextMonth, grantStripeCredit } from '#functions/payments/stripe/act-on-stripe-bill.ts';
import {
  beginMoved,
  findMoved,
  finishMove,
  isMigrating,
  moveInvoice,
} from '#functions/payments/stripe/move-subscription.ts';
import { callStripe } from '#functions/payments/stripe/stripe-client.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { InvoiceRow } from '../invoice-row.ts';
import type { InvoicesRepository } from '../invoices-repository.ts';
import type { SubscriptionRow } from '../subscription-row.ts';
import { getCustomer } from './open-checkout.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

type Dependencies = Omit<SyncDependencies, 'restaurants' | 'emails'> & {
  restaurants: Pick<RestaurantsRepository, 'find'>;
  invoices: Pick<InvoicesRepository, 'find'>;
};

/** `left`: its payment or the deletion of its account is in progress. `known`: Stripe bills it already. */
export type Migration = 'moved' | 'left' | 'known';

/** A migration ends no plan. */
const NO_EMAILS = { send: () => Promise.reject(new Error('A migration sends no emails.')) };
const CREDIT_LINE = 'Credit from before Stripe';
const HOUR_MS = 3_600_000;

/** False while a payment or an action is in progress, or due within the hour. */
export function canMigrate(
  { pending, action, unsent_receipts, due_at }: SubscriptionRow,
  now: Date,
): boolean {
  const isBusy = pending !== undefined || action !== undefined || unsent_receipts !== undefined;
  return !isBusy && (due_at === undefined || Date.parse(due_at) > now.getTime() + HOUR_MS);
}

/**
 * Moves a built-in subscription to Stripe with its month, its planned plan, its cancellation, its credit, and the
 * discount on its next month. An overdue invoice becomes an open one in Stripe, with the same amount and schedule.
 * There is no card yet, so the first charge asks the owner for one. If it stops midway, the next call continues.
 */
export async function migrateSubscription(
  dependencies: Dependencies,
  row: SubscriptionRow,
): Promise<Migration> {
  const { stripe, restaurants, clock } = dependencies;
  if (row.stripe !== undefined) return 'known';
  const restaurant = await restaurants.find(row.restaurant_id);
  if (restaurant === undefined || !canMigrate(row, clock.now())) return 'left';
  const customer = await getCustomer(stripe, restaurant);
  const invoice = await findOverdue(dependencies, row);
  await callStripe(() => move(dependencies, { row, customer, invoice }));
  await syncCustomer({ ...dependencies, emails: NO_EMAILS }, customer);
  return 'moved';
}

async function findOverdue(
  { invoices }: Pick<Dependencies, 'invoices'>,
  { restaurant_id, overdue }: SubscriptionRow,
): Promise<InvoiceRow | undefined> {
  const invoice = overdue && (await invoices.find(restaurant_id, overdue.invoice_id));
  return invoice?.status === 'overdue' ? invoice : undefined;
}

type Moving = { row: SubscriptionRow; customer: string; invoice: InvoiceRow | undefined };

async function move(
  { stripe, invoices }: Dependencies,
  { row, customer: customerId, invoice }: Moving,
): Promise<void> {
  const client = await stripe.open();
  const { restaurant_id: restaurantId, coupon } = row;
  const begun =
    (await findMoved(client, customerId)) ??
    (await beginMoved(client, {
      customerId,
      restaurantId,
      planId: row.plan_id,
      nextPlan: row.next_plan,
      periodStart: row.period_start,
      periodEnd: row.period_end,
      ends: row.cancel_at_period_end,
      overdueInvoice: invoice?.invoice_id,
    }));
  if (!isMigrating(begun)) return;
  const subscriptionId = begun.id;
  const credit = (id: string, cents: number) =>
    cents > 0 ? grantStripeCredit(client, { id, customerId, cents, description: CREDIT_LINE }) : undefined;
  if (invoice !== undefined) {
    // Only the credit that pays a part of this invoice may be there when Stripe issues it.
    await credit(`moved-${invoice.invoice_id}`, invoice.credit);
    const stripe_invoice_id = await moveInvoice(client, { customerId, subscriptionId, invoice });
    await invoices.settle({ ...invoice, stripe_invoice_id }, undefined);
  }
  await credit(`moved-${restaurantId}`, row.credit_balance);
  if (coupon !== undefined)
    await discountNextMonth(client, { id: coupon.id, subscriptionId, percentOff: coupon.percent_off });
  await finishMove(client, subscriptionId);
}
