import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadModel } from '#functions/ai/models/load-model.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import { createPlatformMeter, PLATFORM_ID } from '#functions/features/create-platform-meter.ts';
import { createModelHealthBook } from '#functions/features/model-health.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Caller } from '#functions/platform/auth/caller.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { createPlatformSettingsStore } from '#functions/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/restaurants/deleted-restaurants.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { PlatformSettingsSchema } from '#shared/platform-settings/contract/platform-settings.ts';
import { TryModelSchema } from '#shared/platform-settings/contract/text-model.ts';
import { aProviderConfig } from '#tests/builders/a-provider-config.ts';
import { aClock } from '#tests/builders/clock.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import {
  aCompletion,
  anError,
  type OpenAiReply,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { openRepositories } from '#tests/builders/repositories.ts';
import * as platformSettingsOperations from './operations.ts';

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => emulators.stop());

let years = 2040;

/** Each test uses its own year, because they share the platform's metrics. */
async function setup(
  replies: readonly OpenAiReply[],
  { isPriced = true, isBuiltIn = false, maySpend = true } = {},
) {
  const year = ++years;
  const server = await startOpenAiServer(replies);
  closing.push(server.close);
  const clock = aClock(`${year}-11-20T12:00:00.000Z`);
  const stores = openRepositories();
  const { platformRecords: records, aiUsage: usage, figures } = stores;
  const health = createModelHealthBook({ records, clock });
  const rules = {
    reserve: async () => {
      if (!maySpend) throw new AppError('budget_reached');
      return async () => undefined;
    },
  };
  const meter = createPlatformMeter({
    usage,
    rules,
    health,
    clock,
    newId: createIdSource(clock).next,
  });
  const modelId = 'gpt-4.1-mini';
  const openai = { modelId, baseUrl: server.baseUrl, apiKey: async () => 'sk-secret' };
  const settings = { provider: 'openai-compatible', openai } as const;
  const operations = openOperations(platformSettingsOperations, {
    ...stores,
    names: stores.restaurantNames,
    settings: createPlatformSettingsStore(records),
    deletedRestaurants: createDeletedRestaurants(records),
    providers: aProviderConfig(
      isBuiltIn ? {} : { TEXT_PROVIDER: 'openai-compatible', TEXT_MODEL: modelId, TEXT_API_KEY: 'sk-secret' },
    ),
    loadTextModel: isBuiltIn ? undefined : lazy(() => loadModel(settings)),
    textPrice: () => (isPriced ? modelPrice(settings) : undefined),
    health,
    meter,
    clock,
  });
  const caller = { userId: 'admin', role: 'admin', audit: {} } as unknown as Caller;
  const input = { params: {}, query: {}, body: {} };
  return {
    clock,
    server,
    tryModel: async (prompt = 'Say hello.') =>
      (await operations.tryModel({ ...input, body: { prompt } }, caller)).data,
    get: async () => PlatformSettingsSchema.parse((await operations.getPlatformSettings(input, caller)).data),
    uses: () => usage.get({ restaurantId: PLATFORM_ID, feature: 'content_generation', at: clock.now() }),
    count: (day: string, counts: Record<string, number>) =>
      figures.add({ scope: 'platform', day: `${year}-${day}`, shard: 'one' }, counts, {
        first: '1',
        last: '1',
      }),
  };
}

const HELLO = aCompletion({ answer: 'Hello from the kitchen.' });

test('a prompt is answered with its usage, and only that is stored', async () => {
  const { tryModel, uses, server } = await setup([HELLO]);
  expect(await tryModel()).toEqual({
    model: 'gpt-4.1-mini',
    answer: 'Hello from the kitchen.',
    failure: null,
    seconds: expect.any(Number),
    input_tokens: 100,
    output_tokens: 50,
    cost_micros: 120,
  });
  expect(server.calls[0]?.body.messages?.at(-1)).toEqual({ role: 'user', content: 'Say hello.' });
  expect(await uses()).toMatchObject({ requests: 1, errors: 0, costMicros: 120 });
});

test('a model without a known price has an unknown cost', async () => {
  const { tryModel, get } = await setup([HELLO], { isPriced: false });
  expect(await tryModel()).toMatchObject({ input_tokens: 100, cost_micros: null });
  expect((await get()).text_model.price).toBeNull();
});

