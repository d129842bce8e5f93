import { randomBytes } from 'node:crypto';
import type { Account } from './stripe-account.ts';
import { missing } from './stripe-failure.ts';
import type { Event, PaymentMethod } from './stripe-objects.ts';

/** One account and its clock. `emit` records an event and passes it to the webhook. */
export type World = {
  account: Account;
  /** Seconds since 1970. */
  now: () => number;
  newId: (prefix: string) => string;
  /** The origin of its pages. */
  origin: () => string;
  emit: (type: string, object: { id: string }) => Event;
};

/** Sales tax by state; none elsewhere. */
export const TAX_PERCENT: Readonly<Record<string, number>> = { NY: 8.875, TX: 6.25 };

/** Stripe's test cards and bank accounts, by number, with their payments' outcomes. */
export const STRIPE_TEST_CARDS = {
  '4242424242424242': { brand: 'visa', declines: false, needsConfirmation: false },
  '5555555555554444': { brand: 'mastercard', declines: false, needsConfirmation: false },
  /** Can be saved, but every charge fails. */
  '4000000000000341': { brand: 'visa', declines: true, needsConfirmation: false },
  /** The owner must confirm each payment (3-D Secure). */
  '4000002760003184': { brand: 'visa', declines: false, needsConfirmation: true },
  /** Bank debits, which take days: one that is paid, and one that is returned. */
  DE89370400440532013000: { debit: 'sepa_debit', declines: false, needsConfirmation: false },
  DE62370400440532013001: { debit: 'sepa_debit', declines: true, needsConfirmation: false },
  '000123456789': { debit: 'us_bank_account', declines: false, needsConfirmation: false },
  '000111111116': { debit: 'us_bank_account', declines: true, needsConfirmation: false },
} as const;
export type StripeTestCard = keyof typeof STRIPE_TEST_CARDS;

export function isStripeTestCard(number: string): number is StripeTestCard {
  return Object.hasOwn(STRIPE_TEST_CARDS, number);
}

const numbers = new WeakMap<PaymentMethod, StripeTestCard>();

/** Saves a card for a customer. */
export function saveCard(
  world: World,
  customer: string,
  { number, state }: { number: StripeTestCard; state: string | undefined },
): PaymentMethod {
  const method: PaymentMethod = {
    id: world.newId('pm'),
    object: 'payment_method',
    ...detailsOf(number),
    billing_details: { address: state === undefined ? null : { state } },
    customer,
  };
  numbers.set(method, number);
  world.account.paymentMethods.set(method.id, method);
  world.emit('payment_method.attached', method);
  return method;
}

/** The payment method type of a card or bank account. */
export function typeOf(number: StripeTestCard): PaymentMethod['type'] {
  const known = STRIPE_TEST_CARDS[number];
  return 'debit' in known ? known.debit : 'card';
}

function detailsOf(number: StripeTestCard): Pick<PaymentMethod, 'type' | PaymentMethod['type']> {
  const known = STRIPE_TEST_CARDS[number];
  const last4 = number.slice(-4);
  if (!('debit' in known))
    return { type: 'card', card: { brand: known.brand, last4, exp_month: 4, exp_year: 2031 } };
  return known.debit === 'sepa_debit'
    ? { type: 'sepa_debit', sepa_debit: { last4 } }
    : { type: 'us_bank_account', us_bank_account: { bank_name: 'STRIPE TEST BANK', last4 } };
}

/** True if the bank later returns the debit. */
export function isReturned(world: World, methodId: string | null): boolean {
  const method = world.account.paymentMethods.get(methodId ?? '');
  const number = method && numbers.get(method);
  return number === undefined || STRIPE_TEST_CARDS[number].declines;
}

/** The outcome of a payment with this card. `isPresent`: the owner is there to confirm it. */
export function outcomeOf(
  world: World,
  methodId: string | null,
  isPresent: boolean,
): 'succeeded' | 'processing' | 'card_declined' | 'authentication_required' {
  const method = methodId === null ? undefined : world.account.paymentMethods.get(methodId);
  const number = method && numbers.get(method);
  if (number === undefined) return 'card_declined';
  if (typeOf(number) !== 'card') return 'processing';
  const { declines, needsConfirmation } = STRIPE_TEST_CARDS[number];
  if (declines) return 'card_declined';
  return needsConfirmation && !isPresent ? 'authentication_required' : 'succeeded';
}

/** The object with this id. Throws Stripe's 404. */
export function find<Value>(map: Map<string, Value>, id: string, what: string): Value {
  const found = map.get(id);
  if (found === undefined) throw missing(`${what}: '${id}'`);
  return found;
}

/** 24 characters, like Stripe's ids. */
export function createNewId(): (prefix: string) => string {
  return (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`;
}
