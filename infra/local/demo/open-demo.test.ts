import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProjectEvents } from '#functions/metrics/projector/project-events.ts';
import { rebuildDay } from '#functions/metrics/rebuild-figures.ts';
import { createPasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import { siteCreated } from '#functions/websites/website-events.ts';
import { readLocalSettings } from '#infra/local/local-settings.ts';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import type { Emulators } from '../emulators.ts';
import { DEMO_OWNER } from './demo-owner.ts';
import { openDemo } from './open-demo.ts';

let emulators: Emulators;
let folder: string;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  emulators = await openEmulators();
  folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await emulators.stop();
  await rm(folder, { recursive: true });
});

const clock = aClock('2031-05-20T15:30:00.000Z');
const start = (DEMO: string, more: Record<string, string> = {}) =>
  openDemo(readLocalSettings({ DEMO, DATA_DIR: folder, ...more }), {
    rows: emulators.rows,
    clock,
    sitesOrigin: 'http://localhost:4001',
  });

/** A website of a demo restaurant or another one, on a day with demo events. */
async function aSiteOf(restaurant_id: string, website_id: string): Promise<void> {
  const event = siteCreated({ restaurant_id, website_id, created_at: '2031-05-20T12:00:00.000Z' });
  const place = { shard: 'websites/one', sequence: website_id };
  await createProjectEvents({ ...openRepositories(), clock })([{ event, place }]);
}

test('metrics are those of the events', async () => {
  await start('small');
  const { events, figures } = openRepositories();
  const days = (await figures.listDaysOf(['platform']))[0]?.days.map(({ day }) => day) ?? [];
  expect(days.length).toBeGreaterThan(30);
  for (const day of days)
    expect(await rebuildDay({ events, figures }, day)).toMatchObject({ changed: 0, busy: 0 });
  const { aiUsage } = openRepositories();
  const { sum_ai_used_cost_micros: costMicros, count_ai_used: requests } =
    await figures.total('restaurant#demo-3');
  const listed = AI_FEATURES.map((feature) =>
    aiUsage.listDays({ restaurantId: 'demo-3', feature }, { from: '2031-01-01', to: '2031-05-20' }),
  );
  const used = (await Promise.all(listed)).flat();
  expect(used.reduce((sum, day) => sum + day.requests, 0)).toBe(requests);
  expect(used.reduce((sum, day) => sum + day.costMicros, 0)).toBe(costMicros);
});

