import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { setupAds } from '#tests/builders/ads-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const AD = { restaurantName: 'Osteria Lupo', itemToPromote: 'Soup', offer: 'Soup that cures the flu' };
const DECISION = { decisionId: 'one', administratorId: 'admin', at: '2026-03-01T12:00:00.000Z' } as const;

type Setup = ReturnType<typeof setupAds>;

async function flaggedOf({ stores }: Setup, restaurantId: string) {
  const { rows } = await stores.moderation.listEventually({ status: 'flagged', limit: 100 });
  return rows.filter((row) => row.restaurant_id === restaurantId);
}

async function rejectAll(setup: Setup, restaurantId: string) {
  for (const row of await flaggedOf(setup, restaurantId)) {
    await setup.stores.moderation.decide(row, { ...DECISION, status: 'rejected' });
  }
}

test('an ad with flagged words still runs', async () => {
  const setup = setupAds();
  const owner = await setup.anOwner();
  expect((await owner.call('createFacebookAd', { json: AD })).status).toBe(201);
  const rows = await flaggedOf(setup, owner.restaurantId);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.flatMap(({ flags }) => flags))).toEqual(new Set(['health.disease']));
});

test('rejected words can’t be launched again by anyone, and nothing reaches Facebook', async () => {
  const setup = setupAds();
  const owner = await setup.anOwner();
  await owner.call('previewFacebookAd', { json: AD });
  await rejectAll(setup, owner.restaurantId);
  const { status, body } = await owner.call('createFacebookAd', { json: AD });
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: 'We rejected this copy before. Change it to run the ad.' },
  });
  expect(setup.facebook.launched.size).toBe(0);
  const other = await owner.call('createFacebookAd', { json: { ...AD, offer: 'Two soups for one' } });
  expect(other.status).toBe(201);
});

test('an ad rejected during its launch is stopped and never resumed', async () => {
  let isRejected = false;
  const setup: Setup = setupAds(async (_call, proceed) => {
    await proceed();
    // Rejects the text between its moderation and the end of the launch.
    if (isRejected || owner === undefined) return;
    if ((await setup.stores.campaigns.list(owner.restaurantId, { limit: 1 })).campaigns.length === 0) return;
    isRejected = true;
    await rejectAll(setup, owner.restaurantId);
  });
  let owner: Awaited<ReturnType<Setup['anOwner']>> | undefined;
  owner = await setup.anOwner();
  await owner.call('createFacebookAd', { json: AD });
  const { campaigns } = await setup.stores.campaigns.list(owner.restaurantId, { limit: 1 });
  expect(campaigns[0]).toMatchObject({ status: 'ended', is_text_rejected: true });
  const id = campaigns[0]?.campaign_id ?? '';
  expect((await owner.call('resumeFacebookAd', { params: { id } })).status).toBe(409);
});

test('a paused ad whose words were rejected is never resumed', async () => {
  const setup = setupAds();
  const { campaigns } = setup.stores;
  const owner = await setup.anOwner();
  await owner.call('createFacebookAd', { json: AD });
  const [ad] = (await campaigns.list(owner.restaurantId, { limit: 1 })).campaigns;
  if (ad?.campaign_type !== 'ad') throw new Error('The ad is missing.');
  const version = ad.version + 1;
  expect(await campaigns.save({ ...ad, status: 'paused', is_text_rejected: true, version })).toBe(true);
  const answer = await owner.call('resumeFacebookAd', { params: { id: ad.campaign_id } });
  expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining('We rejected') } });
  const key = { restaurantId: owner.restaurantId, campaignId: ad.campaign_id };
  expect(await campaigns.find(key)).toMatchObject({ status: 'paused' });
});
