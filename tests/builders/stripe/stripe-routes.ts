import { type Form, textOf } from './form-body.ts';
import { createSession, expireSession, showSession } from './stripe-checkout.ts';
import { showDispute } from './stripe-disputes.ts';
import { badRequest } from './stripe-failure.ts';
import { closeInvoice } from './stripe-invoices.ts';
import { addInvoiceItem, createInvoice, finalizeInvoice } from './stripe-manual-invoices.ts';
import { cancelNow } from './stripe-subscriptions.ts';
import { updateSubscription } from './stripe-updates.ts';
import { find, type World } from './stripe-world.ts';
import {
  changeBalance,
  createCoupon,
  createCustomer,
  createPrice,
  createProduct,
  createRefund,
  deleteCustomer,
  findPrices,
  listEvents,
  payNow,
  preview,
  readChange,
  readSession,
  startSubscription,
  updateCustomer,
  updatePrice,
  updateProduct,
} from './stripe-writes.ts';

export type StripeCall = { method: string; path: string; form: Form; origin: string };
type Answer = (world: World, call: StripeCall, id: string) => object;

const list = (data: readonly object[], url: string, form: Form) => {
  const limit = Number(textOf(form, 'limit') ?? 10);
  const after = textOf(form, 'starting_after');
  const from = after === undefined ? 0 : data.findIndex((each) => 'id' in each && each.id === after) + 1;
  return { object: 'list', url, data: data.slice(from, from + limit), has_more: data.length > from + limit };
};
/** Newest first, as Stripe lists them; within a second, by order of creation. */
const newestFirst = <Each extends { created: number }>(all: Iterable<Each>): Each[] =>
  [...all].toReversed().toSorted((one, other) => other.created - one.created);