test('campaigns, guests, and redemptions are read like any restaurant’s', async () => {
  await start('full');
  const { campaigns, guests, redemptions, redemptionCounters, figures, websites, profiles } =
    openRepositories();
  const restaurantId = 'demo-3';
  const { campaigns: launched } = await campaigns.list(restaurantId, { limit: 100 });
  const { count_ad_launched: ads = 0, count_sms_launched: texts = 0 } = await figures.total(
    `restaurant#${restaurantId}`,
  );
  expect(launched).toHaveLength(ads + texts);
  const ever = await figures.total(`restaurant#${restaurantId}`);
  const { redemptions: redeemed } = await redemptions.list(restaurantId, { limit: 1_000 });
  const standing = redeemed.filter(({ undone_at }) => undone_at === undefined);
  const cents = standing.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
  const { sum_code_redeemed_amount_cents: all = 0, sum_redemption_undone_amount_cents: undone = 0 } = ever;
  expect(all - undone).toBe(cents);
  const { days } = await redemptionCounters.totals(restaurantId);
  expect(Object.values(days).reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBeLessThanOrEqual(
    cents,
  );
  expect((await guests.list(restaurantId, { limit: 10 })).guests.length).toBe(10);
  expect((await websites.listNewest(restaurantId)).websites.length).toBeGreaterThan(0);
  expect(await profiles.find(restaurantId)).toMatchObject({ profile: { cuisines: ['Mexican'] } });
});

test('an existing demo stays unchanged', async () => {
  await start('small');
  const { restaurants } = openRepositories();
  await restaurants.delete('demo-2');
  clock.advance(86_400);
  await start('small');
  expect(await restaurants.find('demo-2')).toBeUndefined();
});

test('turning the demo off removes all of it and nothing else', async () => {
  const { restaurants, users, logins, figures } = openRepositories();
  await restaurants.create({
    restaurant_id: 'own',
    name: 'Own',
    owner_email: 'a@b.c',
    created_at: '2031-05-20T11:00:00.000Z',
  });
  await aSiteOf('own', '01');
  const before = await emulators.rows.list();
  const totals = await figures.total('platform');
  await start('full');
  const { count_site_created: made = 0 } = await figures.total('platform');
  await aSiteOf('demo-1', '02');
  expect(await figures.total('platform')).toMatchObject({
    count_site_created: made + 1,
    count_signed_up: 24,
  });
  await start('off');
  expect(await figures.total('platform')).toEqual(totals);
  expect(await users.find('demo-1')).toBeUndefined();
  expect(await logins.find('admin@tableside.local')).toBeUndefined();
  expect(await logins.find(DEMO_OWNER.email)).toBeUndefined();
  const lastSequences = (rows: typeof before) =>
    rows.map(({ table, item: { last_sequence: _last, ...item } }) => ({ table, item }));
  expect(lastSequences(await emulators.rows.list())).toEqual(lastSequences(before));
  await start('off');
});

test('a new demo administrator replaces the first', async () => {
  const { logins } = openRepositories();
  await start('small', { DEMO_ADMIN_EMAIL: 'first@example.com', DEMO_ADMIN_PASSWORD: 'the first one' });
  expect(await logins.find('first@example.com')).toMatchObject({ role: 'admin' });
  await start('small');
  expect(await logins.find('first@example.com')).toBeUndefined();
  expect(await logins.find('admin@tableside.local')).toMatchObject({ role: 'admin' });
});

test('the owner of the first demo restaurant can sign in, also after a restart', async () => {
  const { logins, users } = openRepositories();
  const passwords = createPasswordHasher();
  const login = async () => {
    const found = await logins.find(DEMO_OWNER.email);
    return { ...found, isCurrent: await passwords.verify(DEMO_OWNER.password, found?.password_hash) };
  };
  const owner = { user_id: 'demo-1', role: 'restaurant', isCurrent: true };
  await start('small');
  expect(await login()).toMatchObject(owner);
  expect(await users.find('demo-1')).toMatchObject({ email: DEMO_OWNER.email, email_verified: true });
  await logins.replacePasswordHash(
    DEMO_OWNER.email,
    (await login()).password_hash ?? '',
    await passwords.hash('another'),
  );
  await start('small');
  expect(await login()).toMatchObject(owner);
});

test('a demo owner whose account was deleted stays deleted', async () => {
  const { logins, users } = openRepositories();
  await start('small');
  await logins.removeOf(DEMO_OWNER.email, 'demo-1');
  await users.delete('demo-1');
  await start('small');
  expect(await logins.find(DEMO_OWNER.email)).toBeUndefined();
});

test('a demo of an older version is replaced', async () => {
  const { restaurants } = openRepositories();
  await restaurants.create({
    restaurant_id: 'demo-1',
    name: 'Old',
    owner_email: 'a@b.c',
    created_at: '2026-01-12T11:00:00.000Z',
  });
  await start('small');
  expect(await restaurants.find('demo-1')).toMatchObject({ name: 'Trattoria Lucca (Demo)' });
});

test.each(['small', 'off'])('an interrupted start is replaced by one with %s', async (demo) => {
  const dying = {
    ...emulators.rows,
    change: async ({ removed, written }: Parameters<typeof emulators.rows.change>[0]) => {
      await emulators.rows.change({ removed, written: written.slice(0, 700) });
      throw new Error('The process died.');
    },
  };
  const outer = { rows: dying, clock, sitesOrigin: 'http://localhost:4001' };
  const settings = readLocalSettings({ DEMO: 'small', DATA_DIR: folder });
  await expect(openDemo(settings, outer)).rejects.toThrow('The process died.');
  const begun = (await emulators.rows.list()).length;
  expect(begun).toBeGreaterThan(500);
  await start(demo);
  const { figures, restaurants } = openRepositories();
  const { count_signed_up: signedUp } = await figures.total('platform');
  expect(signedUp).toBe(demo === 'off' ? undefined : 4);
  expect((await restaurants.find('demo-4'))?.name).toBe(demo === 'off' ? undefined : 'Golden Wok (Demo)');
  if (demo === 'off') expect(await emulators.rows.list()).toEqual([]);
});
