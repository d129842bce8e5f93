import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBedrockModel } from './bedrock-model.ts';
import {
  aServiceError,
  aTextAnswer,
  aToolAnswer,
  aToolStream,
  type SeenCall,
  startConverseServer,
} from './converse-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const NAME = 'write_rewrite';
const GOOD = { text: 'Sit down, a long lunch is waiting' };
const formOf = ({ body, path }: SeenCall) =>
  `${body.toolConfig === undefined ? 'text' : 'tool'}${path.endsWith('-stream') ? ' stream' : ''}`;
let models = 0;

/** A model that takes these forms of a request alone. In words, it gives `text`. */
async function setup(taken: readonly string[], text = JSON.stringify(GOOD)) {
  const server = await startConverseServer((call) => {
    const form = formOf(call);
    if (!taken.includes(form)) return aServiceError('ValidationException', 400);
    if (form === 'text') return aTextAnswer(text);
    return form === 'tool' ? aToolAnswer(NAME, GOOD) : aToolStream(NAME, GOOD);
  });
  closing.push(server.close);
  const modelId = `vendor.model-${++models}`;
  const clientOf = () =>
    createBedrockModel({ modelId, region: 'us-east-1', endpoint: server.endpoint, apiKey: 'key' });
  const request = { name: NAME, system: 'You write.', prompt: 'Write.', withinMilliseconds: 5_000 };
  const ask = (options: { onPart?: () => void; isSecond?: true } = {}) =>
    clientOf().ask({ ...request, schema: z.object({ text: z.string() }), ...options });
  return { ask, calls: server.calls, forms: () => server.calls.splice(0).map(formOf) };
}

const onPart = () => undefined;

test('a model that refuses a forced tool is asked in words, and then only in words', async () => {
  const { ask, calls, forms } = await setup(['text']);
  expect(await ask()).toEqual({
    answer: GOOD,
    usage: { requests: 2, inputTokens: 100, outputTokens: 50 },
  });
  expect(calls[1]?.body).toMatchObject({
    system: [{ text: expect.stringMatching(/^You write\..*JSON Schema.*"text"/s) }],
  });
  expect((await ask()).usage.requests).toBe(1);
  expect(forms()).toEqual(['tool', 'text', 'text']);
});

test('a model that uses a tool, though not in a stream, is asked for that next', async () => {
  const { ask, forms } = await setup(['tool', 'text']);
  for (let call = 0; call < 3; call += 1) expect((await ask({ onPart })).answer).toEqual(GOOD);
  expect(forms()).toEqual(['tool stream', 'text', 'tool', 'tool']);
});

test('a request that is refused in each form says nothing of streams and tools', async () => {
  const { ask, forms } = await setup([]);
  for (let call = 0; call < 2; call += 1)
    await expect(ask({ onPart })).rejects.toMatchObject({ message: 'The model rejected the request.' });
  expect(forms()).toEqual(['tool stream', 'text', 'tool stream', 'text']);
});

test('a second request for a text is sent once', async () => {
  const { ask, forms } = await setup(['text']);
  await expect(ask({ isSecond: true })).rejects.toMatchObject({ message: 'The model rejected the request.' });
  expect(forms()).toEqual(['tool']);
});

test.each([
  ['`{"text": "Sit` in words', '{"text": "Sit', 'We couldn’t read the model’s answer.'],
  ['a refusal in words', 'I can’t help with that.', 'The model declined to write this.'],
])('%s can’t be used', async (_title, text, message) => {
  const { ask } = await setup(['text'], text);
  await expect(ask()).rejects.toMatchObject({ message, kind: 'answer' });
});

test('JSON between words is read', async () => {
  const { ask } = await setup(['text'], `Here it is:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``);
  expect((await ask()).answer).toEqual(GOOD);
});

test('no temperature is sent', async () => {
  const { ask, calls } = await setup(['tool']);
  await ask();
  expect(calls[0]?.body.inferenceConfig).toEqual({ maxTokens: 4096 });
});