const ROUTES: readonly [pattern: RegExp, answer: Answer][] = [
  [/^GET account$/, () => ({ id: 'acct_test', object: 'account' })],
  [/^POST customers$/, (world, { form }) => createCustomer(world, form)],
  [/^GET customers\/(\w+)$/, (world, _, id) => find(world.account.customers, id, 'customer')],
  [/^POST customers\/(\w+)$/, (world, { form }, id) => updateCustomer(world, form, id)],
  [/^DELETE customers\/(\w+)$/, (world, _, id) => deleteCustomer(world, id)],
  [/^POST customers\/(\w+)\/balance_transactions$/, (world, { form }, id) => changeBalance(world, form, id)],
  [
    /^GET customers\/(\w+)\/balance_transactions$/,
    ({ account }, { path, form }, id) =>
      list(
        newestFirst([...account.balanceTransactions.values()].filter(({ customer }) => customer === id)),
        path,
        form,
      ),
  ],
  [
    /^GET payment_methods\/(\w+)$/,
    (world, _, id) => find(world.account.paymentMethods, id, 'payment_method'),
  ],
  [/^POST products$/, (world, { form }) => createProduct(world, form)],
  [/^GET products\/([\w-]+)$/, (world, _, id) => find(world.account.products, id, 'product')],
  [/^GET prices$/, (world, { path, form }) => list(findPrices(world, form), path, form)],
  [/^POST products\/([\w-]+)$/, (world, { form }, id) => updateProduct(world, form, id)],
  [/^POST prices\/(\w+)$/, (world, { form }, id) => updatePrice(world, form, id)],
  [
    /^GET tax\/settings$/,
    () => ({ object: 'tax.settings', status: 'active', status_details: { active: {} } }),
  ],
  [/^POST prices$/, (world, { form }) => createPrice(world, form)],
  [/^GET coupons\/([\w-]+)$/, (world, _, id) => find(world.account.coupons, id, 'coupon')],
  [/^POST coupons$/, (world, { form }) => createCoupon(world, form)],
  [/^POST checkout\/sessions$/, (world, { form, origin }) => createSession(world, readSession(form), origin)],
  [
    /^GET checkout\/sessions$/,
    ({ account }, { path, form }) =>
      list(
        newestFirst(account.sessions.values()).filter(
          ({ customer, status }) =>
            customer === textOf(form, 'customer') && status === (textOf(form, 'status') ?? status),
        ),
        path,
        form,
      ),
  ],
  [/^GET checkout\/sessions\/(\w+)$/, (world, _, id) => showSession(world, id)],
  [/^POST checkout\/sessions\/(\w+)\/expire$/, (world, _, id) => expireSession(world, id)],
  [/^POST subscriptions$/, (world, { form }) => startSubscription(world, form)],
  [
    /^GET subscriptions$/,
    ({ account }, { path, form }) => {
      const customer = textOf(form, 'customer');
      const isAll = textOf(form, 'status') === 'all';
      const found = newestFirst(account.subscriptions.values()).filter(
        (each) =>
          (customer === undefined || each.customer === customer) && (isAll || each.status !== 'canceled'),
      );
      const isExpanded = textOf(form, 'expand', '0') === 'data.customer';
      const shown = found.map((each) => ({
        ...each,
        ...(isExpanded && { customer: find(account.customers, each.customer, 'customer') }),
      }));
      return list(shown, path, form);
    },
  ],
  [/^GET subscriptions\/(\w+)$/, (world, _, id) => find(world.account.subscriptions, id, 'subscription')],
  [/^POST subscriptions\/(\w+)$/, (world, { form }, id) => updateSubscription(world, id, readChange(form))],
  [/^DELETE subscriptions\/(\w+)$/, (world, _, id) => cancelNow(world, id)],
  [
    /^GET invoices$/,
    ({ account }, { path, form }) => {
      const [customer, status] = [textOf(form, 'customer'), textOf(form, 'status')];
      const found = ofCustomer(account.invoices.values(), customer).filter(
        (each) => isWithin(each, form) && (status === undefined || each.status === status),
      );
      return list(found, path, form);
    },
  ],
  [/^POST invoices$/, (world, { form }) => createInvoice(world, form)],
  [/^POST invoiceitems$/, (world, { form }) => addInvoiceItem(world, form)],
  [/^POST invoices\/(\w+)\/finalize$/, (world, _, id) => finalizeInvoice(world, id)],
  [/^POST invoices\/create_preview$/, (world, { form }) => preview(world, form)],
  [/^POST invoices\/(\w+)\/pay$/, (world, { form }, id) => payNow(world, id, form)],
  [
    /^GET payment_intents$/,
    ({ account }, { path, form }) =>
      list(
        ofCustomer(account.paymentIntents.values(), textOf(form, 'customer'))
          .filter((each) => isWithin(each, form))
          .map((intent) => ({
            ...intent,
            payment_method: account.paymentMethods.get(intent.payment_method ?? '') ?? null,
          })),
        path,
        form,
      ),
  ],
  [
    /^GET charges$/,
    ({ account }, { path, form }) =>
      list(
        ofCustomer(account.charges.values(), textOf(form, 'customer')).filter((each) => isWithin(each, form)),
        path,
        form,
      ),
  ],
  [/^GET charges\/(\w+)$/, (world, _, id) => find(world.account.charges, id, 'charge')],
  [
    /^GET payment_intents\/(\w+)$/,
    (world, _, id) => find(world.account.paymentIntents, id, 'payment_intent'),
  ],
  [
    /^GET invoice_payments$/,
    ({ account }, { path, form }) => {
      const intent = textOf(form, 'payment', 'payment_intent');
      const found = [...account.invoices.values()].flatMap((invoice) =>
        invoice.payments.data
          .filter(({ payment }) => payment.payment_intent === intent)
          .map((each) => ({ ...each, object: 'invoice_payment', invoice })),
      );
      return list(found, path, form);
    },
  ],
  [/^GET invoices\/(\w+)$/, (world, _, id) => find(world.account.invoices, id, 'invoice')],
  [/^POST invoices\/(\w+)\/void$/, (world, _, id) => closeInvoice(world, id, 'void')],
  [/^POST invoices\/(\w+)\/mark_uncollectible$/, (world, _, id) => closeInvoice(world, id, 'uncollectible')],
  [
    /^GET refunds$/,
    ({ account }, { path, form }) => {
      const intent = textOf(form, 'payment_intent');
      const found = [...account.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
      return list(newestFirst(found), path, form);
    },
  ],
  [
    /^GET disputes$/,
    (world, { path, form }) => {
      const charge = textOf(form, 'charge');
      const found = newestFirst(world.account.disputes.values()).filter(
        (each) => isWithin(each, form) && (charge === undefined || each.charge === charge),
      );
      const shown =
        textOf(form, 'expand', '0') === undefined ? found : found.map(({ id }) => showDispute(world, id));
      return list(shown, path, form);
    },
  ],
  [/^GET disputes\/(\w+)$/, (world, _, id) => showDispute(world, id)],
  [/^POST refunds$/, (world, { form }) => createRefund(world, form)],
  [
    /^POST billing_portal\/sessions$/,
    ({ newId }, { form, origin }) => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      url: `${origin}/portal?return=${encodeURIComponent(textOf(form, 'return_url') ?? '')}`,
    }),
  ],
  [/^GET events$/, (world, { path, form }) => list(listEvents(world, form), path, form)],
  [/^GET events\/(\w+)$/, (world, _, id) => find(world.account.events, id, 'event')],
];

/** Answers one call of the API. Throws `StripeFailure`. */
export function answerCall(world: World, call: StripeCall): object {
  const key = `${call.method} ${call.path}`;
  for (const [pattern, answer] of ROUTES) {
    const match = pattern.exec(key);
    if (match !== null) return answer(world, call, match[1] ?? '');
  }
  throw badRequest(`Unrecognized request URL (${key}).`);
}

function isWithin({ created }: { created: number }, form: Form): boolean {
  const [from, before] = [textOf(form, 'created', 'gte') ?? 0, textOf(form, 'created', 'lt') ?? Infinity];
  return created >= Number(from) && created < Number(before);
}

/** The customer's objects; everyone's if there is no customer. */
function ofCustomer<Each extends { created: number; customer: string }>(
  all: Iterable<Each>,
  customer: string | undefined,
): Each[] {
  return newestFirst([...all].filter((each) => customer === undefined || each.customer === customer));
}
