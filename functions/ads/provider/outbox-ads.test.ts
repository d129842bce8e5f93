import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aClock } from '#tests/builders/clock.ts';
import type { AdAccounts } from './ad-account.ts';
import type { AdLaunch } from './ad-provider.ts';
import { createAdProvider } from './create-ad-provider.ts';

const NO_ACCOUNTS: AdAccounts = {
  stateOf: async () => 'not_connected',
  find: async () => undefined,
  markLost: async () => {},
};

async function setup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const clock = aClock();
  const config = { ADS_PROVIDER: 'outbox', OUTBOX_DIRECTORY: folder } as const;
  const ads = createAdProvider(config, { accounts: NO_ACCOUNTS, clock });
  const launch: AdLaunch = {
    restaurantId: 'lupo',
    campaignId: 'ad-1',
    name: 'Truffle pasta: 20% off',
    copy: { primary_text: '20% off', headline: '20% off', description: 'Lupo' },
    destinationUrl: 'https://sites.example.com/lupo/',
    audience: { address: '12 Court Street', radiusMiles: 5 },
    photos: { square: new Uint8Array([1, 2]), wide: new Uint8Array([1, 2, 3]) },
    dailyBudgetCents: 1_000,
    totalBudgetCents: 2_000,
    startsAt: clock.now().toISOString(),
    endsAt: new Date(clock.now().getTime() + 2 * 86_400_000).toISOString(),
  };
  const ids = await ads.launch(launch);
  const ad = { restaurantId: 'lupo', campaignId: 'ad-1', name: launch.name, ids };
  return { folder, clock, ads, ad, launch };
}

test('an ad is in the outbox, marked as test mode', async () => {
  const { folder } = await setup();
  const file: unknown = JSON.parse(await readFile(path.join(folder, 'ads', 'ad-1.json'), 'utf8'));
  expect(file).toMatchObject({
    label: expect.stringContaining('Test mode'),
    campaignId: 'ad-1',
    square_photo_bytes: 2,
    wide_photo_bytes: 3,
  });
});

test('is reviewed, then spends its daily budget and no more', async () => {
  const { clock, ads, ad } = await setup();
  expect(await ads.report(ad)).toMatchObject({ state: 'in_review', spentCents: 0, impressions: 0 });
  clock.advance(20 + 86_400 / 2);
  const half = await ads.report(ad);
  expect(half).toMatchObject({ state: 'running', spentCents: 500 });
  expect(half.impressions).toBeGreaterThan(half.peopleReached);
  clock.advance(10 * 86_400);
  expect(await ads.report(ad)).toMatchObject({ state: 'stopped', spentCents: 1_999 });
});

test('a paused or ended ad costs nothing', async () => {
  const { clock, ads, ad } = await setup();
  clock.advance(20 + 8_640);
  await ads.switchTo(ad, 'paused');
  clock.advance(40_000);
  expect(await ads.report(ad)).toMatchObject({ state: 'paused', spentCents: 100 });
  await ads.switchTo(ad, 'running');
  clock.advance(8_640);
  expect(await ads.report(ad)).toMatchObject({ state: 'running', spentCents: 200 });
  await ads.switchTo(ad, 'ended');
  clock.advance(8_640);
  expect(await ads.report(ad)).toMatchObject({ state: 'stopped', spentCents: 200 });
});

test('launched again it continues, and removed from the outbox it is rejected', async () => {
  const { folder, clock, ads, ad, launch } = await setup();
  await ads.switchTo(ad, 'ended');
  clock.advance(60);
  await ads.launch(launch);
  expect(await ads.report(ad)).toMatchObject({ state: 'stopped' });
  await rm(path.join(folder, 'ads'), { recursive: true });
  await expect(ads.report(ad)).rejects.toMatchObject({ name: 'AdRefused' });
  await ads.switchTo(ad, 'paused');
});
