import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import { PLATFORM_ID } from './create-platform-meter.ts';
import { openMeter, openModelHealth, openPlatformMeter } from './open-meter.ts';
import { openWriter } from './open-writer.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

type Config = Parameters<typeof openWriter>[0];
/** The environment of a function that makes metered calls, with settings that are read every time. */
const configOf = (changes: Partial<Config> = {}): Config =>
  ({
    ...emulators.environment,
    TEXT_PROVIDER: 'built-in',
    SETTINGS_SECONDS: 0,
    ...changes,
  }) as unknown as Config;

async function setBudget(monthlyBudgetCents: number | null): Promise<void> {
  const settings = createPlatformSettingsStore(openRepositories().platformRecords);
  const present = await settings.get();
  expect(await settings.save({ ...present, version: present.version + 1, monthlyBudgetCents })).toBe(true);
}

const graded = async () => ({ result: 'graded', costMicros: 5, hasFailed: false });

test('uses of a restaurant and of the platform are counted on the tables that the environment names', async () => {
  const client = createDynamoClient();
  const use = { feature: 'digital_grader', restaurantId: 'lupo' } as const;
  expect(await openMeter(configOf(), client).measure(use, graded)).toBe('graded');
  const ofPlatform = { feature: 'marketing_assistant', restaurantId: PLATFORM_ID } as const;
  expect(await openPlatformMeter(configOf(), client).measure(ofPlatform, graded)).toBe('graded');
  const { aiUsage } = openRepositories();
  for (const place of [use, ofPlatform]) {
    const usage = await aiUsage.get({ ...place, at: new Date() });
    expect(usage).toMatchObject({ usesOfDay: 1, requests: 1, costMicros: 5, unfinished: 0 });
  }
});

test.each([
  ['image_enhancement', {}, true],
  ['digital_grader', {}, false],
  ['digital_grader', { GOOGLE_PLACES_KEY_ARN: 'arn:aws:secretsmanager:us-east-1:1:secret:places' }, true],
  ['content_generation', {}, false],
] as const)('without a budget left, %s with %j is refused: %s', async (feature, changes, isRefused) => {
  await setBudget(0);
  const meter = openMeter(configOf(changes), createDynamoClient());
  const checking = meter.check({ feature, restaurantId: 'lupo' });
  if (isRefused) await expect(checking).rejects.toMatchObject({ code: 'budget_reached' });
  else await checking;
  await setBudget(null);
});

test('days of use are listed from the first to the last, for one feature', async () => {
  const { aiUsage } = openRepositories();
  const use = { restaurantId: 'days', feature: 'menu_optimizer' } as const;
  const none = { day: 9, hour: 9 };
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-04', '2026-03-05']) {
    const at = new Date(`${day}T23:59:59.999Z`);
    await aiUsage.reserve({ ...use, at }, 'call-1', none);
    await aiUsage.reserve({ ...use, feature: 'digital_grader', at }, 'call-1', none);
    const event = {
      ...{ event_id: day, kind: 'ai_used', at: at.toISOString() },
      restaurant_id: 'days',
    } as const;
    const call = { callId: 'call-1', milliseconds: 20, costMicros: 7, hasFailed: day === '2026-03-04' };
    await aiUsage.record({ ...use, at }, call, { ...event, data: {} } as never);
  }
  const spent = { requests: 1, milliseconds: 20, costMicros: 7 };
  expect(await aiUsage.listDays(use, { from: '2026-03-02', to: '2026-03-04' })).toEqual([
    { day: '2026-03-02', ...spent, errors: 0 },
    { day: '2026-03-04', ...spent, errors: 1 },
  ]);
});

test.each([
  ['built-in', {}, false],
  ['openai-compatible', { TEXT_BASE_URL: 'http://127.0.0.1:9/v1', TEXT_MODEL: 'small' }, true],
] as const)('with provider %s, the writer has a text model: %s', (provider, changes, has) => {
  const opened = openWriter(configOf({ TEXT_PROVIDER: provider, ...changes }), createDynamoClient());
  expect(opened.hasTextModel).toBe(has);
});

test('the model’s health is stored for all functions', async () => {
  const client = createDynamoClient();
  await openModelHealth(configOf() as never, client).note({ failure: 'Too slow.' });
  expect(await openModelHealth(configOf() as never, client).get()).toMatchObject({ failure: 'Too slow.' });
});
