import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { anAdCampaign, anSmsCampaign, launched } from '#tests/builders/a-campaign.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import type { Campaign } from './campaign-row.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const keyOf = ({ restaurant_id: restaurantId, campaign_id: campaignId }: Campaign) => ({
  restaurantId,
  campaignId,
});

test('a campaign is created once and changed only from the version that was read', async () => {
  const { campaigns } = openRepositories();
  const ad = anAdCampaign({ restaurant_id: 'once' });
  expect(await campaigns.create(ad, launched(ad))).toBe(true);
  expect(await campaigns.create({ ...ad, name: 'Another' }, launched(ad))).toBe(false);
  const paused = { ...ad, status: 'paused' as const, version: 2 };
  expect(await campaigns.save(paused)).toBe(true);
  expect(await campaigns.save({ ...ad, status: 'ended', version: 2 })).toBe(false);
  expect(await campaigns.get(keyOf(ad))).toEqual(paused);
});

test('a campaign of another restaurant isn’t found', async () => {
  const { campaigns } = openRepositories();
  const ad = anAdCampaign({ restaurant_id: 'owner' });
  await campaigns.create(ad, launched(ad));
  expect(await campaigns.find({ ...keyOf(ad), restaurantId: 'other' })).toBeUndefined();
  await expect(campaigns.get({ ...keyOf(ad), restaurantId: 'other' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('campaigns of both kinds are listed newest first, page by page', async () => {
  const { campaigns } = openRepositories();
  const of = { restaurant_id: 'listed' };
  const rows = [
    anAdCampaign({ ...of, created_at: '2026-03-01T10:00:00.000Z' }),
    anSmsCampaign({ ...of, created_at: '2026-03-02T10:00:00.000Z' }),
    anAdCampaign({ ...of, created_at: '2026-03-03T10:00:00.000Z' }),
  ];
  for (const row of rows) await campaigns.create(row, launched(row));
  const first = await campaigns.list('listed', { limit: 2 });
  expect(first.campaigns).toEqual([rows[2], rows[1]]);
  const second = await campaigns.list('listed', { limit: 2, startAfter: first.lastId });
  expect(second.campaigns).toEqual([rows[0]]);
});

test('due campaigns of all restaurants are found, and nothing else', async () => {
  const { campaigns } = openRepositories();
  const due = { due_kind: 'kind-of-test' };
  const rows = [
    anAdCampaign({ ...due, restaurant_id: 'due-1', due_at: '2026-03-03T10:00:00.000Z' }),
    anAdCampaign({ ...due, restaurant_id: 'due-2', due_at: '2026-03-03T09:00:00.000Z' }),
    anAdCampaign({ ...due, restaurant_id: 'due-3', due_at: '2026-03-03T11:00:00.000Z' }),
    anAdCampaign({ restaurant_id: 'due-4' }),
  ];
  for (const row of rows) await campaigns.create(row, launched(row));
  const by = '2026-03-03T10:00:00.000Z';
  expect(await campaigns.listDueEventually({ kind: 'kind-of-test', by, limit: 10 })).toEqual([
    rows[1],
    rows[0],
  ]);
});

test('a code belongs to one ad of a restaurant, even with parallel requests', async () => {
  const { promoCodes } = openRepositories();
  const claim = (campaign: string) =>
    promoCodes.claimForAd({
      restaurant_id: 'codes',
      code: 'PASTA4',
      claimed_for: campaign,
      request: campaign,
    });
  const claims = await Promise.all(['a', 'b', 'c', 'd'].map(claim));
  expect(new Set(claims.map(({ claimed_for }) => claimed_for)).size).toBe(1);
  const elsewhere = { restaurant_id: 'codes-2', code: 'PASTA4', claimed_for: 'z', request: 'z' };
  expect((await promoCodes.claimForAd(elsewhere)).claimed_for).toBe('z');
});

test('a code of texts is reused by later texts, never by ads', async () => {
  const { promoCodes } = openRepositories();
  const of = { restaurant_id: 'texts', request: 'r' };
  expect(await promoCodes.claimForSms({ ...of, code: 'BACK20', claimed_for: 'first' })).toBe(true);
  expect(await promoCodes.claimForSms({ ...of, code: 'BACK20', claimed_for: 'second' })).toBe(true);
  expect(await promoCodes.find('texts', 'BACK20')).toMatchObject({ claimed_for: 'second' });
  const ad = { ...of, code: 'BACK20', claimed_for: 'ad', request: 'other' };
  expect(await promoCodes.claimForAd(ad)).toMatchObject({ campaign_type: 'sms', claimed_for: 'second' });
  await promoCodes.claimForAd({ ...of, code: 'PASTA4', claimed_for: 'ad' });
  expect(await promoCodes.claimForSms({ ...of, code: 'PASTA4', claimed_for: 'third' })).toBe(false);
});
