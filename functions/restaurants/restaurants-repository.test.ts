import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { MAX_RUNNING_JOBS } from '#shared/websites/generation-limits.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import type { GenerationRun } from './generation-slots.ts';
import { createRestaurantsRepository } from './restaurants-repository.ts';

const AT = '2026-03-01T12:00:00.000Z';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
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

test('a restaurant is created once even if the answer was lost', async () => {
  const client = createDynamoClient();
  client.middlewareStack.add(
    (next) => async (args) => {
      await next(args);
      return next(args);
    },
    { step: 'finalizeRequest', name: 'sendTwice' },
  );
  const tableName = emulators.environment.RESTAURANTS_TABLE_NAME ?? '';
  const restaurant = { name: 'Osteria Lupo', owner_email: 'lupo@example.com', created_at: AT };
  const sentTwice = createRestaurantsRepository({ client, tableName });
  expect(await sentTwice.create({ restaurant_id: 'answer lost', ...restaurant })).toBe(true);
  expect(await sentTwice.create({ restaurant_id: 'answer lost', ...restaurant })).toBe(false);
});

const aRun = (restaurantId: string, websiteId: string): GenerationRun => ({
  restaurantId,
  websiteId,
  generationId: `making ${websiteId}`,
  requestedAt: '2026-03-01T12:00:00.000Z',
});

test('its websites are counted exactly, also in parallel and repeated', async () => {
  const restaurants = await setup('counted');
  const ids = ['a', 'b', 'c', 'd', 'a', 'b', 'a'];
  const websites = ids.map((websiteId) => ({ websiteId, as: 'total' as const, at: AT }));
  await Promise.all(ids.map((id) => restaurants.startGeneration(aRun('counted', id))));
  await Promise.all(websites.map((website) => restaurants.countWebsite('counted', website)));
  expect(await restaurants.get('counted')).toMatchObject({ websites_total: 4, websites_published: 0 });
  await restaurants.countWebsite('counted', { websiteId: 'a', as: 'published' });
  await Promise.all(websites.map((website) => restaurants.uncountWebsite('counted', website)));
  expect(await restaurants.get('counted')).toMatchObject({ websites_total: 0, websites_published: 1 });
});

test('a website is counted only while it is claimed', async () => {
  const restaurants = await setup('claims');
  const website = { websiteId: 'a', as: 'total' as const, at: AT };
  expect(await restaurants.countWebsite('claims', website)).toBe(false);
  await restaurants.startGeneration(aRun('claims', 'a'));
  await restaurants.dropClaim('claims', 'a');
  expect(await restaurants.countWebsite('claims', website)).toBe(false);
  expect((await restaurants.get('claims')).websites_total).toBe(0);
});

test('the number of parallel generations is limited', async () => {
  const restaurants = await setup('busy');
  const runs = Array.from({ length: 30 }, (_, index) => aRun('busy', `website ${index}`));
  const accepted = await Promise.all(runs.map((run) => restaurants.startGeneration(run)));
  const started = runs.filter((_, index) => accepted[index]);
  expect(started).toHaveLength(MAX_RUNNING_JOBS);
  const slots = await restaurants.findSlots('busy');
  expect(new Set(slots.running)).toEqual(new Set(started));
  const [first = aRun('busy', 'none')] = started;
  expect(await restaurants.startGeneration(first)).toBe(true);
  await Promise.all([first, first].map((run) => restaurants.finishGeneration(run)));
  expect((await restaurants.findSlots('busy')).running).toHaveLength(MAX_RUNNING_JOBS - 1);
});

test('nothing is counted for a deleted restaurant', async () => {
  const restaurants = await setup('there');
  expect(await restaurants.countWebsite('gone', { websiteId: 'a', as: 'total', at: AT })).toBe(false);
  expect(await restaurants.uncountWebsite('gone', { websiteId: 'a', as: 'total', at: AT })).toBe(false);
  expect(await restaurants.startGeneration(aRun('gone', 'a'))).toBe(false);
  await restaurants.finishGeneration(aRun('gone', 'a'));
  await restaurants.dropClaim('gone', 'a');
  await expect(restaurants.get('gone')).rejects.toMatchObject({ code: 'not_found' });
});
