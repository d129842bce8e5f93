import { type Form, formOf, textOf, textsOf } from './form-body.ts';
import type { createSession } from './stripe-checkout.ts';
import { badRequest } from './stripe-failure.ts';
import { closeInvoice, payInvoice, refund, subscriptionOf } from './stripe-invoices.ts';
import type { CheckoutSession, Customer, Price } from './stripe-objects.ts';
import { cancelNow, createSubscription, methodOf } from './stripe-subscriptions.ts';
import { drawProration, type updateSubscription } from './stripe-updates.ts';
import { find, type World } from './stripe-world.ts';

/** Handles the API's writes, from the fields that clients send. */

export function createCustomer(world: World, form: Form): Customer {
  const customer: Customer = {
    id: world.newId('cus'),
    object: 'customer',
    email: textOf(form, 'email') ?? null,
    name: textOf(form, 'name') ?? null,
    metadata: textsOf(formOf(form, 'metadata')),
    balance: 0,
    address: null,
    invoice_settings: { default_payment_method: null },
  };
  world.account.customers.set(customer.id, customer);
  return customer;
}

export function updateCustomer(world: World, form: Form, id: string): Customer {
  const customer = find(world.account.customers, id, 'customer');
  const method = textOf(form, 'invoice_settings', 'default_payment_method');
  if (method !== undefined) customer.invoice_settings.default_payment_method = method;
  const state = textOf(form, 'address', 'state');
  if (state !== undefined) customer.address = { state };
  customer.email = textOf(form, 'email') ?? customer.email;
  Object.assign(customer.metadata, textsOf(formOf(form, 'metadata')));
  world.emit('customer.updated', customer);
  return customer;
}

export function deleteCustomer(world: World, id: string): object {
  for (const subscription of world.account.subscriptions.values())
    if (subscription.customer === id && subscription.status !== 'canceled') cancelNow(world, subscription.id);
  world.account.customers.delete(id);
  return { id, object: 'customer', deleted: true };
}

export function changeBalance(world: World, form: Form, id: string): object {
  const customer = find(world.account.customers, id, 'customer');
  const amount = Number(textOf(form, 'amount'));
  customer.balance += amount;
  const transaction = {
    id: world.newId('cbtxn'),
    object: 'customer_balance_transaction' as const,
    customer: id,
    amount,
    created: world.now(),
    description: textOf(form, 'description') ?? null,
    metadata: textsOf(formOf(form, 'metadata')),
  };
  world.account.balanceTransactions.set(transaction.id, transaction);
  return transaction;
}

export function createProduct({ account, newId }: World, form: Form): object {
  const id = textOf(form, 'id') ?? newId('prod');
  if (account.products.has(id)) throw badRequest('Product already exists.', 'resource_already_exists');
  const metadata = textsOf(formOf(form, 'metadata'));
  const product = {
    id,
    object: 'product' as const,
    name: textOf(form, 'name') ?? '',
    metadata,
    active: true,
    tax_code: textOf(form, 'tax_code') ?? null,
  };
  account.products.set(id, product);
  return product;
}

export function createPrice({ account, newId }: World, form: Form): object {
  const key = textOf(form, 'lookup_key') ?? null;
  for (const price of account.prices.values())
    if (price.lookup_key === key && textOf(form, 'transfer_lookup_key') === 'true') price.lookup_key = null;
  const price = {
    id: newId('price'),
    object: 'price' as const,
    lookup_key: key,
    unit_amount: Number(textOf(form, 'unit_amount')),
    currency: 'usd' as const,
    product: textOf(form, 'product') ?? '',
    recurring: { interval: 'month' as const },
    tax_behavior: (textOf(form, 'tax_behavior') ?? 'unspecified') as Price['tax_behavior'],
    active: true,
  };
  account.prices.set(price.id, price);
  return price;
}

export function updatePrice({ account }: World, form: Form, id: string): object {
  const price = find(account.prices, id, 'price');
  if (price.tax_behavior !== 'unspecified') throw badRequest('The tax behavior of a price can’t be changed.');
  price.tax_behavior = textOf(form, 'tax_behavior') as Price['tax_behavior'];
  return price;
}

export function updateProduct({ account }: World, form: Form, id: string): object {
  const product = find(account.products, id, 'product');
  product.tax_code = textOf(form, 'tax_code') ?? product.tax_code;
  return product;
}

export function findPrices({ account }: World, form: Form): object[] {
  const keys = Object.values(textsOf(formOf(form, 'lookup_keys')));
  return [...account.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key ?? ''));
}

export function createCoupon({ account }: World, form: Form): object {
  const id = textOf(form, 'id') ?? '';
  if (account.coupons.has(id)) throw badRequest('Coupon already exists.', 'resource_already_exists');
  const percent_off = Number(textOf(form, 'percent_off'));
  const coupon = { id, object: 'coupon' as const, percent_off, duration: 'once' as const, valid: true };
  account.coupons.set(id, coupon);
  return coupon;
}

