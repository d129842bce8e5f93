import { afterEach, expect, test } from 'vitest';
import { rewriteTask } from '#functions/ai/rewrite/rewrite-task.ts';
import { anOpenMeter } from '#tests/builders/a-meter.ts';
import { aNoopInspector } from '#tests/builders/a-noop-inspector.ts';
import {
  aCompletion,
  aStream,
  type OpenAiReply,
  partsOf,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { someRewriteFacts } from '#tests/builders/some-rewrite-facts.ts';
import type { Meter, MeteredCall } from './meter.ts';
import { createWriter } from './writer.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const TEXT = 'Nonna Rosa opened Osteria Lupo in 1962. Call 503-555-0134.';
const ANSWER = 'In {fact_2}, Nonna Rosa opened {fact_1}. Just call {fact_3}.';
const PRINTED = 'In 1962, Nonna Rosa opened Osteria Lupo. Just call 503-555-0134.';

/** What an owner reads while a text is written, what it is in the end, and what is metered. */
async function setup(...replies: OpenAiReply[]) {
  const server = await startOpenAiServer(replies);
  closing.push(server.close);
  const measured: MeteredCall<unknown>[] = [];
  const meter: Meter = {
    ...anOpenMeter(),
    measure: async (_use, call) => {
      const made = await call();
      measured.push(made);
      return made.result;
    },
  };
  const openai = { modelId: 'gpt-4.1-mini', baseUrl: server.baseUrl };
  const writer = createWriter({ provider: 'openai-compatible', openai }, { meter, inspect: aNoopInspector });
  const words: string[] = [];
  const canceling = new AbortController();
  const write = () =>
    writer.write(rewriteTask, someRewriteFacts({ text: TEXT }), {
      restaurantId: 'rest_1',
      signal: canceling.signal,
      onWords: (text) => words.push(text),
    });
  return { write, words, canceling, measured };
}

test('words include their facts only when complete', async () => {
  const { write, words } = await setup(aStream({ text: ANSWER }));
  const { result, model } = await write();
  expect([model, result.text]).toEqual(['gpt-4.1-mini', PRINTED]);
  expect(words.at(-1)).toBe(PRINTED);
  expect(new Set(words).size).toBe(words.length);
  expect(words.every((each) => PRINTED.startsWith(each))).toBe(true);
});

test('words read along are dropped where the text states something unknown', async () => {
  const { write, words } = await setup(aStream({ text: `Award-winning: ${ANSWER}` }));
  const { result, model } = await write();
  expect(words.some((each) => each.startsWith('Award-winning'))).toBe(true);
  expect(model).toBe('built-in');
  expect(result.text).not.toContain('Award');
});

test('a second generation starts its words again', async () => {
  const { write, words } = await setup(aStream({ text: `Since 1900: ${ANSWER}` }), aStream({ text: ANSWER }));
  expect((await write()).result.text).toBe(PRINTED);
  expect(words.some((each) => each.startsWith('Since'))).toBe(true);
  expect(words.at(-1)).toBe(PRINTED);
});

test('a model that doesn’t stream is awaited', async () => {
  const { write, words } = await setup(aCompletion({ text: ANSWER }));
  expect((await write()).result.text).toBe(PRINTED);
  expect(words).toEqual([]);
});

test('usage of a stream is estimated where it isn’t reported', async () => {
  const { write, measured } = await setup({ events: partsOf({ text: ANSWER }) });
  await write();
  expect(measured[0]?.model?.inputTokens).toBeGreaterThan(100);
  // 4 characters a token.
  expect(measured[0]?.model?.outputTokens).toBe(Math.ceil(JSON.stringify({ text: ANSWER }).length / 4));
});

test('a canceled stream is metered up to the cancellation', async () => {
  const { write, words, canceling, measured } = await setup({
    events: partsOf({ text: ANSWER }).slice(0, 5),
    ending: 'silence',
  });
  const failure = write().catch((error: unknown) => error);
  await expect.poll(() => words.length).toBeGreaterThan(0);
  canceling.abort();
  expect(await failure).toMatchObject({ code: 'canceled' });
  expect(measured[0]?.model?.outputTokens).toBeGreaterThan(0);
  expect(measured[0]?.hasFailed).toBe(false);
});
