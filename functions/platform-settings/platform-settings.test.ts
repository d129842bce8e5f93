import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createPlatformSettingsStore } from '#functions/modules/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/modules/restaurants/deleted-restaurants.ts';
import type { AppError } from '#functions/platform/app-error.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { ChangeSettingsSchema, PlatformSettingsSchema } from '#shared/contract/admin/platform-settings.ts';
import { aProviderConfig } from '#tests/builders/a-provider-config.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { type ProviderConfig, readPlatformSettingsConfig } from './config.ts';
import { createPlatformSettingsOperations } from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-20T12:00:00.000Z';

function setup(providers: Partial<ProviderConfig> = {}) {
  const { platformRecords, figures, restaurants, restaurantNames: names } = openRepositories();
  const operations = createPlatformSettingsOperations({
    settings: createPlatformSettingsStore(platformRecords),
    figures,
    restaurants,
    names,
    deletedRestaurants: createDeletedRestaurants(platformRecords),
    providers: aProviderConfig(providers),
    clock: aClock(NOW),
    waitBefore: async () => undefined,
  });
  const caller: Caller = {
    userId: 'admin',
    role: 'admin',
    restaurantId: undefined,
    impersonationId: undefined,
    receipt: {},
  } as unknown as Caller;
  const input = { params: {}, query: {}, body: {} };
  const get = async () =>
    PlatformSettingsSchema.parse((await operations.getPlatformSettings(input, caller)).data);
  const change = async (body: object) => {
    const called = { ...caller, receipt: {} as Caller['receipt'] };
    const parsed = ChangeSettingsSchema.parse(body);
    const answer = await operations.changePlatformSettings({ ...input, body: parsed }, called);
    return { settings: PlatformSettingsSchema.parse(answer.data), receipt: called.receipt };
  };
  return { get, change, figures };
}

test('a change is in the next read, and its receipt says what it was', async () => {
  const { get, change } = setup();
  const { version, brand_name } = await get();
  const { settings, receipt } = await change({
    version,
    brand_name: '  Trattoria Desk ',
    monthly_budget: 250.5,
  });
  expect(settings).toMatchObject({
    version: version + 1,
    brand_name: 'Trattoria Desk',
    monthly_budget: 250.5,
  });
  expect(receipt).toMatchObject({
    before: { brand_name, monthly_budget: null },
    after: { brand_name: 'Trattoria Desk', monthly_budget: 250.5 },
  });
  expect(await get()).toEqual(settings);
  const same = await change({ version: version + 1, brand_name: 'Trattoria Desk' });
  expect(same.settings.version).toBe(version + 1);
  expect(same.receipt.after).toEqual({});
});

test('two who change different settings keep each other’s part; on the same one the slower is told what it is', async () => {
  const { get, change } = setup();
  const { version } = await get();
  const limits = { digital_grader: { daily_limit: 5, hourly_limit: null } };
  await change({ version, default_limits: limits });
  const merged = await change({ version, monthly_budget: 90 });
  expect(merged.settings).toMatchObject({
    monthly_budget: 90,
    default_limits: { digital_grader: { daily_limit: 5 } },
  });
  const refusal = await change({ version, monthly_budget: 70 }).catch((error: AppError) => error);
  expect(refusal).toMatchObject({
    code: 'settings_changed',
    conflict: { version: version + 2, changes: { monthly_budget: 90 } },
  });
  expect((await get()).monthly_budget).toBe(90);
});

test('eight changes at once are eight versions', async () => {
  const { get, change } = setup();
  const { version } = await get();
  const features = ['digital_grader', 'menu_optimizer', 'image_enhancement', 'content_generation'] as const;
  await Promise.all(
    features.map((feature, at) =>
      change({ version, default_limits: { [feature]: { daily_limit: at + 7, hourly_limit: 0 } } }),
    ),
  );
  const after = await get();
  expect(after.version).toBe(version + features.length);
  for (const [at, feature] of features.entries())
    expect(after.default_limits[feature]).toEqual({ daily_limit: at + 7, hourly_limit: null });
});

