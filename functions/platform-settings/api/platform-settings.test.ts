import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AppError } from '#functions/platform/app-error.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import { assignSenderNumber, withdrawSenderNumber } from '#functions/sms/assign-sender-number.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { PLAN_CATALOG } from '#shared/billing/plan-catalog.ts';
import {
  ChangeSettingsSchema,
  PlatformSettingsSchema,
  SenderNumbersSchema,
} from '#shared/platform-settings/contract/platform-settings.ts';
import { anEntitlementCheck } from '#tests/builders/a-meter.ts';
import { aProviderConfig, noTextModel } from '#tests/builders/a-provider-config.ts';
import { aSubscription } from '#tests/builders/a-subscription.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { platformRules } from '#tests/builders/platform-rules.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import type { ProviderConfig } from './dependencies.ts';
import * as platformSettingsOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

const NOW = '2026-11-20T12:00:00.000Z';

function setup(providers: Partial<ProviderConfig> = {}, paymentFailure?: string) {
  const stores = openRepositories();
  const {
    platformRecords,
    enteredAmounts,
    figures,
    restaurants,
    restaurantNames: names,
    monthCosts,
    senderNumbers,
  } = stores;
  const operations = openOperations(platformSettingsOperations, {
    settings: createPlatformSettingsStore(platformRecords),
    enteredAmounts,
    figures,
    restaurants,
    names,
    monthCosts,
    deletedRestaurants: createDeletedRestaurants(platformRecords),
    senderNumbers,
    providers: aProviderConfig(providers),
    findPaymentFailure: async () => paymentFailure,
    ...noTextModel(),
    clock: aClock(NOW),
    waitBefore: async () => undefined,
  });
  const caller: Caller = {
    userId: 'admin',
    role: 'admin',
    restaurantId: undefined,
    impersonationId: undefined,
    audit: {},
  } as unknown as Caller;
  const input = { params: {}, query: {}, body: {} };
  const get = async () =>
    PlatformSettingsSchema.parse((await operations.getPlatformSettings(input, caller)).data);
  const change = async (body: object) => {
    const called = { ...caller, audit: {} as Caller['audit'] };
    const parsed = ChangeSettingsSchema.parse(body);
    const answer = await operations.changePlatformSettings({ ...input, body: parsed }, called);
    return { settings: PlatformSettingsSchema.parse(answer.data), auditRecord: called.audit };
  };
  const numbers = async (cursor?: string) =>
    SenderNumbersSchema.parse(
      (await operations.listSenderNumbers({ ...input, query: { cursor } }, caller)).data,
    );
  return { get, change, figures, numbers, stores };
}

test('a change is in the next read, and its audit record has the old value', async () => {
  const { get, change } = setup();
  const { version, brand_name } = await get();
  const { settings, auditRecord } = await change({
    version,
    brand_name: '  Trattoria Desk ',
    monthly_budget: 250.5,
  });
  expect(settings).toMatchObject({
    version: version + 1,
    brand_name: 'Trattoria Desk',
    monthly_budget: 250.5,
  });
  expect(auditRecord).toMatchObject({
    before: { brand_name, monthly_budget: null },
    after: { brand_name: 'Trattoria Desk', monthly_budget: 250.5 },
  });
  expect(await get()).toEqual(settings);
  const same = await change({ version: version + 1, brand_name: 'Trattoria Desk' });
  expect(same.settings.version).toBe(version + 1);
  expect(same.auditRecord.after).toEqual({});
});

