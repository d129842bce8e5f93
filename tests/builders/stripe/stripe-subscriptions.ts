import { billingPeriod } from '#shared/billing/billing-period.ts';
import { settleDebits } from './stripe-debits.ts';
import { badRequest, StripeFailure } from './stripe-failure.ts';
import {
  aLine,
  closeInvoice,
  drawInvoice,
  issueInvoice,
  payInvoice,
  subscriptionOf,
} from './stripe-invoices.ts';
import type { Invoice, InvoiceLine, Metadata, Price, Subscription } from './stripe-objects.ts';
import { find, type World } from './stripe-world.ts';

const DAY_SECONDS = 86_400;
/** Days after the first failure on which an invoice is retried. After the last one, it stays unpaid. */
const RETRY_DAYS = [3, 5, 7] as const;

type NewSubscription = {
  customer: string;
  price: string;
  percentOff?: number | undefined;
  /** The month that was paid elsewhere: Stripe charges from its end on. */
  paidMonth?: { start: number; end: number } | undefined;
  endsWithPeriod?: boolean;
  metadata: Metadata;
  hasTax?: boolean;
  method: string | null;
  /** The owner is there to confirm the first payment. */
  isPresent: boolean;
};

/** Starts a subscription and charges its first month, unless that was paid elsewhere. */
export function createSubscription(world: World, asked: NewSubscription): Subscription {
  const { account } = world;
  find(account.customers, asked.customer, 'customer');
  const price = find(account.prices, asked.price, 'price');
  const { paidMonth = { start: world.now(), end: monthAfter(world.now()) } } = asked;
  const { start, end } = paidMonth;
  const subscription: Subscription = {
    id: world.newId('sub'),
    object: 'subscription',
    customer: asked.customer,
    status: asked.paidMonth === undefined ? 'incomplete' : 'active',
    cancel_at_period_end: asked.endsWithPeriod === true,
    canceled_at: null,
    ended_at: null,
    created: world.now(),
    start_date: start,
    trial_end: null,
    metadata: asked.metadata,
    default_payment_method: asked.method,
    latest_invoice: null,
    pending_update: null,
    discounts: [],
    automatic_tax: { enabled: asked.hasTax === true },
    items: { object: 'list', has_more: false, data: [anItem(world, price, { start, end })] },
  };
  account.subscriptions.set(subscription.id, subscription);
  if (asked.paidMonth === undefined) {
    const lines = [monthLine(world, price, { start, end })];
    const { percentOff } = asked;
    const invoice = drawInvoice(world, { subscription, reason: 'subscription_create', lines, percentOff });
    try {
      payInvoice(world, issueInvoice(world, invoice), asked);
    } catch (error) {
      account.subscriptions.delete(subscription.id);
      account.invoices.delete(invoice.id);
      throw error;
    }
    subscription.status = 'active';
  }
  world.emit('customer.subscription.created', subscription);
  return subscription;
}

export function cancelNow(world: World, id: string): Subscription {
  const subscription = find(world.account.subscriptions, id, 'subscription');
  subscription.status = 'canceled';
  subscription.ended_at = world.now();
  subscription.canceled_at = world.now();
  world.emit('customer.subscription.deleted', subscription);
  return subscription;
}

/** Renews, retries, and ends subscriptions that are due. */
export function runSubscriptions(world: World): void {
  for (const subscription of world.account.subscriptions.values()) {
    if (subscription.status === 'canceled') continue;
    const { pending_update: pending, latest_invoice: latest } = subscription;
    if (pending !== null && latest !== null && pending.expires_at <= world.now())
      closeInvoice(world, latest, 'void');
    const [item] = subscription.items.data;
    if (item !== undefined && item.current_period_end <= world.now()) {
      if (subscription.cancel_at_period_end) cancelNow(world, subscription.id);
      else renew(world, subscription);
    }
    settleDebits(world, subscription);
    retryOpenInvoices(world, subscription);
  }
}

function renew(world: World, subscription: Subscription): void {
  const [item] = subscription.items.data;
  if (item === undefined) return;
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = monthAfter(start);
  const lines = [monthLine(world, item.price, { start, end: item.current_period_end })];
  const [coupon] = subscription.discounts;
  const percentOff = coupon === undefined ? 0 : find(world.account.coupons, coupon, 'coupon').percent_off;
  const invoice = issueInvoice(
    world,
    drawInvoice(world, { subscription, reason: 'subscription_cycle', lines, percentOff }),
  );
  subscription.discounts = [];
  collect(world, subscription, invoice);
}

function retryOpenInvoices(world: World, subscription: Subscription): void {
  // Only cards are retried.
  const method = world.account.paymentMethods.get(methodOf(world, subscription) ?? '');
  if (method !== undefined && method.type !== 'card') return;
  for (const invoice of world.account.invoices.values()) {
    if (invoice.status !== 'open' || subscriptionOf(invoice) !== subscription.id) continue;
    if (invoice.billing_reason === 'manual') continue;
    const days = RETRY_DAYS[invoice.attempt_count - 1];
    if (days !== undefined && world.now() >= invoice.created + days * DAY_SECONDS)
      collect(world, subscription, invoice);
  }
}

/** Tries to charge; the subscription's status follows. */
export function collect(world: World, subscription: Subscription, invoice: Invoice): boolean {
  try {
    payInvoice(world, invoice, { method: methodOf(world, subscription), isPresent: false });
    subscription.status = 'active';
    world.emit('customer.subscription.updated', subscription);
    return true;
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    subscription.status = invoice.attempt_count > RETRY_DAYS.length ? 'unpaid' : 'past_due';
    world.emit('customer.subscription.updated', subscription);
    return false;
  }
}

/** Confirms an open invoice at the bank, as the owner does. */
export function confirmInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== 'open') throw badRequest(`The invoice is ${invoice.status}.`);
  const subscription = find(world.account.subscriptions, subscriptionOf(invoice), 'subscription');
  payInvoice(world, invoice, { method: methodOf(world, subscription), isPresent: true });
  subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription);
}

export function methodOf(world: World, subscription: Subscription): string | null {
  const customer = find(world.account.customers, subscription.customer, 'customer');
  return subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
}

function anItem(world: World, price: Price, { start, end }: { start: number; end: number }) {
  return {
    id: world.newId('si'),
    object: 'subscription_item' as const,
    price,
    quantity: 1,
    current_period_start: start,
    current_period_end: end,
  };
}

function monthLine(world: World, price: Price, { start, end }: { start: number; end: number }): InvoiceLine {
  const text = `1 × ${productName(world, price)}`;
  return aLine(world, { price, amount: price.unit_amount, text, start, end, isProration: false });
}

export function productName(world: World, { product }: Price): string {
  return find(world.account.products, product, 'product').name;
}

function monthAfter(start: number): number {
  return Date.parse(billingPeriod(new Date(start * 1000).toISOString(), 0).end) / 1000;
}