export function readSession(form: Form): Parameters<typeof createSession>[1] {
  const mode = textOf(form, 'mode') as CheckoutSession['mode'];
  const [price, coupon] = [
    textOf(form, 'line_items', '0', 'price'),
    textOf(form, 'discounts', '0', 'coupon'),
  ];
  const amount = textOf(form, 'line_items', '0', 'price_data', 'unit_amount');
  const data = mode === 'payment' ? 'payment_intent_data' : 'subscription_data';
  return {
    mode,
    customer: textOf(form, 'customer') ?? '',
    success_url: textOf(form, 'success_url') ?? '',
    cancel_url: textOf(form, 'cancel_url') ?? '',
    metadata: textsOf(formOf(form, 'metadata')),
    client_reference_id: textOf(form, 'client_reference_id') ?? null,
    asked: {
      methods: Object.values(textsOf(formOf(form, 'allowed_payment_method_types'))),
      ...(price !== undefined && { price }),
      ...(coupon !== undefined && { coupon }),
      ...(amount !== undefined && { amount: Number(amount) }),
      hasTax: textOf(form, 'automatic_tax', 'enabled') === 'true',
      metadata: textsOf(formOf(form, data, 'metadata')),
    },
  };
}

export function startSubscription(world: World, form: Form): object {
  const [start, end] = [textOf(form, 'backdate_start_date'), textOf(form, 'billing_cycle_anchor')];
  if (
    textOf(form, 'proration_behavior') !== 'none' ||
    Number(start) > world.now() ||
    Number(end) < world.now()
  )
    throw badRequest('This server begins subscriptions in a month that was paid elsewhere only.');
  return createSubscription(world, {
    customer: textOf(form, 'customer') ?? '',
    price: textOf(form, 'items', '0', 'price') ?? '',
    paidMonth: { start: Number(start), end: Number(end) },
    endsWithPeriod: textOf(form, 'cancel_at_period_end') === 'true',
    metadata: textsOf(formOf(form, 'metadata')),
    method: null,
    isPresent: false,
  });
}

export function readChange(form: Form): Parameters<typeof updateSubscription>[2] {
  const cancels = textOf(form, 'cancel_at_period_end');
  const date = textOf(form, 'proration_date');
  return {
    price: textOf(form, 'items', '0', 'price'),
    proration: textOf(form, 'proration_behavior') === 'always_invoice' ? 'always_invoice' : 'none',
    payment:
      textOf(form, 'payment_behavior') === 'pending_if_incomplete'
        ? 'pending_if_incomplete'
        : 'error_if_incomplete',
    prorationDate: date === undefined ? undefined : Number(date),
    cancelAtPeriodEnd: cancels === undefined ? undefined : cancels === 'true',
    metadata: textsOf(formOf(form, 'metadata')),
    defaultMethod: textOf(form, 'default_payment_method'),
    coupon: textOf(form, 'discounts', '0', 'coupon'),
    hasTax: textOf(form, 'automatic_tax', 'enabled') === 'true' || undefined,
  };
}

export function preview(world: World, form: Form): object {
  const id = textOf(form, 'subscription') ?? '';
  const subscription = find(world.account.subscriptions, id, 'subscription');
  const price = textOf(form, 'subscription_details', 'items', '0', 'price') ?? '';
  const date = textOf(form, 'subscription_details', 'proration_date');
  const prorationDate = date === undefined ? undefined : Number(date);
  return drawProration(world, subscription, { price, prorationDate });
}

export function payNow(world: World, id: string, form: Form): object {
  if (textOf(form, 'paid_out_of_band') === 'true') return closeInvoice(world, id, 'paid');
  const chosen = textOf(form, 'payment_method');
  const invoice = find(world.account.invoices, id, 'invoice');
  if (invoice.status !== 'open') throw badRequest('Invoice is already paid.', 'invoice_already_paid');
  const subscription = find(world.account.subscriptions, subscriptionOf(invoice), 'subscription');
  const method = chosen ?? methodOf(world, subscription);
  payInvoice(world, invoice, { method, isPresent: false });
  if (subscription.status !== 'canceled') subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription);
  return invoice;
}

export function createRefund(world: World, form: Form): object {
  const { account, newId, now } = world;
  const intent = find(account.paymentIntents, textOf(form, 'payment_intent') ?? '', 'payment_intent');
  const charged = find(account.charges, intent.latest_charge ?? '', 'charge');
  const amount = Number(textOf(form, 'amount') ?? charged.amount - charged.amount_refunded);
  if (amount > charged.amount - charged.amount_refunded)
    throw badRequest('Refund amount is greater than unrefunded amount on charge.');
  refund(world, charged.id, amount);
  const made = {
    id: newId('re'),
    object: 'refund' as const,
    payment_intent: intent.id,
    amount,
    status: 'succeeded' as const,
    created: now(),
    metadata: textsOf(formOf(form, 'metadata')),
  };
  account.refunds.set(made.id, made);
  return made;
}

export function listEvents({ account }: World, form: Form): object[] {
  const from = Number(textOf(form, 'created', 'gte') ?? 0);
  return [...account.events.values()].toReversed().filter(({ created }) => created >= from);
}
