import { badRequest, cardFailure } from './stripe-failure.ts';
import type { Charge, Invoice, InvoiceLine, PaymentIntent, Price, Subscription } from './stripe-objects.ts';
import { applyUpdate, dropUpdate } from './stripe-pending-updates.ts';
import { find, outcomeOf, TAX_PERCENT, type World } from './stripe-world.ts';

type Draft = {
  subscription: Subscription;
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
  percentOff?: number | undefined;
};

export function aLine(
  world: World,
  line: { price: Price; amount: number; text: string; start: number; end: number; isProration: boolean },
): InvoiceLine {
  return {
    id: world.newId('il'),
    object: 'line_item',
    amount: line.amount,
    description: line.text,
    period: { start: line.start, end: line.end },
    parent: { subscription_item_details: { proration: line.isProration } },
    pricing: { price_details: { price: line.price.id, product: line.price.product } },
  };
}

/** Drafts an invoice without storing it. */
export function drawInvoice(world: World, { subscription, reason, lines, percentOff = 0 }: Draft): Invoice {
  const customer = find(world.account.customers, subscription.customer, 'customer');
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = Math.round((subtotal * percentOff) / 100);
  const { state = '' } = customer.address ?? {};
  const percent = subscription.automatic_tax.enabled ? (TAX_PERCENT[state] ?? 0) : 0;
  const tax = Math.round(((subtotal - discount) * percent) / 100);
  const total = subtotal - discount + tax;
  const applied = Math.min(Math.max(0, total), Math.max(0, -customer.balance));
  return {
    id: world.newId('in'),
    object: 'invoice',
    customer: subscription.customer,
    status: 'draft',
    billing_reason: reason,
    metadata: {},
    created: world.now(),
    attempt_count: 0,
    subtotal,
    total,
    amount_due: total - applied,
    amount_paid: 0,
    starting_balance: customer.balance,
    ending_balance: customer.balance + applied,
    total_discount_amounts: discount === 0 ? [] : [{ amount: discount, discount: 'di_first_month' }],
    total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: 'exclusive' }],
    lines: { object: 'list', data: lines, has_more: false },
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    status_transitions: { paid_at: null, voided_at: null, marked_uncollectible_at: null },
    payments: { object: 'list', data: [] },
    hosted_invoice_url: '',
  };
}

/** Stores a drafted invoice and uses the customer's credit for it. */
export function issueInvoice(world: World, invoice: Invoice): Invoice {
  const { customers, invoices, subscriptions } = world.account;
  find(customers, invoice.customer, 'customer').balance = invoice.ending_balance;
  invoice.status = 'open';
  invoice.hosted_invoice_url = `${world.origin()}/invoice/${invoice.id}`;
  invoices.set(invoice.id, invoice);
  const subscription = find(subscriptions, subscriptionOf(invoice), 'subscription');
  subscription.latest_invoice = invoice.id;
  world.emit('invoice.finalized', invoice);
  return invoice;
}

export function subscriptionOf({ parent }: Invoice): string {
  return parent.subscription_details.subscription;
}

type Attempt = { method: string | null; isPresent: boolean };

/** Charges an open invoice. Throws a card error and leaves the invoice open. */
export function payInvoice(world: World, invoice: Invoice, { method, isPresent }: Attempt): void {
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0) {
    const intent = charge(world, {
      customer: invoice.customer,
      amount: invoice.amount_due,
      method,
      isPresent,
    });
    if (intent.status === 'processing') {
      invoice.payments.data.push(paymentOf(intent, 'open'));
      return;
    }
    if (intent.status !== 'succeeded') {
      world.emit('invoice.payment_failed', invoice);
      if (intent.status === 'requires_action') world.emit('invoice.payment_action_required', invoice);
      throw cardFailure(intent.status === 'requires_action' ? 'authentication_required' : 'card_declined');
    }
    invoice.payments.data.push(paymentOf(intent, 'paid'));
  }
  markPaid(world, invoice);
}

