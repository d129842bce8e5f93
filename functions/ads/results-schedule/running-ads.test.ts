import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdAccountLost, AdDelayed } from '#functions/ads/provider/ad-provider.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { setupAds } from '#tests/builders/ads-setup.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { aLog } from '#tests/builders/log.ts';
import { refreshDueAds } from './refresh-due-ads.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const AD = { restaurantName: 'Osteria Lupo', itemToPromote: 'Truffle pasta', offer: '20% off on Tuesdays' };

async function aRunningAd(interference?: Parameters<typeof setupAds>[0]) {
  const setup = setupAds(interference);
  const owner = await setup.anOwner();
  const { body } = await owner.call('createFacebookAd', { json: AD });
  const { campaign } = (body as unknown as { data: { campaign: Ad } }).data;
  const params = { id: campaign.campaign_id };
  setup.facebook.says(params.id, {
    state: 'running',
    spentCents: 130,
    impressions: 90,
    peopleReached: 60,
    clicks: 2,
  });
  setup.clock.advance(60);
  await owner.call('getFacebookAdStatus', { params });
  const runHourly = () => refreshDueAds({ ...setup.openDependencies(), log: aLog() });
  return { ...setup, owner, params, runHourly };
}

test('an approved ad runs and shows its spend and results', async () => {
  const { owner, params } = await aRunningAd();
  expect(await owner.call('getFacebookAdStatus', { params })).toMatchObject({
    status: 200,
    body: {
      data: {
        status: 'active',
        results: { spent_cents: 130, impressions: 90, people_reached: 60, clicks: 2 },
        results_at: expect.any(String),
      },
    },
  });
});

test('redemptions of its code are shown in the list and alone, even after it ended', async () => {
  const { owner, params, stores } = await aRunningAd();
  const { restaurantId: restaurant_id } = owner;
  const redeemed = { restaurant_id, campaign_id: params.id, campaign_type: 'ad' as const };
  const about = { campaign_name: 'Truffle', code: 'TRUFFLE7KQ4', redeemed_by: 'till' as const };
  const at = { redeemed_at: '2026-03-05T19:30:00.000Z', is_counted: false };
  for (const [redemption_id, amount_cents] of [['r-1', 4_250] as const, ['r-2', null] as const]) {
    await stores.redemptionCounters.count({ ...redeemed, ...about, ...at, redemption_id, amount_cents }, 1);
  }
  const redemptions = { count: 2, amount_cents: 4_250, with_amount: 1 };
  expect((await owner.call('getFacebookAdStatus', { params })).body).toMatchObject({ data: { redemptions } });
  await owner.call('endFacebookAd', { params });
  expect((await owner.call('listFacebookAds')).body).toMatchObject({
    data: { campaigns: [{ status: 'ended', redemptions }] },
  });
});

test('is paused, resumed, and ended with Facebook, with an audit record of each', async () => {
  const { owner, params, facebook, auditRecords, clock } = await aRunningAd();
  for (const [operation, status] of [
    ['pauseFacebookAd', 'paused'],
    ['pauseFacebookAd', 'paused'],
    ['resumeFacebookAd', 'active'],
    ['endFacebookAd', 'ended'],
    ['endFacebookAd', 'ended'],
  ] as const) {
    expect(await owner.call(operation, { params })).toMatchObject({
      status: 200,
      body: { data: { status } },
    });
  }
  const { body } = await owner.call('getFacebookAdStatus', { params });
  expect(body.data).toMatchObject({ ends_at: clock.now().toISOString() });
  expect(facebook.switches.map(([, state]) => state)).toEqual(['paused', 'running', 'ended']);
  expect(auditRecords.kept.map(({ operation }) => operation)).toContain('endFacebookAd');
  expect(await owner.call('resumeFacebookAd', { params })).toMatchObject({
    status: 409,
    body: { code: 'ad_state', error: 'You can only resume a paused ad.' },
  });
});

test('a pause after a concurrent end is rejected, and the call to Facebook is recorded', async () => {
  const { owner, params, facebook, auditRecords, stores } = await aRunningAd();
  const { switchTo } = facebook.provider;
  facebook.provider.switchTo = async (ad, state) => {
    await switchTo(ad, state);
    if (state !== 'paused') return;
    const row = await stores.campaigns.get(ad);
    await stores.campaigns.save({ ...row, status: 'ended', version: row.version + 1 });
  };
  expect(await owner.call('pauseFacebookAd', { params })).toMatchObject({ status: 409 });
  expect(facebook.switches.map(([, state]) => state)).toEqual(['paused', 'ended']);
  expect(auditRecords.kept.at(-1)).toMatchObject({
    operation: 'pauseFacebookAd',
    outcome: 'refused',
    before: expect.stringContaining('"active"'),
    after: expect.stringContaining('"ended"'),
  });
});

