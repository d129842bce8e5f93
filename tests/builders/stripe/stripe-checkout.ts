import { badRequest } from './stripe-failure.ts';
import { charge } from './stripe-invoices.ts';
import type { CheckoutSession } from './stripe-objects.ts';
import { createSubscription } from './stripe-subscriptions.ts';
import { find, isStripeTestCard, STRIPE_TEST_CARDS, saveCard, typeOf, type World } from './stripe-world.ts';

type Asked = Pick<
  CheckoutSession,
  'mode' | 'customer' | 'success_url' | 'cancel_url' | 'metadata' | 'client_reference_id' | 'asked'
>;

export function createSession(world: World, asked: Asked, origin: string): CheckoutSession {
  find(world.account.customers, asked.customer, 'customer');
  const id = world.newId('cs_test');
  const session: CheckoutSession = {
    ...asked,
    id,
    object: 'checkout.session',
    status: 'open',
    created: world.now(),
    url: `${origin}/checkout/${id}`,
    subscription: null,
    payment_intent: null,
    setup_intent: asked.mode === 'setup' ? { id: world.newId('seti'), payment_method: null } : null,
  };
  world.account.sessions.set(id, session);
  return session;
}

export function expireSession(world: World, id: string): CheckoutSession {
  const session = find(world.account.sessions, id, 'checkout.session');
  if (session.status !== 'open') throw badRequest('Only open sessions can be expired.');
  session.status = 'expired';
  world.emit('checkout.session.expired', session);
  return session;
}

/** A session as the API shows it, with its card expanded. */
export function showSession({ account }: World, id: string): object {
  const session = find(account.sessions, id, 'checkout.session');
  const { setup_intent: setup } = session;
  if (setup === null) return session;
  const method = account.paymentMethods.get(setup.payment_method ?? '') ?? null;
  return { ...session, setup_intent: { ...setup, payment_method: method } };
}

/** A person's input on the page. `state`: of the billing address. */
export type Entered = { number: string; state?: string | undefined };

/** Enters a card on the page, and confirms it where the bank asks. Throws a card error. */
export function completeSession(world: World, id: string, { number, state }: Entered): CheckoutSession {
  const session = find(world.account.sessions, id, 'checkout.session');
  if (session.status !== 'open') throw badRequest('This session is no longer open.');
  if (!isStripeTestCard(number)) throw badRequest('Use one of the test cards.');
  const { customer, asked } = session;
  if (!asked.methods.includes(typeOf(number))) throw badRequest('This way to pay isn’t offered.');
  const method = saveCard(world, customer, { number, state }).id;
  if (asked.hasTax && state === undefined) throw badRequest('Enter your billing address.');
  if (asked.hasTax && state !== undefined)
    find(world.account.customers, customer, 'customer').address = { state };
  if (session.mode === 'setup' && session.setup_intent !== null) session.setup_intent.payment_method = method;
  if (session.mode === 'payment') {
    const { amount = 0, metadata } = asked;
    const intent = charge(world, { customer, amount, method, isPresent: true, metadata });
    if (intent.status !== 'succeeded') throw badRequest('Your card was declined.', 'card_declined');
    session.payment_intent = intent.id;
  }
  if (session.mode === 'subscription') {
    const percentOff = asked.coupon && find(world.account.coupons, asked.coupon, 'coupon').percent_off;
    const { price = '', metadata, hasTax } = asked;
    session.subscription = createSubscription(world, {
      customer,
      price,
      percentOff: percentOff || undefined,
      metadata,
      hasTax,
      method,
      isPresent: true,
    }).id;
  }
  session.status = 'complete';
  world.emit('checkout.session.completed', session);
  return session;
}

/** Where the browser goes after checkout. */
export function returnUrl({ success_url, id }: CheckoutSession): string {
  return success_url.replace('{CHECKOUT_SESSION_ID}', id);
}

/** The page, with a button for each test card and bank account on offer. */
export function checkoutPage(session: CheckoutSession, failure = ''): string {
  const offered = Object.entries(STRIPE_TEST_CARDS).filter(
    ([number]) => isStripeTestCard(number) && session.asked.methods.includes(typeOf(number)),
  );
  const cards = offered.map(
    ([number, { declines, needsConfirmation }]) =>
      `<button name="card" value="${number}">Pay with ${number}${declines ? ' (declines)' : ''}${needsConfirmation ? ' (3-D Secure)' : ''}</button>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Checkout (test)</title>
<h1>Checkout (test)</h1><p role="alert">${failure}</p>
<form method="post">${address(session)}${cards.join('<br>')}</form><p><a href="${session.cancel_url}">Back</a></p></html>`;
}

/** The bank's confirmation page (3-D Secure). `fields` are sent again with the answer. */
export function confirmationPage(fields: Readonly<Record<string, string>> = {}): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Your bank (test)</title>
<h1>Your bank (test)</h1><form method="post">${hidden.join('')}
<button name="confirm" value="yes">Confirm payment</button> <button name="confirm" value="no">Refuse</button></form></html>`;
}

/** Shown where tax depends on the address. */
function address({ asked }: CheckoutSession): string {
  return asked.hasTax
    ? '<p><label>State <select name="state"><option>NY<option>TX<option>OR</select></label></p>'
    : '';
}
