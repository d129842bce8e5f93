import { expect, inject, test } from 'vitest';
import { createApiClient } from './api-client.ts';
import { openWebsites } from './opened-website.ts';
import { anOwner } from './owner.ts';
import { TEST_ADMIN } from './platform-setup.ts';

const api = createApiClient(inject('webOrigin'));

test('an administrator finds and exports an owner’s activity, even after the restaurant was deleted', async () => {
  const owner = await anOwner(api, '=Osteria Lupo');
  await api('updateProfile', { token: owner.token, body: { kind: 'osteria' } });
  const { body } = await api('login', { body: TEST_ADMIN });
  const token = String(body.token);
  const params = { id: owner.restaurantId };
  expect((await api('deleteRestaurant', { token, params })).status).toBe(200);
  const query = { restaurant_id: owner.restaurantId };
  const list = async (asked: Record<string, string>) => {
    const answer = await api('listPlatformActivity', { token, query: { ...query, ...asked } });
    return (answer.body.data as { entries: { operation: string }[] }).entries.map(
      ({ operation }) => operation,
    );
  };
  expect(await list({})).toEqual(['deleteRestaurant', 'updateProfile', 'register']);
  expect(await list({ actor: 'administrator' })).toEqual(['deleteRestaurant']);
  expect(await list({ kind: 'profile' })).toEqual(['updateProfile']);
  const all = await api('listPlatformActivity', { token, query: { limit: 50 } });
  const { entries } = all.body.data as { entries: { restaurant: { restaurant_id: string } | null }[] };
  expect(entries.map(({ restaurant }) => restaurant?.restaurant_id)).toContain(owner.restaurantId);
  const file = await api('exportPlatformActivity', { token, query });
  const { csv } = file.body.data as { csv: string };
  expect(csv.split('\r\n')).toHaveLength(5);
  expect(csv).toContain('deleteRestaurant');
});

test('an owner sees who exported guests, a website, and the activity', async () => {
  const { owner, websiteId } = await openWebsites(() => ({ api, addressOf: (url) => url })).aWebsite();
  const { token, restaurantId } = owner;
  const { body } = await api('login', { body: TEST_ADMIN });
  const admin = String(body.token);
  const acting = await api('impersonate', { token: admin, params: { id: restaurantId } });
  await api('exportGuests', { token });
  await api('exportGuests', { token: String(acting.body.token) });
  await api('downloadWebsite', { token, params: { id: websiteId } });
  await api('exportPlatformActivity', { token: admin, query: { restaurant_id: restaurantId } });
  const { entries } = (await api('listActivity', { token })).body.data as {
    entries: { operation: string; actor: string; what: string }[];
  };
  const exports = entries.filter(({ operation }) => /export|download/.test(operation));
  expect(exports.map(({ what, actor }) => [what, actor]).toSorted()).toEqual([
    ['Downloaded a website as a zip file.', 'owner'],
    ['Exported guests to a file.', 'administrator'],
    ['Exported guests to a file.', 'owner'],
    ['Exported the activity log.', 'administrator'],
  ]);
});

test.each([
  { limit: 51 },
  { cursor: '../x' },
  { from: 'yesterday' },
  { kind: 'secrets' },
  { table: 'users' },
])('a list request with %o is rejected', async (query) => {
  const { body } = await api('login', { body: TEST_ADMIN });
  const token = String(body.token);
  const asked = query as unknown as Record<string, string>;
  expect((await api('listPlatformActivity', { token, query: asked })).status).toBe(422);
});
