import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess, type Interference, interfere } from '#tests/builders/interference.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { openChurnRecords } from './churn-records.ts';
import { type Bounds, scoreAllCustomers } from './score-all-customers.ts';

const NOW = '2026-09-30T12:00:00.000Z';
const LONG_AGO = '2026-03-01T12:00:00.000Z';
const COUNT = 231;
const FOREVER: Bounds = { worksForMs: 60_000 };
const idOf = (at: number) => `house-${String(at).padStart(3, '0')}`;

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  for (let at = 0; at < COUNT; at += 1) await aRestaurant(at);
});
afterAll(() => emulators.stop());
beforeEach(async () => {
  const churn = openChurnRecords(openRepositories().platformRecords);
  await Promise.all([churn.delete('present'), churn.delete('latest')]);
});

/** A third is active, a third inactive, a third without a plan. The newest is in a trial. */
async function aRestaurant(at: number): Promise<void> {
  const { restaurants, restaurantNames, subscriptions, figures } = openRepositories();
  const restaurant_id = idOf(at);
  const created_at = at === COUNT - 1 ? '2026-09-18T12:00:00.000Z' : LONG_AGO;
  const restaurant = { restaurant_id, name: `House ${at}`, owner_email: `${at}@example.com`, created_at };
  await restaurantNames.add(restaurant_id, { name: restaurant.name });
  await restaurants.create(restaurant);
  if (at % 3 !== 2) await subscriptions.save(aSubscription({ restaurant_id, started_at: LONG_AGO }));
  if (at % 3 !== 0) return;
  for (const day of ['2026-08-10', '2026-09-20']) {
    const key = { scope: `restaurant#${restaurant_id}`, day, shard: 'one' } as const;
    await figures.add(key, { count_ai_used: 3, count_sms_launched: 1 }, { first: '1', last: '2' });
  }
}

function aPass({ interference, now = NOW }: { interference?: Interference; now?: string } = {}) {
  const client = createDynamoClient();
  if (interference !== undefined) interfere({ dynamo: client }, interference);
  const stores = openRepositories(client);
  const clock = aClock(now);
  const churn = openChurnRecords(stores.platformRecords);
  return {
    clock,
    run: (bounds = FOREVER) =>
      scoreAllCustomers(
        { ...stores, names: stores.restaurantNames, churn, clock, refresh: async () => [] },
        bounds,
      ),
  };
}

const read = (id: 'present' | 'latest') => openChurnRecords(openRepositories().platformRecords).find(id);

test('all customers are scored, and those at the highest risk stored with reasons', async () => {
  await aPass().run();
  const found = await read('latest');
  expect(found?.data).toMatchObject({
    as_of: NOW,
    state: 'done',
    // Two thirds subscribe, and the newest is in a trial.
    scored: 155,
    at_risk: 77,
    at_risk_cents: 77 * 4_900,
  });
  expect(found?.data.riskiest).toHaveLength(50);
  expect(found?.data.riskiest[0]).toMatchObject({
    restaurant_id: idOf(1),
    score: 75,
    plan_id: 'basic',
    reasons: [
      { kind: 'silent', text: 'No activity in the last 90 days.' },
      { kind: 'no_website' },
      { kind: 'no_campaigns' },
      { kind: 'no_changes' },
    ],
  });
});

test('a pass that runs out of time continues later, and shows nothing until it is complete', async () => {
  const { run } = aPass();
  await run({ ...FOREVER, steps: 1 });
  expect(await read('latest')).toBeUndefined();
  expect((await read('present'))?.data).toMatchObject({ state: 'running' });
  await aPass({ now: '2026-10-01T12:00:00.000Z' }).run();
  expect((await read('latest'))?.data).toMatchObject({ as_of: NOW, scored: 155, at_risk: 77 });
});

test('a crash at any call, a rerun, or two parallel runs lead to the same result', async () => {
  await aPass().run();
  const right = (await read('latest'))?.data;
  for (const call of [1, 2, 3, 4, 20, 69, 70, 71, 100, 140, 162, 163, 164, 165, 166]) {
    const churn = openChurnRecords(openRepositories().platformRecords);
    await Promise.all([churn.delete('present'), churn.delete('latest')]);
    const process = aMortalProcess();
    process.dieAfter(call);
    await aPass({ interference: process.interference })
      .run()
      .catch(() => undefined);
    await Promise.all([aPass().run(), aPass().run()]);
    expect({ call, found: (await read('latest'))?.data }).toEqual({ call, found: right });
  }
});
