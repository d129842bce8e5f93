import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { createFourRestaurants } from '#tests/builders/four-restaurants.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { refreshCustomer, refreshCustomers } from './refresh-customer.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
  await createFourRestaurants(createDynamoClient(), tableName);
});
afterAll(() => emulators.stop());

const NOW = '2026-03-20T12:00:00.000Z';
const IDS = ['demo-1', 'demo-2', 'demo-3', 'demo-4'];

function setup(now = NOW) {
  const stores = openRepositories();
  return { ...stores, clock: aClock(now) };
}

async function spend(id: string, micros: number, first: string): Promise<void> {
  const key = { scope: `restaurant#${id}`, day: '2026-03-18', shard: 'one' } as const;
  const counts = { count_ai_used: 1, sum_ai_used_cost_micros: micros };
  await openRepositories().figures.add(key, counts, { first, last: first });
}

test('rows are listed by revenue, cost, margin, and last visit, page by page', async () => {
  const stores = setup();
  await stores.subscriptions.save(aSubscription({ restaurant_id: 'demo-2' }));
  await stores.users.suspend('demo-3', { at: NOW, reason: 'A test' });
  await spend('demo-1', 5_000_000, '1');
  await spend('demo-2', 1_000_000, '1');
  await refreshCustomers(stores, IDS);
  const { customers } = stores;
  await customers.see('demo-4', '2026-03-19T08:00:00.000Z');
  const listed = async (by: 'monthly_revenue' | 'cost' | 'margin' | 'last_seen', isDescending = true) => {
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = await customers.listEventually({ by, isDescending }, { limit: 3, after });
      ids.push(...page.customers.map(({ restaurant_id }) => restaurant_id));
      after = page.next;
    } while (after !== undefined);
    return ids;
  };
  expect((await listed('monthly_revenue'))[0]).toBe('demo-2');
  expect((await listed('cost')).slice(0, 2)).toEqual(['demo-1', 'demo-2']);
  expect((await listed('margin', false))[0]).toBe('demo-1');
  expect(await listed('last_seen')).toHaveLength(4);
  expect((await listed('last_seen'))[0]).toBe('demo-4');
  expect(await customers.find('demo-3')).toMatchObject({ status: 'suspended' });
});

test('an unchanged row is written once a day, and a refresh keeps the last sign-in', async () => {
  const stores = setup();
  await stores.customers.see('demo-4', '2026-03-20T08:00:00.000Z');
  await refreshCustomer(stores, 'demo-4');
  const first = await stores.customers.find('demo-4');
  await refreshCustomer({ ...stores, clock: aClock('2026-03-20T18:00:00.000Z') }, 'demo-4');
  expect(await stores.customers.find('demo-4')).toEqual(first);
  await refreshCustomer({ ...stores, clock: aClock('2026-03-21T08:00:00.000Z') }, 'demo-4');
  const next = await stores.customers.find('demo-4');
  expect(next).toMatchObject({
    as_of: '2026-03-21T08:00:00.000Z',
    last_seen_at: '2026-03-20T08:00:00.000Z',
  });
});

test('the slower of two refreshes reads again, so that nothing is lost', async () => {
  const stores = setup();
  let isFirst = true;
  const slow = {
    ...stores,
    subscriptions: {
      find: async (id: string) => {
        const row = await stores.subscriptions.find(id);
        if (!isFirst) return row;
        isFirst = false;
        await stores.subscriptions.save(aSubscription({ restaurant_id: id, plan_id: 'enterprise' }));
        await refreshCustomer(stores, id);
        return row;
      },
    },
  };
  await refreshCustomer(slow, 'demo-1');
  expect(await stores.customers.find('demo-1')).toMatchObject({ status: 'active', plan_id: 'enterprise' });
});

test('a deleted restaurant gets no row', async () => {
  const stores = setup();
  await refreshCustomer(stores, 'gone');
  expect(await stores.customers.find('gone')).toBeUndefined();
});