test('a version that was never there is refused', async () => {
  const { get, change } = setup();
  const { version } = await get();
  await expect(change({ version: version + 1, brand_name: 'Later' })).rejects.toMatchObject({
    code: 'settings_changed',
  });
});

test.each([
  [{}, 'Send the version that you have read.'],
  [{ version: 0 }, 'Name at least one setting.'],
  [{ version: 0, brand_name: '   ' }, 'Write a name of 1 to 40 characters.'],
  [{ version: 0, brand_name: 'x'.repeat(41) }, 'Write a name of 1 to 40 characters.'],
  [{ version: 0, brand_name: 'A\r\nBcc: all@example.com' }, 'Leave out line breaks'],
  [{ version: 0, brand_name: '<script>' }, 'Leave out line breaks'],
  [{ version: 0, monthly_budget: 0 }, 'Use an amount from 1 to 1,000,000 dollars'],
  [{ version: 0, monthly_budget: '200' }, 'Use an amount'],
  [{ version: 0, monthly_budget: Number.POSITIVE_INFINITY }, 'Use an amount'],
  [{ version: 0, default_limits: { teleport: { daily_limit: 1 } } }, ''],
  [{ version: 0, default_limits: { digital_grader: { daily_limit: -6 } } }, 'Use a whole number'],
  [{ version: 0, default_limits: { digital_grader: { daily_limit: 6.5 } } }, 'Use a whole number'],
  [{ version: 0, prices: { basic: 1 } }, ''],
])('%j is refused with a sentence', (body, sentence) => {
  const parsed = ChangeSettingsSchema.safeParse(body);
  expect(parsed.success).toBe(false);
  expect(z.prettifyError(parsed.error as z.core.$ZodError)).toContain(sentence);
});

test('no name that is let through can break a header or a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (brand_name) => {
      const parsed = ChangeSettingsSchema.safeParse({ version: 0, brand_name });
      if (!parsed.success) return;
      expect(parsed.data.brand_name).toMatch(/^[^<>"\\@\r\n\0]{1,40}$/u);
    }),
  );
});

test('local mode says of everything that leaves nothing that it is simulated', async () => {
  const { providers, senders } = await setup().get();
  expect(Object.fromEntries(providers.map(({ provider, state }) => [provider, state]))).toEqual({
    text: 'working',
    images: 'working',
    email: 'simulated',
    sms: 'simulated',
    ads: 'simulated',
    places: 'off',
    payments: 'simulated',
  });
  expect(senders).toEqual({ email: 'hello@tableside.local', texts: 'simulated' });
});

test('a provider that fails half of its uses since yesterday is said to fail', async () => {
  const { get, figures } = setup({ TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'amazon.nova-lite-v1:0' });
  const count = (day: string, counts: Record<string, number>) =>
    figures.add({ scope: 'platform', day, shard: 'one' }, counts, { first: day, last: day });
  await count('2026-11-18', { count_ai_used: 100, sum_ai_used_errors: 100 });
  await count('2026-11-19', { count_ai_used: 4, sum_ai_used_errors: 1 });
  const text = async () => (await get()).providers.find(({ provider }) => provider === 'text');
  expect(await text()).toMatchObject({ state: 'working' });
  await count('2026-11-20', { count_ai_used: 6, sum_ai_used_errors: 4 });
  expect(await text()).toEqual({
    provider: 'text',
    state: 'failing',
    detail:
      'Amazon Bedrock, amazon.nova-lite-v1:0; the composer where it fails. 5 of 10 uses since yesterday failed.',
  });
});

test('what is configured holds no key, and all that is missing is said at once', () => {
  expect(() => readPlatformSettingsConfig({})).toThrow(/USERS_TABLE_NAME.*PLATFORM_RECORDS_TABLE_NAME/s);
});
