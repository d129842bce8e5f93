import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { BillingAction } from '#shared/billing/contract/billing-actions.ts';
import { balancesOf } from '#shared/billing/ledger.ts';
import { aBilledRestaurant, DAY_SECONDS } from '#tests/builders/a-billed-restaurant.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { actOnBill } from './act-on-bill.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** Wraps an object so that the process dies after this many finished calls. */
function dyingAfter<Part extends object>(part: Part, life: { left: number }): Part {
  return new Proxy(part, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (...parameters: unknown[]) => {
        const result: unknown = await Reflect.apply(call, target, parameters);
        if (life.left === 0) throw new Error('The process died.');
        life.left -= 1;
        return result;
      };
    },
  });
}

type Restaurant = Awaited<ReturnType<typeof aBilledRestaurant>> &
  Partial<Awaited<ReturnType<typeof aStripeRestaurant>>>;

function dependenciesOf({ stores, stripe, log, clock, mails }: Restaurant, life: { left: number }) {
  const emails = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  return {
    subscriptions: dyingAfter(stores.subscriptions, life),
    invoices: dyingAfter(stores.invoices, life),
    restaurants: stores.restaurants,
    idempotencyKeys: stores.idempotencyKeys,
    payments: dyingAfter(createSimulatedPayments(), life),
    emails: dyingAfter(emails, life),
    stripe,
    log,
    clock,
    ids: createIdSource(clock),
  };
}

const BUILT_IN = async () => {
  const restaurant: Restaurant = await aBilledRestaurant();
  await restaurant.subscribe('basic');
  return restaurant;
};
const STRIPE = async () => {
  const restaurant = await aStripeRestaurant();
  await restaurant.checkout({ purpose: 'plan', plan_id: 'basic' });
  return restaurant;
};

async function stateOf({ stores, restaurantId }: Restaurant) {
  const row = await stores.subscriptions.find(restaurantId);
  const { invoices } = await stores.invoices.list(restaurantId, { limit: 10 });
  return {
    row: {
      credit: row?.credit_balance,
      off: row?.coupon?.percent_off,
      isInAction: row?.action !== undefined,
    },
    invoices: invoices.map(({ status, refunded = 0 }) => ({ status, refunded })),
    books: balancesOf(invoices.flatMap(({ entries }) => entries)),
  };
}

type Unkeyed = BillingAction extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'idempotency_key'>
    : never
  : never;
const ACTIONS: ((invoice_id: string) => Unkeyed)[] = [
  (invoice_id) => ({ action: 'refund', invoice_id, cents: 700, reason: 'A test' }),
  () => ({ action: 'credit', cents: 900, reason: 'A test' }),
  () => ({ action: 'coupon', percent_off: 20, reason: 'A test' }),
];
/** Numbers of calls before a death: one before the provider is called, and others after it. */
const DEATHS = [2, 3, 5];

test.each([
  ['built in', BUILT_IN],
  ['Stripe', STRIPE],
] as const)('an action that dies midway is done once when it is sent again (%s)', async (_, open) => {
  for (const makeAction of ACTIONS) {
    const whole = await run(await open(), makeAction, Number.POSITIVE_INFINITY);
    for (const calls of DEATHS) expect(await run(await open(), makeAction, calls)).toEqual(whole);
  }
});

async function run(restaurant: Restaurant, makeAction: (typeof ACTIONS)[number], calls: number) {
  const { restaurantId, stores } = restaurant;
  const [invoice] = (await stores.invoices.list(restaurantId, { limit: 1 })).invoices;
  const what = { ...makeAction(invoice?.invoice_id ?? ''), idempotency_key: 'one' } as BillingAction;
  const act = (left: number) => actOnBill(dependenciesOf(restaurant, { left }), { restaurantId, what });
  await act(calls).catch(() => undefined);
  await act(Number.POSITIVE_INFINITY);
  return stateOf(restaurant);
}

test('an action that no one sends again is finished by the schedule', async () => {
  for (const open of [BUILT_IN, STRIPE]) {
    const restaurant = await open();
    const { restaurantId, clock, tick } = restaurant;
    const what = { action: 'credit', cents: 900, reason: 'A test', idempotency_key: 'one' } as const;
    await actOnBill(dependenciesOf(restaurant, { left: 1 }), { restaurantId, what }).catch(() => undefined);
    expect(await stateOf(restaurant)).toMatchObject({ row: { isInAction: true, credit: 0 } });
    clock.advance(DAY_SECONDS / 24);
    await tick();
    expect(await stateOf(restaurant)).toMatchObject({ row: { isInAction: false, credit: 900 } });
  }
});
