import { badRequest, StripeFailure } from './stripe-failure.ts';
import { aLine, closeInvoice, drawInvoice, issueInvoice, payInvoice } from './stripe-invoices.ts';
import type { Invoice, InvoiceLine, Metadata, Price, Subscription } from './stripe-objects.ts';
import { holdUpdate } from './stripe-pending-updates.ts';
import { methodOf, productName } from './stripe-subscriptions.ts';
import { find, type World } from './stripe-world.ts';

type Change = {
  price?: string | undefined;
  proration: 'always_invoice' | 'none';
  payment: 'error_if_incomplete' | 'pending_if_incomplete';
  prorationDate?: number | undefined;
  cancelAtPeriodEnd?: boolean | undefined;
  metadata?: Metadata | undefined;
  defaultMethod?: string | undefined;
  coupon?: string | undefined;
  hasTax?: boolean | undefined;
};

/** Changes a subscription. If the proration can't be charged, nothing changes, or the change waits for its payment. */
export function updateSubscription(world: World, id: string, change: Change): Subscription {
  const subscription = find(world.account.subscriptions, id, 'subscription');
  if (subscription.status === 'canceled')
    throw badRequest('The subscription is canceled.', 'resource_missing');
  const { price } = change;
  if (price !== undefined && change.proration === 'always_invoice') {
    if (change.payment === 'pending_if_incomplete') assertCanWait(world, subscription, change);
    if (!chargeProration(world, subscription, { ...change, price })) {
      holdUpdate(world, subscription, { ...change, price });
      world.emit('customer.subscription.updated', subscription);
      return subscription;
    }
  }
  const [item] = subscription.items.data;
  if (change.price !== undefined && item) item.price = find(world.account.prices, change.price, 'price');
  if (change.cancelAtPeriodEnd !== undefined) subscription.cancel_at_period_end = change.cancelAtPeriodEnd;
  if (change.defaultMethod !== undefined)
    subscription.default_payment_method = change.defaultMethod === '' ? null : change.defaultMethod;
  if (change.coupon !== undefined)
    subscription.discounts = [find(world.account.coupons, change.coupon, 'coupon').id];
  if (change.hasTax !== undefined) subscription.automatic_tax = { enabled: change.hasTax };
  Object.assign(subscription.metadata, change.metadata);
  for (const [key, value] of Object.entries(subscription.metadata))
    if (value === '') delete subscription.metadata[key];
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Pending updates allow cards only, and no new payment method or tax setting. */
function assertCanWait(world: World, subscription: Subscription, change: Change): void {
  const method = world.account.paymentMethods.get(methodOf(world, subscription) ?? '');
  if (method?.type !== 'card') throw badRequest('Pending updates need a payment method that is a card.');
  if (change.defaultMethod !== undefined || change.hasTax !== undefined)
    throw badRequest('This parameter isn’t supported with `pending_if_incomplete`.');
}

/** Returns whether it was paid. The invoice stays open only if the change can wait. Throws a card error. */
function chargeProration(
  world: World,
  subscription: Subscription,
  change: Change & { price: string },
): boolean {
  const { pending_update: earlier, latest_invoice: latest } = subscription;
  if (earlier !== null && latest !== null) closeInvoice(world, latest, 'void');
  const invoice = drawProration(world, subscription, change);
  const before = subscription.latest_invoice;
  const { balance } = find(world.account.customers, subscription.customer, 'customer');
  try {
    const method = methodOf(world, subscription);
    payInvoice(world, issueInvoice(world, invoice), { method, isPresent: false });
    return true;
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    if (change.payment === 'pending_if_incomplete') return false;
    world.account.invoices.delete(invoice.id);
    find(world.account.customers, subscription.customer, 'customer').balance = balance;
    subscription.latest_invoice = before;
    throw error;
  }
}

/** The invoice for a change of price. */
export function drawProration(
  world: World,
  subscription: Subscription,
  { price: priceId, prorationDate = world.now() }: { price: string; prorationDate?: number | undefined },
): Invoice {
  const [item] = subscription.items.data;
  if (item === undefined) throw badRequest('The subscription has no item.');
  const price = find(world.account.prices, priceId, 'price');
  const { current_period_start: start, current_period_end: end } = item;
  const share = (end - prorationDate) / (end - start);
  const line = (of: Price, sign: 1 | -1, text: string): InvoiceLine =>
    aLine(world, {
      price: of,
      amount: sign * Math.round(of.unit_amount * share),
      text,
      start: prorationDate,
      end,
      isProration: true,
    });
  const lines = [
    line(item.price, -1, `Unused time on ${productName(world, item.price)}`),
    line(price, 1, `Remaining time on ${productName(world, price)}`),
  ];
  return drawInvoice(world, { subscription, reason: 'subscription_update', lines });
}
