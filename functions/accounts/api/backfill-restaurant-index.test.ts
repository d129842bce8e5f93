import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { type EventWrite, setStreamStandIn } from '#functions/platform/aws/event-carrier.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { type Emulators, tableName } from '#infra/local/emulators.ts';
import { aRegisteredOwner, setupAuth } from '#tests/builders/auth-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aRegistration } from '#tests/builders/registration.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(async () => {
  setStreamStandIn(undefined);
  await emulators.stop();
});

/** An owner whose restaurant has no stored search name or sign-up event, as in early releases. */
async function anEarlyOwner(restaurantName: string, websites: number) {
  const auth = setupAuth(emulators);
  const registration = aRegistration({ restaurantName });
  const { userId } = await aRegisteredOwner(auth, registration);
  const client = createDynamoClient();
  const names = createRestaurantNamesRepository({ client, tableName: tableName('restaurantNames') });
  const restaurants = createRestaurantsRepository({ client, tableName: tableName('restaurants') });
  const { created_at } = await restaurants.get(userId);
  await names.remove(userId, { name: restaurantName, email: registration.email });
  await client.send(
    new UpdateCommand({
      TableName: tableName('restaurants'),
      Key: { restaurant_id: userId },
      UpdateExpression: 'SET websites_total = :websites REMOVE is_listed, is_found_by_address, #event',
      ExpressionAttributeNames: { '#event': 'event' },
      ExpressionAttributeValues: { ':websites': websites },
    }),
  );
  const events: unknown[] = [];
  setStreamStandIn(async ({ attributes }: EventWrite, send) => {
    const answer = await send();
    if (answer !== undefined) events.push(attributes.event);
    return answer;
  });
  const { email, password } = registration;
  return {
    userId,
    created_at,
    events,
    restaurants,
    signIn: async () => (await auth.call('login', { json: { email, password } })).status,
    found: async (part = restaurantName) => (await names.search(part, { limit: 10 })).restaurantIds,
    email,
  };
}

test('a restaurant from before the index is indexed and counted when its owner signs in', async () => {
  const { userId, created_at, events, signIn, found, email } = await anEarlyOwner('Zum Alten Fritz', 2);
  expect([...(await found()), ...(await found(email))]).toEqual([]);
  expect([await signIn(), await signIn()]).toEqual([200, 200]);
  expect([await found(), await found(email)]).toEqual([[userId], [userId]]);
  expect(events).toMatchObject([
    { kind: 'signed_up', at: created_at, restaurant_id: userId },
    { kind: 'setup_completed', at: created_at, restaurant_id: userId },
  ]);
});

test('setup isn’t complete without a website, or before its start was counted', async () => {
  const { userId, created_at, events, restaurants, signIn } = await anEarlyOwner('Zur Neuen Welt', 0);
  const run = { restaurantId: userId, websiteId: 'one', generationId: 'run', requestedAt: created_at };
  await restaurants.startAddition(run);
  await restaurants.countWebsite(userId, { websiteId: 'one', as: 'total', at: created_at });
  expect(events).toEqual([]);
  await restaurants.uncountWebsite(userId, { websiteId: 'one', as: 'total', at: created_at });
  await signIn();
  expect(events).toMatchObject([{ kind: 'site_deleted' }, { kind: 'signed_up' }]);
});
