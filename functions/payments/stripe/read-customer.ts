import type Stripe from 'stripe';
import { CREDIT_PURPOSE, type CustomerFacts, isoOf, METADATA } from './customer-facts.ts';
import { debitFailureInWords, failureInWords, isConfirmationAsked } from './failure-in-words.ts';
import { idOf } from './id-of.ts';
import { readDisputes } from './read-disputes.ts';
import { isBankDebit, type MoneyBack, readInvoice } from './read-invoice.ts';
import { readSubscription } from './read-subscription.ts';
import { callStripe, findInStripe } from './stripe-client.ts';
import { readUnconfirmedUpgrade } from './unconfirmed-upgrade.ts';

/** The most objects of each kind, newest first. It covers more than eight years of months. */
const LATEST = 100;

/** Reads a customer with everything that billing depends on; undefined for a deleted one. */
export async function readCustomer(stripe: Stripe, customerId: string): Promise<CustomerFacts | undefined> {
  return callStripe(async () => {
    const customer = await findInStripe(() => stripe.customers.retrieve(customerId));
    if (customer === undefined || customer.deleted === true) return undefined;
    const [subscriptions, invoices, intents, charges] = await Promise.all([
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: LATEST }),
      stripe.invoices.list({ customer: customerId, limit: LATEST, expand: ['data.payments'] }),
      stripe.paymentIntents.list({ customer: customerId, limit: LATEST, expand: ['data.payment_method'] }),
      stripe.charges.list({ customer: customerId, limit: LATEST }),
    ]);
    const money = {
      refunds: refundsByPayment(charges.data),
      disputes: await readDisputes(stripe, charges.data),
    };
    const begun = subscriptions.data.filter(hasBegun);
    const current = begun.findLast(({ status }) => status !== 'canceled') ?? begun[0];
    const around = {
      money,
      intents: new Map(intents.data.map((each) => [each.id, each])),
      statuses: new Map(begun.map(({ id, status }) => [id, status])),
    };
    return {
      customerId,
      restaurantId: customer.metadata[METADATA.restaurant],
      email: customer.email,
      card: await readCard(stripe, current?.default_payment_method, customer),
      failure: readFailure(intents.data[0]),
      needsConfirmation: needsConfirmation(intents.data[0]),
      creditCents: creditOf(customer),
      subscription: current && readSubscription(current),
      unconfirmedUpgrade: current && readUnconfirmedUpgrade(current, invoices.data),
      invoices: invoices.data.flatMap((each) => readInvoice(each, around)).toReversed(),
      credits: readCredits(intents.data, money),
    };
  });
}

/** The unused credit of a customer, in cents. 0 for a deleted one, or one that wasn’t expanded. */
export function creditOf(customer: Stripe.Subscription['customer']): number {
  return typeof customer === 'string' || customer.deleted === true ? 0 : Math.max(0, -customer.balance);
}

/** An unpaid first attempt isn't a subscription. */
function hasBegun({ status }: Stripe.Subscription): boolean {
  return status !== 'incomplete' && status !== 'incomplete_expired';
}

/** Refunded cents by payment. */
export function refundsByPayment(charges: Stripe.Charge[]): MoneyBack['refunds'] {
  const refunds = new Map<string, number>();
  for (const { payment_intent, amount_refunded } of charges) {
    const id = idOf(payment_intent);
    if (id !== undefined && amount_refunded > 0) refunds.set(id, (refunds.get(id) ?? 0) + amount_refunded);
  }
  return refunds;
}

/** The payments that bought credit. */
export function readCredits(
  intents: Stripe.PaymentIntent[],
  { refunds, disputes }: MoneyBack,
): CustomerFacts['credits'] {
  const bought = intents.filter(
    ({ status, metadata }) => status === 'succeeded' && metadata[METADATA.purpose] === CREDIT_PURPOSE,
  );
  return bought.map(({ id, amount, created }) => {
    const dispute = disputes.get(id);
    const taken = dispute?.status === 'lost' ? dispute.cents : 0;
    const refundedCents = Math.min(amount, (refunds.get(id) ?? 0) + taken);
    return { paymentId: id, cents: amount, paidAt: isoOf(created), refundedCents, dispute };
  });
}

function readFailure(newest: Stripe.PaymentIntent | undefined): string | undefined {
  if (newest === undefined || newest.status === 'succeeded' || newest.status === 'processing')
    return undefined;
  if (isBankDebit(newest)) return debitFailureInWords(newest.last_payment_error?.code);
  return failureInWords(failureCode(newest));
}

function needsConfirmation(newest: Stripe.PaymentIntent | undefined): boolean {
  return newest !== undefined && newest.status !== 'succeeded' && isConfirmationAsked(failureCode(newest));
}

function failureCode({ status, last_payment_error: error }: Stripe.PaymentIntent): string | undefined {
  return status === 'requires_action' ? status : (error?.decline_code ?? error?.code);
}

async function readCard(
  stripe: Stripe,
  ofSubscription: Stripe.Subscription['default_payment_method'] | undefined,
  customer: Stripe.Customer,
): Promise<CustomerFacts['card']> {
  const id = idOf(ofSubscription ?? customer.invoice_settings.default_payment_method);
  if (id === undefined) return undefined;
  const method = await findInStripe(() => stripe.paymentMethods.retrieve(id));
  const { card, sepa_debit: sepa, us_bank_account: ach } = method ?? {};
  if (sepa !== undefined) return aBankAccount(id, 'SEPA bank account', sepa.last4);
  if (ach !== undefined) return aBankAccount(id, ach.bank_name ?? 'Bank account', ach.last4);
  if (card === undefined) return undefined;
  const { brand, last4, exp_month, exp_year } = card;
  const expires = `${exp_year}-${String(exp_month).padStart(2, '0')}`;
  return { token: id, brand: brandName(brand), last4, expires };
}

/** Bank accounts never expire. */
function aBankAccount(token: string, brand: string, last4: string | null) {
  return { token, brand, last4: last4 ?? '', expires: '' };
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function brandName(brand: string): string {
  return BRANDS[brand] ?? 'Card';
}
