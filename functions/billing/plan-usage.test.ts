import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSimulatedPayments } from '#functions/payments/simulated-payments.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openTable } from '#functions/platform/aws/dynamo-table.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { BILLED_FEATURES, type BilledFeature } from '#shared/billing/plan-catalog.ts';
import type { TestCard } from '#shared/billing/test-cards.ts';
import { anEntitlementCheck } from '#tests/builders/a-meter.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aLog } from '#tests/builders/log.ts';
import { usedOfPlan } from '#tests/builders/plan-use.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { changePlan, getSubscription, replaceCard } from './change-subscription.ts';
import { runDue } from './run-due.ts';
import { startSubscription } from './start-subscription.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

let restaurants = 0;

async function aRestaurant(registeredAt: string) {
  const restaurantId = `counted-${++restaurants}`;
  const stores = openRepositories();
  const clock = aClock(registeredAt);
  await stores.restaurants.create({
    restaurant_id: restaurantId,
    name: 'Osteria Lupo',
    owner_email: `${restaurantId}@example.com`,
    created_at: registeredAt,
  });
  const dependencies = {
    ...stores,
    payments: createSimulatedPayments(),
    stripe: undefined,
    emails: { send: async () => undefined },
    log: aLog(),
    clock,
    ids: createIdSource(clock),
  };
  const door = anEntitlementCheck(stores, clock);
  const months = openTable({
    client: createDynamoClient(),
    tableName: tableName('planUsage'),
    schema: z.looseObject({ restaurant_id: z.string(), month: z.string() }),
  });
  return {
    restaurantId,
    clock,
    stores,
    door,
    at: (moment: string) => clock.advance((Date.parse(moment) - clock.now().getTime()) / 1000),
    take: (amount: number, feature: BilledFeature = 'ai_content') =>
      door.take({ restaurantId, feature, amount }),
    used: async (feature: BilledFeature = 'ai_content') =>
      (await usedOfPlan(stores, restaurantId, clock))[feature],
    start: (planId: 'basic' | 'professional') =>
      startSubscription(dependencies, restaurantId, { planId, token: 'card_succeeds' }),
    change: async (planId: 'professional' | 'enterprise') =>
      changePlan(dependencies, await getSubscription(dependencies, restaurantId), { planId }),
    card: async (token: TestCard) =>
      replaceCard(dependencies, await getSubscription(dependencies, restaurantId), token),
    tick: async () => {
      const row = await stores.subscriptions.find(restaurantId);
      return row && runDue(dependencies, row);
    },
    /** Counts as the previous release did. */
    countedInMonth: (month: string, uses: Partial<Record<BilledFeature, number>>) =>
      months.put({ restaurant_id: restaurantId, month, ...uses, expires_at: 2_000_000_000 }),
    /** Subscribes as the previous release did. */
    subscribedBefore: (start: string, end: string) => {
      const period = { started_at: start, period_start: start, period_end: end, due_at: end };
      const { is_counted_by_period: _new, ...row } = aSubscription({
        restaurant_id: restaurantId,
        ...period,
      });
      return stores.subscriptions.save(row);
    },
  };
}

const USED_UP = { code: 'plan_used_up' };

test('a subscription from the 28th has one quota until the next 28th', async () => {
  const { at, start, take, tick, used } = await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T09:00:00.000Z');
  await start('basic');
  await take(200);
  at('2026-12-01T00:00:00.000Z');
  await expect(take(1)).rejects.toMatchObject({
    ...USED_UP,
    message:
      'That’s more than the 200 AI writing and grading requests your plan includes until December 28. Choose a larger plan to get more.',
  });
  at('2026-12-28T09:00:00.000Z');
  expect(await tick()).toBe('paid');
  await take(200);
  expect(await used()).toBe(200);
});

test('a trial across the end of a month has one quota', async () => {
  const { at, take, start, used } = await aRestaurant('2026-11-25T09:00:00.000Z');
  await take(1_000);
  at('2026-12-02T09:00:00.000Z');
  await expect(take(1)).rejects.toMatchObject(USED_UP);
  await start('basic');
  expect(await used()).toBe(0);
});

