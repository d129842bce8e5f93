import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { setupAds } from '#tests/builders/ads-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

test('ads are listed newest first, page by page', async () => {
  const { anOwner, clock } = setupAds();
  const { call } = await anOwner();
  const items = ['Lobster roll', 'Clam chowder', 'Truffle pasta'];
  for (const itemToPromote of items) {
    const json = { restaurantName: 'Osteria Lupo', itemToPromote, offer: '20% off' };
    expect((await call('createFacebookAd', { json })).status).toBe(201);
    clock.advance(1);
  }
  type Page = { campaigns: { name: string }[]; next_cursor?: string };
  const pageAfter = async (cursor?: string): Promise<Page> => {
    const query = { limit: '2', ...(cursor === undefined ? {} : { cursor }) };
    return (await call('listFacebookAds', { query })).body.data as unknown as Page;
  };
  const first = await pageAfter();
  const second = await pageAfter(first.next_cursor);
  const named = [first, second].map(({ campaigns }) => campaigns.map(({ name }) => name));
  expect(named).toEqual([
    [expect.stringContaining('Truffle pasta'), expect.stringContaining('Clam chowder')],
    [expect.stringContaining('Lobster roll')],
  ]);
  expect(second.next_cursor).toBeUndefined();
});
