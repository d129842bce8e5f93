import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  aServiceError,
  aTextAnswer,
  aTextStream,
  aToolAnswer,
  aToolStream,
  type SeenCall,
  startConverseServer,
} from '#tests/builders/models/converse-server.ts';
import type { ModelRequest } from '../language-model.ts';
import { createBedrockModel } from './bedrock-model.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const NAME = 'write_rewrite';
const GOOD = { text: 'Sit down, a long lunch is waiting' };
const kindOf = ({ toolConfig }: SeenCall['body']) =>
  toolConfig === undefined ? 'text' : toolConfig.tools[0]?.toolSpec.strict ? 'strict' : 'tool';
const formOf = ({ body, path }: SeenCall) => `${kindOf(body)}${path.endsWith('-stream') ? ' stream' : ''}`;
let models = 0;

/** A model that takes these forms of a request alone. In words, it gives `text`. */
async function setup(taken: readonly string[], text = JSON.stringify(GOOD)) {
  const server = await startConverseServer((call) => {
    const form = formOf(call);
    if (taken.includes(`silent ${form}`)) return 'silence';
    if (!taken.includes(form)) return aServiceError('ValidationException', 400);
    if (form === 'text') return aTextAnswer(text);
    if (form === 'text stream') return aTextStream(text);
    return form.endsWith('stream') ? aToolStream(NAME, GOOD) : aToolAnswer(NAME, GOOD);
  });
  closing.push(server.close);
  const modelId = `vendor.model-${++models}`;
  const clientOf = () =>
    createBedrockModel({ modelId, region: 'us-east-1', endpoint: server.endpoint, apiKey: 'key' });
  const request = { name: NAME, system: 'You write.', prompt: 'Write.', withinMilliseconds: 5_000 };
  const schema = z.object({ text: z.string().check(z.maxLength(60)) });
  const ask = (options: Partial<ModelRequest> = {}) => clientOf().ask({ ...request, schema, ...options });
  return { ask, calls: server.calls, forms: () => server.calls.splice(0).map(formOf) };
}

const onPart = () => undefined;

test('a model that takes a strict schema gets types, fields, and options alone', async () => {
  const { ask, calls, forms } = await setup(['strict', 'tool', 'text']);
  for (let call = 0; call < 2; call += 1) expect((await ask()).usage.requests).toBe(1);
  expect(calls[0]?.body.toolConfig?.tools[0]?.toolSpec.inputSchema.json).toEqual({
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  });
  expect(forms()).toEqual(['strict', 'strict']);
});

test('a model that refuses a strict schema is then asked without it', async () => {
  const { ask, calls, forms } = await setup(['tool', 'text']);
  expect(await ask()).toEqual({
    answer: GOOD,
    usage: { requests: 2, inputTokens: 100, outputTokens: 50 },
  });
  expect((await ask()).usage.requests).toBe(1);
  expect(JSON.stringify(calls[2]?.body)).toContain('"maxLength":60');
  expect(forms()).toEqual(['strict', 'text', 'tool']);
});

test('a model that refuses a forced tool is asked in words, and then only in words', async () => {
  const { ask, calls, forms } = await setup(['text']);
  for (let call = 0; call < 3; call += 1) expect((await ask()).answer).toEqual(GOOD);
  expect(calls[1]?.body).toMatchObject({
    system: [{ text: expect.stringMatching(/^You write\..*JSON Schema.*"text"/s) }],
  });
  expect(forms()).toEqual(['strict', 'text', 'tool', 'text', 'text']);
});

test.each([
  ['a tool', 'tool stream', ['strict stream', 'text', 'tool stream', 'tool stream']],
  ['words', 'text stream', ['strict stream', 'text', 'tool stream', 'text', 'text stream']],
])('a model that streams %s is asked for that next', async (_title, taken, asked) => {
  const { ask, forms } = await setup([taken, 'text']);
  const parts: string[] = [];
  for (const _turn of [1, 2, 3].slice(0, asked.length - 1))
    expect((await ask({ onPart: (part) => parts.push(part) })).answer).toEqual(GOOD);
  expect(parts.join('').endsWith(JSON.stringify(GOOD))).toBe(true);
  expect(forms()).toEqual(asked);
});

test('a strict schema that takes too long is left out next', async () => {
  const { ask, forms } = await setup(['silent strict', 'tool', 'text']);
  await expect(ask({ withinMilliseconds: 300 })).rejects.toMatchObject({ kind: 'timeout' });
  expect((await ask()).answer).toEqual(GOOD);
  expect(forms()).toEqual(['strict', 'tool']);
});

test('a request that is refused in each form says nothing of streams and tools', async () => {
  const { ask, forms } = await setup([]);
  for (let call = 0; call < 2; call += 1)
    await expect(ask({ onPart })).rejects.toMatchObject({ message: 'The model rejected the request.' });
  expect(forms()).toEqual(['strict stream', 'text', 'strict stream', 'text']);
});

test('a second request for a text is sent once', async () => {
  const { ask, forms } = await setup(['text']);
  await expect(ask({ isSecond: true })).rejects.toMatchObject({ message: 'The model rejected the request.' });
  expect(forms()).toEqual(['strict']);
});

test.each([
  ['`{"text": "Sit` in words', '{"text": "Sit', 'We couldn’t read the model’s answer.'],
  ['a refusal in words', 'I can’t help with that.', 'The model refused this request.'],
])('%s can’t be used', async (_title, text, message) => {
  const { ask } = await setup(['text'], text);
  await expect(ask()).rejects.toMatchObject({ message, kind: 'answer' });
});

test('JSON between words is read', async () => {
  const { ask } = await setup(['text'], `Here it is:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``);
  expect((await ask()).answer).toEqual(GOOD);
});

test('no temperature is sent', async () => {
  const { ask, calls } = await setup(['strict']);
  await ask();
  expect(calls[0]?.body.inferenceConfig).toEqual({ maxTokens: 4096 });
});