test('a past-due plan keeps its uses until the grace period ends, then has none until it is paid', async () => {
  const { at, start, card, take, tick } = await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T09:00:00.000Z');
  await start('basic');
  await card('card_declines');
  at('2026-12-28T09:00:00.000Z');
  for (const day of ['2026-12-28', '2026-12-31', '2027-01-04']) {
    at(`${day}T09:00:00.000Z`);
    expect(await tick()).toBe('refused');
    await take(1);
  }
  at('2027-01-11T09:00:00.000Z');
  expect(await tick()).toBe('paused');
  for (const feature of BILLED_FEATURES)
    await expect(take(1, feature)).rejects.toMatchObject({ code: 'plan_paused' });
  await card('card_succeeds');
  await take(197);
  await expect(take(1)).rejects.toMatchObject(USED_UP);
});

test('an upgrade adds the limits of the remaining days, and the next month has all of them', async () => {
  const { at, start, take, change, tick } = await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T09:00:00.000Z');
  await start('basic');
  await take(200);
  at('2026-12-28T08:59:59.000Z');
  await change('enterprise');
  await take(160);
  await expect(take(1)).rejects.toMatchObject(USED_UP);
  at('2026-12-28T09:00:00.000Z');
  await tick();
  await take(5_000);
  await expect(take(1)).rejects.toMatchObject(USED_UP);
});

test('usage counted by calendar month continues until the next payment', async () => {
  const { at, subscribedBefore, countedInMonth, take, used, tick } =
    await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T12:00:00.000Z');
  await subscribedBefore('2026-11-15T09:00:00.000Z', '2026-12-15T09:00:00.000Z');
  await countedInMonth('2026-11', { ai_content: 150, sms_campaigns: 40 });
  expect(await used()).toBe(150);
  await take(30);
  expect([await used(), await used('sms_campaigns')]).toEqual([180, 40]);
  at('2026-12-02T12:00:00.000Z');
  await expect(take(21)).rejects.toMatchObject(USED_UP);
  at('2026-12-15T09:00:00.000Z');
  await tick();
  expect(await used()).toBe(0);
  await take(200);
});

test('parallel uses on a count of the previous release are each counted once', async () => {
  const { at, subscribedBefore, countedInMonth, take, used } = await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T12:00:00.000Z');
  await subscribedBefore('2026-11-15T09:00:00.000Z', '2026-12-15T09:00:00.000Z');
  await countedInMonth('2026-11', { ai_content: 190 });
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => take(1)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await used()).toBe(200);
});

test('returned uses go back to the period they were taken from', async () => {
  const { at, start, take, tick, door, used, stores, restaurantId } =
    await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T09:00:00.000Z');
  await start('basic');
  const before = await take(50);
  at('2026-12-28T09:00:00.000Z');
  await tick();
  await take(20);
  await door.giveBack(before);
  expect(await used()).toBe(20);
  const november = await stores.planUsage.findMonths([restaurantId], new Date('2026-11-28'));
  expect(november.get(restaurantId)?.ai_content).toBe(0);
});

test('returned texts counted by calendar month go to their current period', async () => {
  const { at, subscribedBefore, countedInMonth, take, used, stores, restaurantId } =
    await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T12:00:00.000Z');
  await subscribedBefore('2026-11-15T09:00:00.000Z', '2026-12-15T09:00:00.000Z');
  await countedInMonth('2026-11', { sms_campaigns: 1_000 });
  await take(10, 'sms_campaigns');
  const campaign = {
    restaurantId,
    feature: 'sms_campaigns',
    at: new Date('2026-11-20T12:00:00.000Z'),
    periodStart: undefined,
  } as const;
  await stores.planUsage.refund(campaign, 400, 'sms/one');
  await stores.planUsage.refund(campaign, 400, 'sms/one');
  expect(await used('sms_campaigns')).toBe(610);
});

test('a larger plan of the previous release keeps its limits', async () => {
  const { at, subscribedBefore, take, stores, restaurantId } = await aRestaurant('2026-10-01T09:00:00.000Z');
  at('2026-11-28T12:00:00.000Z');
  await subscribedBefore('2026-11-15T09:00:00.000Z', '2026-12-15T09:00:00.000Z');
  const row = await stores.subscriptions.find(restaurantId);
  if (row === undefined) throw new Error('no subscription');
  await stores.subscriptions.save({ ...row, version: row.version + 1, plan_id: 'professional' });
  await take(1_000);
  await expect(take(1)).rejects.toMatchObject(USED_UP);
});