function paymentOf({ id }: PaymentIntent, status: 'open' | 'paid') {
  return { payment: { type: 'payment_intent' as const, payment_intent: id }, status };
}

/** Closes a paid invoice. */
export function markPaid(world: World, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.status_transitions.paid_at = world.now();
  world.emit('invoice.paid', invoice);
  applyUpdate(world, invoice);
}

type ChargeRequest = Attempt & { customer: string; amount: number; metadata?: Record<string, string> };

/**
 * Outcomes of a payment: its status, its charge's status, and its event. A payment that waits for the owner has no
 * charge.
 */
const OUTCOMES = {
  succeeded: { status: 'succeeded', charge: 'succeeded', event: 'succeeded' },
  processing: { status: 'processing', charge: 'pending', event: 'processing' },
  card_declined: { status: 'requires_payment_method', charge: 'failed', event: 'payment_failed' },
  authentication_required: { status: 'requires_action', charge: null, event: 'payment_failed' },
} as const;

/** One payment with a card or from a bank account. */
export function charge(world: World, request: ChargeRequest): PaymentIntent {
  const { customer, amount, method, isPresent, metadata = {} } = request;
  const outcome = outcomeOf(world, method, isPresent);
  const { status, charge: charged, event } = OUTCOMES[outcome];
  const isFailed = event === 'payment_failed';
  const intent: PaymentIntent = {
    id: world.newId('pi'),
    object: 'payment_intent',
    customer,
    amount,
    currency: 'usd',
    status,
    created: world.now(),
    metadata,
    payment_method: method,
    last_payment_error: isFailed
      ? { code: outcome, ...(outcome === 'card_declined' && { decline_code: 'generic_decline' }) }
      : null,
    latest_charge: null,
  };
  world.account.paymentIntents.set(intent.id, intent);
  if (charged !== null) intent.latest_charge = record(world, intent, charged).id;
  world.emit(`payment_intent.${event}`, intent);
  return intent;
}

function record(world: World, intent: PaymentIntent, status: Charge['status']): Charge {
  const made: Charge = {
    id: world.newId('ch'),
    object: 'charge',
    customer: intent.customer,
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    status,
    created: world.now(),
    payment_intent: intent.id,
  };
  world.account.charges.set(made.id, made);
  world.emit(`charge.${status}`, made);
  return made;
}

/** Ends an open invoice without a payment, and returns the credit that paid part of it. */
export function closeInvoice(world: World, id: string, status: 'void' | 'uncollectible' | 'paid'): Invoice {
  const invoice = find(world.account.invoices, id, 'invoice');
  if (invoice.status !== 'open') throw badRequest(`Invoice is already ${invoice.status}.`);
  invoice.status = status;
  if (status === 'paid') invoice.status_transitions.paid_at = world.now();
  if (status === 'void') {
    invoice.status_transitions.voided_at = world.now();
    find(world.account.customers, invoice.customer, 'customer').balance -= invoice.total - invoice.amount_due;
  }
  if (status === 'uncollectible') invoice.status_transitions.marked_uncollectible_at = world.now();
  const names = { void: 'voided', uncollectible: 'marked_uncollectible', paid: 'paid' };
  world.emit(`invoice.${names[status]}`, invoice);
  if (status === 'paid') applyUpdate(world, invoice);
  else dropUpdate(world, invoice);
  const subscription = find(world.account.subscriptions, subscriptionOf(invoice), 'subscription');
  if (status !== 'uncollectible' && subscription.status !== 'canceled') subscription.status = 'active';
  world.emit('customer.subscription.updated', subscription);
  return invoice;
}

/** Refunds a charge, partly or fully. */
export function refund(world: World, chargeId: string, amount?: number): Charge {
  const charged = find(world.account.charges, chargeId, 'charge');
  charged.amount_refunded += amount ?? charged.amount - charged.amount_refunded;
  charged.refunded = charged.amount_refunded === charged.amount;
  world.emit('charge.refunded', charged);
  return charged;
}
