import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { aBilledRestaurant } from '#tests/builders/a-billed-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

async function setup() {
  const billed = await aBilledRestaurant();
  await billed.subscribe('basic');
  const buy = (amount: number, key?: string) =>
    billed.own('POST /api/billing/credits', {
      json: { amount, ...(key !== undefined && { idempotencyKey: key }) },
    });
  const bought = async () => {
    const { credits } = (await billed.plan()).subscription;
    const invoices: { lines: { text: string }[] }[] = await billed.invoices();
    return { credits, invoices: invoices.filter(({ lines }) => lines[0]?.text.startsWith('Credit')).length };
  };
  return { ...billed, buy, bought };
}

test('credit bought twice with the same key is charged once', async () => {
  const { buy, bought } = await setup();
  const first = await buy(100, 'press');
  expect(first).toMatchObject({
    status: 201,
    body: { data: { subscription: { credits: { balance: 100 } } } },
  });
  const again = await buy(100, 'press');
  expect(again).toMatchObject({
    status: 201,
    body: { data: { subscription: { credits: { balance: 100 } } } },
  });
  expect(await bought()).toEqual({ credits: { balance: 100, purchased: 100, used: 0 }, invoices: 1 });
});

test('credit bought three times in parallel with the same key is charged once', async () => {
  const { buy, bought } = await setup();
  const answers = await Promise.all([1, 2, 3].map(() => buy(100, 'press')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(201);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect((await buy(100, 'press')).status).toBe(201);
  expect(await bought()).toMatchObject({ credits: { purchased: 100 }, invoices: 1 });
});

test('a key used for another amount is rejected', async () => {
  const { buy, bought } = await setup();
  await buy(100, 'press');
  expect(await buy(200, 'press')).toMatchObject({ status: 409, body: { code: 'credit_request_changed' } });
  expect(await bought()).toMatchObject({ credits: { purchased: 100 }, invoices: 1 });
});

test('declined credit can be bought with the same key and another card', async () => {
  const { own, buy, bought } = await setup();
  await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
  expect((await buy(100, 'press')).status).toBe(402);
  await own('PUT /api/billing/card', { json: { payment_token: 'card_succeeds' } });
  expect((await buy(100, 'press')).status).toBe(201);
  expect(await bought()).toMatchObject({ credits: { purchased: 100 }, invoices: 1 });
});

test('credit without a key is charged each time', async () => {
  const { buy, bought } = await setup();
  await buy(100);
  await buy(100);
  expect(await bought()).toMatchObject({ credits: { purchased: 200 }, invoices: 2 });
});