test('another restaurant’s ad isn’t found', async () => {
  const { anOwner, params, facebook } = await aRunningAd();
  const neighbor = await anOwner();
  for (const operation of ['getFacebookAdStatus', 'pauseFacebookAd', 'endFacebookAd'] as const) {
    const [foreign, unknown] = await Promise.all(
      [params, { id: '01900000-0000-7000-8000-000000000000' }].map((each) =>
        neighbor.call(operation, { params: each }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect({ ...foreign?.body, request_id: '' }).toEqual({ ...unknown?.body, request_id: '' });
  }
  expect(facebook.switches).toEqual([]);
});

describe('every hour', () => {
  test('results are fetched, and an ad ends on its last day', async () => {
    const { owner, params, facebook, clock, runHourly } = await aRunningAd();
    facebook.says(params.id, { state: 'running', spentCents: 410 });
    clock.advance(3_700);
    await runHourly();
    const { body } = await owner.call('getFacebookAdStatus', { params });
    expect(body).toMatchObject({ data: { status: 'active', results: { spent_cents: 410 } } });
    clock.advance(7 * 86_400);
    await runHourly();
    const ended = await owner.call('getFacebookAdStatus', { params });
    expect(ended.body).toMatchObject({ data: { status: 'ended', results: { spent_cents: 410 } } });
  });

  test('a rejection and a pause or end made on Facebook are copied with their reason', async () => {
    const { owner, params, facebook, clock, runHourly } = await aRunningAd();
    const seen = async (report: object) => {
      facebook.says(params.id, report);
      clock.advance(3_700);
      await runHourly();
      return (await owner.call('getFacebookAdStatus', { params })).body;
    };
    expect(await seen({ state: 'paused' })).toMatchObject({ data: { status: 'paused' } });
    expect(await seen({ state: 'running' })).toMatchObject({ data: { status: 'active' } });
    expect(await seen({ state: 'refused', reason: 'Facebook rejected the ad: alcohol.' })).toMatchObject({
      data: { status: 'failed', failure: 'Facebook rejected the ad: alcohol.' },
    });
  });

  test('an ad that waited for Facebook is submitted, and says what it waits for until then', async () => {
    const setup = setupAds();
    const owner = await setup.anOwner();
    setup.facebook.fails(new AdDelayed('Facebook is busy.'));
    const { body } = await owner.call('createFacebookAd', { json: AD });
    const { campaign } = (body as unknown as { data: { campaign: Ad } }).data;
    const params = { id: campaign.campaign_id };
    const run = () => refreshDueAds({ ...setup.openDependencies(), log: aLog() });
    setup.clock.advance(600);
    await run();
    expect((await owner.call('getFacebookAdStatus', { params })).body).toMatchObject({
      data: { status: 'pending', waiting_for: 'Facebook is busy.' },
    });
    setup.facebook.fails(undefined);
    setup.clock.advance(3_600);
    await run();
    expect(setup.facebook.launched.size).toBe(1);
    const { body: now } = await owner.call('getFacebookAdStatus', { params });
    expect(now).toMatchObject({ data: { status: 'in_review' } });
    expect(now.data).not.toHaveProperty('waiting_for');
  });

  test('an ad whose account is gone waits for it and ends on its last day', async () => {
    const { owner, params, facebook, clock, runHourly } = await aRunningAd();
    facebook.fails(new AdAccountLost('Reconnect it in Settings.'));
    clock.advance(3_700);
    await runHourly();
    const seen = async () => (await owner.call('getFacebookAdStatus', { params })).body;
    expect(await seen()).toMatchObject({
      data: { status: 'active', waiting_for: 'Reconnect it in Settings.' },
    });
    clock.advance(7 * 86_400);
    await runHourly();
    expect(await seen()).toMatchObject({ data: { status: 'ended', results: { spent_cents: 130 } } });
    facebook.fails(undefined);
  });

  test('one ad that fails to update doesn’t block the others', async () => {
    const { facebook, clock, runHourly, params, owner } = await aRunningAd();
    facebook.fails(new TypeError('Unexpected failure.'));
    clock.advance(3_700);
    expect((await runHourly()).failed).toBeGreaterThanOrEqual(1);
    facebook.fails(undefined);
    facebook.says(params.id, { state: 'running', spentCents: 500 });
    await runHourly();
    const { body } = await owner.call('getFacebookAdStatus', { params });
    expect(body).toMatchObject({ data: { results: { spent_cents: 500 } } });
  });
});

test('a switch that Facebook can’t make now leaves the ad unchanged and explains why', async () => {
  const { owner, params, facebook } = await aRunningAd();
  facebook.fails(new AdDelayed('Facebook is busy.'));
  expect(await owner.call('endFacebookAd', { params })).toMatchObject({
    status: 422,
    body: { error: 'Facebook is busy.' },
  });
  facebook.fails(new AppError('unavailable'));
  expect(await owner.call('endFacebookAd', { params })).toMatchObject({ status: 503 });
  facebook.fails(undefined);
  expect(await owner.call('getFacebookAdStatus', { params })).toMatchObject({
    body: { data: { status: 'active' } },
  });
});

test('an end that dies anywhere completes with the next attempt', async () => {
  const process = aMortalProcess();
  for (let call = 1; call < 6; call++) {
    const { owner, params, facebook } = await aRunningAd(process.interference);
    await process.diesAfter(call, () => owner.call('endFacebookAd', { params }));
    expect(await owner.call('endFacebookAd', { params })).toMatchObject({
      body: { data: { status: 'ended' } },
    });
    expect(facebook.switches.at(-1)).toEqual([params.id, 'ended']);
  }
});

test('results after the end are added by day until no more arrive', async () => {
  const { owner, params, facebook, clock, runHourly, stores } = await aRunningAd();
  await owner.call('endFacebookAd', { params });
  const late = { state: 'stopped' as const, impressions: 120, peopleReached: 70, clicks: 3 };
  const key = { restaurantId: owner.restaurantId, campaignId: params.id };
  const spent: unknown[] = [];
  for (const [hours, spentCents] of [
    [2, 180],
    [2, 999],
    [24, 190],
    [72, 200],
    [48, 999],
  ] as const) {
    clock.advance(hours * 3_600);
    facebook.says(params.id, { ...late, spentCents });
    await runHourly();
    const ad = await stores.campaigns.find(key);
    if (ad?.campaign_type !== 'ad') throw new Error('The ad is gone.');
    spent.push([ad.status, ad.results?.spent_cents]);
  }
  expect(spent).toEqual([180, 180, 190, 200, 200].map((cents) => ['ended', cents]));
  expect(await stores.campaigns.find(key)).not.toHaveProperty('due_at');
});