test.each<[string, OpenAiReply, string]>([
  ['a wrong key', anError(401), 'The model service denied access. Check TEXT_API_KEY.'],
  [
    'an unknown model',
    anError(404),
    'The model service couldn’t find this model. Check TEXT_MODEL and TEXT_BASE_URL.',
  ],
  ['a model that a gateway doesn’t know', anError(400), 'The model rejected the request. Check TEXT_MODEL.'],
  ['a truncated response', aCompletion('{', 'length'), 'The model’s answer was cut off.'],
  ['another form', aCompletion({ words: 1 }), 'The model’s answer had the wrong format.'],
])('%s is explained in a sentence', async (_title, reply, failure) => {
  const { tryModel, uses } = await setup([reply]);
  expect(await tryModel()).toMatchObject({ answer: null, failure });
  expect(await uses()).toMatchObject({ requests: 1, errors: 1 });
});

test('without a model there is nothing to try', async () => {
  const { tryModel, get } = await setup([], { isBuiltIn: true });
  await expect(tryModel()).rejects.toMatchObject({ code: 'model_missing' });
  const off = { provider: 'built-in', model: '', reads_photos: false, state: 'off' };
  expect((await get()).text_model).toMatchObject(off);
});

test('a spent budget applies to it too', async () => {
  const { tryModel, server } = await setup([HELLO], { maySpend: false });
  await expect(tryModel()).rejects.toMatchObject({ code: 'budget_reached' });
  expect(server.calls).toEqual([]);
});

test('a silent model is failing until it answers, and the last failure stays', async () => {
  const { tryModel, get, clock } = await setup([anError(401), HELLO]);
  const failedAt = clock.now().toISOString();
  await tryModel();
  const last_failure = { at: failedAt, message: 'The model service denied access. Check TEXT_API_KEY.' };
  expect((await get()).text_model).toMatchObject({
    provider: 'openai-compatible',
    model: 'gpt-4.1-mini',
    price: { input: 0.4, output: 1.6 },
    state: 'failing',
    last_failure,
  });
  expect((await get()).providers.find(({ provider }) => provider === 'text')).toEqual({
    provider: 'text',
    state: 'failing',
    detail: 'OpenAI-compatible server, gpt-4.1-mini. If the model fails, the built-in writer takes over.',
  });
  clock.advance(1);
  await tryModel();
  expect((await get()).text_model).toMatchObject({ state: 'working', last_failure });
});

test('a model whose answers can’t be used is working, and the last reason is shown', async () => {
  const { tryModel, get, clock } = await setup([
    aCompletion('{', 'length'),
    aCompletion({ words: 1 }),
    HELLO,
  ]);
  const at = clock.now().toISOString();
  await tryModel();
  const last_unusable = { at, message: 'The model’s answer was cut off.' };
  expect((await get()).text_model).toMatchObject({ state: 'working', last_unusable });
  clock.advance(60);
  await tryModel();
  const wrongForm = { at: clock.now().toISOString(), message: 'The model’s answer had the wrong format.' };
  expect((await get()).text_model.last_unusable).toEqual(wrongForm);
  clock.advance(60);
  await tryModel();
  expect((await get()).text_model.last_unusable).toEqual(wrongForm);
});

test('the month shows model costs and calls with unknown cost', async () => {
  const { get, count } = await setup([]);
  const of = (cost: number, unpriced: number) => ({
    sum_ai_used_input_tokens: 1_000,
    sum_ai_used_output_tokens: 200,
    sum_ai_used_model_cost_micros: cost,
    sum_ai_used_unpriced: unpriced,
  });
  await count('10-31', of(9_000, 0));
  await count('11-01', of(500, 0));
  await count('11-20', of(0, 3));
  expect((await get()).text_model.month).toEqual({
    input_tokens: 2_000,
    output_tokens: 400,
    cost_micros: 500,
    unpriced_calls: 3,
  });
});

test('settings contain no key', async () => {
  const { get } = await setup([]);
  expect(JSON.stringify(await get())).not.toContain('sk-secret');
});

test.each([[''], ['   '], ['x'.repeat(1_001)]])('a prompt of %j is rejected with a sentence', (prompt) => {
  const parsed = TryModelSchema.safeParse({ prompt });
  expect(parsed.error?.issues[0]?.message).toBe('Enter a prompt of 1 to 1,000 characters.');
});
