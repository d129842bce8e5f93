import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import type { DunningSchedule } from '#shared/billing/dunning.ts';
import { aBilledRestaurant, DAY_SECONDS } from '#tests/builders/a-billed-restaurant.ts';
import { aStripeRestaurant } from '#tests/builders/a-stripe-restaurant.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const QUICK: DunningSchedule = { reminder_days: [2, 4], grace_days: 6 };

async function aBuiltIn() {
  const restaurant = await aBilledRestaurant({ dunning: QUICK });
  const { subscribe, own, clock } = restaurant;
  await subscribe('basic');
  await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } });
  clock.advance(31 * DAY_SECONDS);
  return { ...restaurant, passDay: async () => clock.advance(DAY_SECONDS) };
}

async function aStripe() {
  const restaurant = await aStripeRestaurant({ dunning: QUICK });
  const { checkout, pass, deliverNew } = restaurant;
  await checkout({ purpose: 'plan', plan_id: 'basic' });
  await checkout({ purpose: 'card' }, '4000000000000341');
  const move = async (days: number) => {
    pass(days);
    await deliverNew();
  };
  await move(31);
  return { ...restaurant, passDay: () => move(1) };
}

test.each([
  ['built in', aBuiltIn],
  ['Stripe', aStripe],
] as const)('emails and the pause follow the schedule that administrators set (%s)', async (_, open) => {
  const { tick, passDay, plan, platform, restaurantId } = await open();
  const days: [day: number, done: string][] = [];
  for (let day = 0; day <= 6; day += 1) {
    const done = await tick();
    if (done !== 'nothing') days.push([day, String(done)]);
    if (day === 0) expect((await plan()).overdue.pauses_at).toMatch(/^2026-04-07/);
    if (day < 6) await passDay();
  }
  expect(days).toEqual([
    [0, 'refused'],
    [2, 'refused'],
    [4, 'refused'],
    [6, 'paused'],
  ]);
  const { body } = await platform('GET /api/billing/subscriptions/{id}', { params: { id: restaurantId } });
  const reached = body.data.failure.schedule.filter(({ is_done }: { is_done: boolean }) => is_done);
  expect(reached).toHaveLength(4);
});

test('declined cards of the owner and an administrator’s retries leave the schedule as it is', async () => {
  const { tick, passDay, own, platform, restaurantId } = await aBuiltIn();
  expect(await tick()).toBe('refused');
  const of = { params: { id: restaurantId } };
  const retry = { ...of, json: { action: 'retry', idempotency_key: 'again' } };
  expect((await platform('POST /api/billing/subscriptions/{id}/actions', retry)).status).toBe(402);
  expect((await own('PUT /api/billing/card', { json: { payment_token: 'card_declines' } })).status).toBe(402);
  const { body } = await platform('GET /api/billing/subscriptions/{id}', of);
  const { failures, schedule } = body.data.failure;
  expect(failures).toBe(3);
  expect(schedule.map(({ is_done }: { is_done: boolean }) => is_done)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  const done: string[] = [];
  for (let day = 0; day < 7; day += 1) {
    done.push(String(await tick()));
    await passDay();
  }
  expect(done).toEqual(['nothing', 'nothing', 'refused', 'nothing', 'refused', 'nothing', 'paused']);
});
