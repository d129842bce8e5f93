import { afterEach, expect, test } from 'vitest';
import type { ModelSettings } from '#functions/ai/models/model-settings.ts';
import { rewriteTask } from '#functions/ai/rewrite/rewrite-task.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { startConverseServer } from '#tests/builders/models/converse-server.ts';
import { startOpenAiServer } from '#tests/builders/models/openai-server.ts';
import { someRewriteFacts } from '#tests/builders/some-rewrite-facts.ts';
import type { Meter, MeteredCall } from './meter.ts';
import { createWriter } from './writer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Provider = Exclude<ModelSettings['provider'], 'built-in'>;
const PROVIDERS: readonly Provider[] = ['openai-compatible', 'bedrock'];
const modelId = 'gpt-4.1-mini';

/** A model that never answers, and its settings. */
async function aSilentModel(provider: Provider) {
  if (provider === 'bedrock') {
    const server = await startConverseServer(['silence']);
    const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
    const bedrock = { modelId, region: 'eu-west-1', endpoint: server.endpoint, credentials };
    return { ...server, settings: { provider, bedrock } as const };
  }
  const server = await startOpenAiServer(['silence']);
  return { ...server, settings: { provider, openai: { modelId, baseUrl: server.baseUrl } } as const };
}

/** A writer whose meter remembers what it was told, and what was looked at before it went out. */
async function setup(provider: Provider) {
  const { settings, calls, abandoned, close } = await aSilentModel(provider);
  closing.push(close);
  const measured: MeteredCall<unknown>[] = [];
  const inspected: unknown[] = [];
  const meter: Meter = {
    ...anOpenMeter(),
    measure: async (_use, call) => {
      const made = await call();
      measured.push(made);
      return made.result;
    },
  };
  const inspect = async (texts: readonly unknown[]) => {
    inspected.push(...texts);
    return [];
  };
  const writer = createWriter(settings, { meter, inspect });
  const canceling = new AbortController();
  const caller = { restaurantId: 'rest_1', signal: canceling.signal };
  return { writer, caller, canceling, calls, abandoned, measured, inspected };
}

const facts = someRewriteFacts({ text: 'Nonna Rosa opened Osteria Lupo in 1962.', action: 'longer' });

test.each(PROVIDERS)(
  'canceling ends the request to %s, meters what it took, and nothing is written',
  async (provider) => {
    const { writer, caller, canceling, calls, abandoned, measured, inspected } = await setup(provider);
    const writing = writer.write(rewriteTask, facts, caller);
    const failure = writing.catch((error: unknown) => error);
    await expect.poll(() => calls.length).toBe(1);
    canceling.abort();
    expect(await failure).toMatchObject({ code: 'canceled' });
    await expect.poll(abandoned).toBe(1);
    expect(measured).toEqual([
      expect.objectContaining({
        hasFailed: false,
        costMicros: expect.any(Number),
        model: expect.objectContaining({ inputTokens: expect.any(Number), outputTokens: 0, outcomes: [] }),
      }),
    ]);
    expect(measured[0]?.model?.inputTokens).toBeGreaterThan(100);
    expect(measured[0]?.costMicros).toBeGreaterThan(0);
    expect(inspected).toEqual([]);
  },
);

test('a text canceled before a model was asked is no use', async () => {
  const { writer, caller, canceling, calls, measured } = await setup('openai-compatible');
  canceling.abort();
  await expect(writer.write(rewriteTask, facts, caller)).rejects.toMatchObject({ code: 'canceled' });
  expect(calls).toEqual([]);
  expect(measured).toEqual([]);
});

test('texts canceled together are metered one by one', async () => {
  const { writer, caller, canceling, calls, measured } = await setup('openai-compatible');
  const use = { feature: 'content_generation', restaurantId: 'rest_1' } as const;
  const failure = writer
    .withinOneUse(use, (write) => Promise.all([1, 2, 3].map(() => write(rewriteTask, facts, caller))))
    .catch((error: unknown) => error);
  await expect.poll(() => calls.length).toBe(3);
  canceling.abort();
  expect(await failure).toMatchObject({ code: 'canceled' });
  const [one, ...others] = measured;
  expect(others).toEqual([]);
  expect(one?.model?.inputTokens).toBeGreaterThan(300);
});
