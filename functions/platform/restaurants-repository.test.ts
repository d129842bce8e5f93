import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulators, startEmulators } from '#infra/local/emulators.ts';
import { createDynamoClient } from './aws-clients.ts';
import { createRestaurantsRepository } from './restaurants-repository.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await startEmulators();
  Object.assign(process.env, emulators.environment);
});
afterAll(() => emulators.stop());

async function setup(restaurantId: string) {
  const tableName = emulators.environment.RESTAURANTS_TABLE_NAME ?? '';
  const restaurants = createRestaurantsRepository({ client: createDynamoClient(), tableName });
  await restaurants.create({
    restaurant_id: restaurantId,
    name: 'Osteria Lupo',
    owner_email: 'lupo@example.com',
    created_at: '2026-03-01T12:00:00.000Z',
  });
  return restaurants;
}

test('a restaurant is created once', async () => {
  const restaurants = await setup('once');
  const again = {
    restaurant_id: 'once',
    name: 'Another',
    owner_email: 'b@example.com',
    created_at: '2026-03-02T12:00:00.000Z',
  };
  expect(await restaurants.create(again)).toBe(false);
  expect((await restaurants.get('once')).name).toBe('Osteria Lupo');
});

test('its websites are counted exactly, however many change at once and however often each is told', async () => {
  const restaurants = await setup('counted');
  const websites = ['a', 'b', 'c', 'd', 'a', 'b', 'a'].map((websiteId) => ({
    websiteId,
    as: 'total' as const,
  }));
  await Promise.all(websites.map((website) => restaurants.countWebsite('counted', website)));
  expect(await restaurants.get('counted')).toMatchObject({ websites_total: 4, websites_published: 0 });
  await restaurants.countWebsite('counted', { websiteId: 'a', as: 'published' });
  await Promise.all(websites.map((website) => restaurants.uncountWebsite('counted', website)));
  expect(await restaurants.get('counted')).toMatchObject({ websites_total: 0, websites_published: 1 });
});

test('nothing is counted for a restaurant that is gone', async () => {
  const restaurants = await setup('there');
  expect(await restaurants.countWebsite('gone', { websiteId: 'a', as: 'total' })).toBe(false);
  expect(await restaurants.uncountWebsite('gone', { websiteId: 'a', as: 'total' })).toBe(false);
  await expect(restaurants.get('gone')).rejects.toMatchObject({ code: 'not_found' });
});