test('parallel changes of different settings are both kept; for the same one, the slower gets a conflict', async () => {
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

test('eight parallel changes are eight versions', async () => {
  const { get, change } = setup();
  const { version } = await get();
  const features = ['digital_grader', 'menu_optimizer', 'image_enhancement', 'content_generation'] as const;
  await Promise.all(
    features.map((feature, at) =>
      change({ version, default_limits: { [feature]: { daily_limit: at + 7, hourly_limit: at } } }),
    ),
  );
  const after = await get();
  expect(after.version).toBe(version + features.length);
  for (const [at, feature] of features.entries())
    expect(after.default_limits[feature]).toEqual({ daily_limit: at + 7, hourly_limit: at });
});

test('a plan limit overrides the catalog until it is reset', async () => {
  const { get, change, stores } = setup();
  const { version, plan_limits } = await get();
  expect(plan_limits.basic).toEqual(PLAN_CATALOG.basic.limits);
  const { settings, auditRecord } = await change({
    version,
    plan_limits: { basic: { ai_content: 300 }, enterprise: { facebook_ads: 80 } },
  });
  expect(settings.plan_limits).toEqual({
    ...plan_limits,
    basic: { ...plan_limits.basic, ai_content: 300 },
    enterprise: { ...plan_limits.enterprise, facebook_ads: 80 },
  });
  expect(auditRecord).toMatchObject({
    before: { 'plan_limits.basic.ai_content': 200, 'plan_limits.enterprise.facebook_ads': 50 },
    after: { 'plan_limits.basic.ai_content': 300, 'plan_limits.enterprise.facebook_ads': 80 },
  });
  const clock = aClock(NOW);
  const door = anEntitlementCheck(stores, clock);
  const restaurantId = 'limited';
  await stores.subscriptions.save(aSubscription({ restaurant_id: restaurantId, plan_id: 'basic' }));
  const take = (amount: number) => door.take({ restaurantId, feature: 'ai_content', amount });
  await take(300);
  await expect(take(1)).rejects.toMatchObject({
    code: 'plan_used_up',
    message: expect.stringContaining('more than the 300 AI writing and grading requests'),
  });
  const back = { basic: { ai_content: 200 }, enterprise: { facebook_ads: 50 } };
  await change({ version: settings.version, plan_limits: back });
  expect((await get()).plan_limits).toEqual(plan_limits);
  // A minute later all instances use it.
  clock.advance(60);
  await expect(door.check({ restaurantId, feature: 'ai_content', amount: 1 })).rejects.toMatchObject({
    message: expect.stringContaining('more than the 200 AI writing and grading requests'),
  });
  const stored = await stores.platformRecords
    .of({ scope: 'settings', data: z.looseObject({}) })
    .find('platform');
  expect(stored?.data).toMatchObject({ plan_limits: {} });
});

test('a plan never has less than a smaller one', async () => {
  const { get, change } = setup();
  const before = await get();
  const refusal = await change({
    version: before.version,
    plan_limits: { basic: { sms_campaigns: 10_001 } },
  }).catch((error: AppError) => error);
  expect(refusal).toMatchObject({
    code: 'invalid_input',
    fields: {
      'plan_limits.professional.sms_campaigns': 'A larger plan’s limit can’t be lower than a smaller plan’s.',
    },
  });
  expect(await get()).toEqual(before);
});

test('parallel changes of different plan limits are kept; of the same one, the slower gets a conflict', async () => {
  const { get, change } = setup();
  const { version } = await get();
  await change({ version, plan_limits: { basic: { image_enhancement: 60 } } });
  const merged = await change({ version, plan_limits: { basic: { facebook_ads: 3 } } });
  expect(merged.settings.plan_limits.basic).toMatchObject({ image_enhancement: 60, facebook_ads: 3 });
  await expect(change({ version, plan_limits: { basic: { image_enhancement: 70 } } })).rejects.toMatchObject({
    code: 'settings_changed',
    conflict: { changes: { 'plan_limits.basic.image_enhancement': 60 } },
  });
});

test('sender numbers are listed page by page with their restaurants, without withdrawn ones', async () => {
  const { numbers, stores } = setup();
  expect(await numbers()).toEqual({ numbers: [] });
  const created_at = NOW;
  for (let at = 0; at < 13; at += 1) {
    const restaurantId = `texts-${at}`;
    const owner = { name: `House ${at}`, owner_email: `texts-${at}@example.com` };
    await stores.restaurants.create({ restaurant_id: restaurantId, ...owner, created_at });
    const phoneNumber = `+1800555${String(at).padStart(4, '0')}`;
    expect(await assignSenderNumber(stores, { restaurantId, phoneNumber })).toBe('assigned');
  }
  await withdrawSenderNumber(stores, '+18005550001');
  const first = await numbers();
  expect(first.numbers.slice(0, 2)).toEqual([
    { phone_number: '+18005550000', restaurant_id: 'texts-0', restaurant_name: 'House 0' },
    { phone_number: '+18005550002', restaurant_id: 'texts-2', restaurant_name: 'House 2' },
  ]);
  expect(first.numbers).toHaveLength(10);
  const rest = await numbers(first.next_cursor);
  expect(rest).toEqual({
    numbers: ['11', '12'].map((at) => ({
      phone_number: `+180055500${at}`,
      restaurant_id: `texts-${at}`,
      restaurant_name: `House ${at}`,
    })),
  });
  await expect(numbers('no-place')).rejects.toMatchObject({ code: 'invalid_input' });
});

test('an unknown version is rejected', async () => {
  const { get, change } = setup();
  const { version } = await get();
  await expect(change({ version: version + 1, brand_name: 'Later' })).rejects.toMatchObject({
    code: 'settings_changed',
  });
});

test.each([
  [{}, 'Include the version you last loaded.'],
  [{ version: 0 }, 'Include at least one setting.'],
  [{ version: 0, brand_name: '   ' }, 'Enter a name of 1 to 40 characters.'],
  [{ version: 0, brand_name: 'x'.repeat(41) }, 'Enter a name of 1 to 40 characters.'],
  [{ version: 0, brand_name: 'A\r\nBcc: all@example.com' }, 'Remove line breaks'],
  [{ version: 0, brand_name: '<script>' }, 'Remove line breaks'],
  [{ version: 0, monthly_budget: 0 }, 'Enter an amount from $1 to $1,000,000'],
  [{ version: 0, monthly_budget: '200' }, 'Enter an amount'],
  [{ version: 0, monthly_budget: Number.POSITIVE_INFINITY }, 'Enter an amount'],
  [{ version: 0, default_limits: { teleport: { daily_limit: 1 } } }, ''],
  [{ version: 0, default_limits: { digital_grader: { daily_limit: -6 } } }, 'Enter a whole number'],
  [{ version: 0, default_limits: { digital_grader: { daily_limit: 6.5 } } }, 'Enter a whole number'],
  [{ version: 0, prices: { basic: 1 } }, ''],
  [{ version: 0, plan_limits: { gold: { ai_content: 1 } } }, ''],
  [{ version: 0, plan_limits: { basic: { monthlyCents: 1 } } }, ''],
  [{ version: 0, plan_limits: { basic: { ai_content: -1 } } }, 'Enter a whole number from 0 to 1,000,000.'],
  [{ version: 0, plan_limits: { basic: { ai_content: 1e9 } } }, 'Enter a whole number from 0 to 1,000,000.'],
  [{ version: 0, plan_limits: { basic: { ai_content: null } } }, 'Enter a whole number from 0 to 1,000,000.'],
])('%j is rejected with a sentence', (body, sentence) => {
  const parsed = ChangeSettingsSchema.safeParse(body);
  expect(parsed.success).toBe(false);
  expect(z.prettifyError(parsed.error as z.core.$ZodError)).toContain(sentence);
});

test('no accepted name can break a header or a page', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (brand_name) => {
      const parsed = ChangeSettingsSchema.safeParse({ version: 0, brand_name });
      if (!parsed.success) return;
      expect(parsed.data.brand_name).toMatch(/^[^<>"\\@\r\n\0]{1,40}$/u);
    }),
  );
});

test('local mode marks everything external as test mode', async () => {
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

test('a provider with half of its uses failed since yesterday is failing', async () => {
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
      'Amazon Bedrock, amazon.nova-lite-v1:0. If the model fails, the built-in writer takes over. 5 of 10 requests have failed since yesterday.',
  });
});

test('the schedule for failed payments is changed as a whole and must be in order', async () => {
  const { get, change } = setup();
  const { version, dunning } = await get();
  const quick = { reminder_days: [2, 5], grace_days: 10 };
  const { settings, auditRecord } = await change({ version, dunning: quick });
  expect(settings.dunning).toEqual(quick);
  expect(auditRecord.after).toEqual({
    dunning: 'Email the owner on days 0, 2, 5. Pause the plan on day 10.',
  });
  for (const wrong of [
    { reminder_days: [5, 5], grace_days: 10 },
    { reminder_days: [2, 10], grace_days: 10 },
    { reminder_days: [0, 5], grace_days: 10 },
    { reminder_days: [2, 5], grace_days: 28 },
  ])
    expect(ChangeSettingsSchema.safeParse({ version, dunning: wrong }).success).toBe(false);
  await change({ version: settings.version, dunning });
});

test('a wrong key of the payment provider is shown with what to do', async () => {
  const advice = 'Stripe rejected the key. Check STRIPE_SECRET_KEY.';
  const { providers } = await setup({ PAYMENTS: 'stripe' }, advice).get();
  expect(providers.find(({ provider }) => provider === 'payments')).toEqual({
    provider: 'payments',
    state: 'failing',
    detail: `Stripe. We can’t charge cards right now. ${advice}`,
  });
});

test('retention days change within their bounds, and the audit record has both values', async () => {
  const { get, change, stores } = setup();
  const { version, retention } = await get();
  expect(retention).toEqual({ generations: 30, failed_emails: 30, leads: 365 });
  const { settings, auditRecord } = await change({ version, retention: { leads: 90 } });
  expect(settings.retention).toEqual({ ...retention, leads: 90 });
  expect(auditRecord).toMatchObject({ before: { 'retention.leads': 365 }, after: { 'retention.leads': 90 } });
  const { retentionDays } = platformRules(stores, aClock(NOW));
  expect(await retentionDays('leads')).toBe(90);
});

test.each([
  ['leads', 29, 'Enter a whole number of days from 30 to 730.'],
  ['leads', 731, 'Enter a whole number of days from 30 to 730.'],
  ['generations', 6, 'Enter a whole number of days from 7 to 90.'],
  ['failed_emails', 7.5, 'Enter a whole number of days from 7 to 90.'],
])('%s can’t be kept for %d days', (kind, days, message) => {
  const { error } = ChangeSettingsSchema.safeParse({ version: 0, retention: { [kind]: days } });
  expect(error?.issues).toMatchObject([{ path: ['retention', kind], message }]);
});
