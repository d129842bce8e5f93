import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  aServiceError,
  aToolAnswer,
  aToolStream,
  type ConverseReply,
  type SeenCall,
  startConverseServer,
  toolParts,
} from '#tests/builders/models/converse-server.ts';
import { createBedrockModel } from './bedrock-model.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const NAME = 'write_rewrite';
const GOOD = { text: 'Sit down, a long lunch is waiting' };
const USAGE = { requests: 1, inputTokens: 100, outputTokens: 50 };

/** A model whose answers are read as they come. */
async function setup(reply: ConverseReply | ((call: SeenCall) => ConverseReply)) {
  const server = await startConverseServer(typeof reply === 'function' ? reply : [reply]);
  closing.push(server.close);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const { endpoint, calls, abandoned } = server;
  const model = createBedrockModel({ modelId: 'vendor.model', region: 'eu-west-1', endpoint, credentials });
  const parts: string[] = [];
  const ask = ({
    withinMilliseconds = 5_000,
    signal,
  }: {
    withinMilliseconds?: number;
    signal?: AbortSignal;
  } = {}) =>
    model.ask({
      name: NAME,
      system: 'You write.',
      prompt: 'Write.',
      schema: z.object({ text: z.string() }),
      withinMilliseconds,
      signal,
      onPart: (part) => parts.push(part),
    });
  const asked = () => calls.map(({ path }) => path.split('/').at(-1));
  return { ask, parts, asked, abandoned };
}

test('a tool use in parts is read as it arrives and gives the same result', async () => {
  const { ask, parts, asked } = await setup(aToolStream(NAME, GOOD));
  expect(await ask()).toEqual({ answer: GOOD, usage: USAGE });
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.join('')).toBe(JSON.stringify(GOOD));
  expect(asked()).toEqual(['converse-stream']);
});

test('a stream without usage counts as one request', async () => {
  const { ask } = await setup({ events: toolParts(NAME, JSON.stringify(GOOD)) });
  expect((await ask()).usage).toEqual({ requests: 1, inputTokens: 0, outputTokens: 0 });
});

test('a role that may not stream is asked for whole answers', async () => {
  const denied = aServiceError('AccessDeniedException', 403);
  const { ask, asked } = await setup(({ path }) =>
    path.endsWith('-stream') ? denied : aToolAnswer(NAME, GOOD),
  );
  for (let call = 0; call < 4; call += 1) expect((await ask()).answer).toEqual(GOOD);
  expect(asked().slice(-2)).toEqual(['converse', 'converse']);
});

const HALF = toolParts(NAME, JSON.stringify(GOOD)).slice(0, 4);
const UNREADABLE = 'We couldn’t read the model’s answer.';
const exception = (type: string): ConverseReply => ({
  events: [...HALF, { type, payload: { message: 'arn:aws:bedrock secret detail' }, isException: true }],
});

describe('an unusable stream', () => {
  test.each<[string, ConverseReply, string, 'unavailable' | 'answer']>([
    ['is cut midway', { events: HALF, ending: 'cut' }, 'We couldn’t reach the model.', 'unavailable'],
    ['ends midway', { events: HALF }, UNREADABLE, 'answer'],
    ['has no event', { events: [] }, 'The model refused this request.', 'answer'],
    [
      'has an error midway',
      exception('modelStreamErrorException'),
      'The model service had an error.',
      'unavailable',
    ],
    [
      'has a fault midway',
      exception('internalServerException'),
      'The model service had an error.',
      'unavailable',
    ],
    [
      'is throttled midway',
      exception('throttlingException'),
      'The model was too busy to answer.',
      'unavailable',
    ],
    ['has broken JSON', aToolStream(NAME, '{"text": "Sit'), UNREADABLE, 'answer'],
    [
      'runs out of room',
      aToolStream(NAME, '{"text": "Sit', 'max_tokens'),
      'The model’s answer was cut off.',
      'answer',
    ],
    [
      'is filtered',
      aToolStream(NAME, GOOD, 'content_filtered'),
      'The model’s content filter stopped the answer.',
      'answer',
    ],
    [
      'is more than 1 MB',
      aToolStream(NAME, { text: 'x'.repeat(1_000_001) }),
      'The model’s answer was too large.',
      'answer',
    ],
  ])('%s', async (_title, reply, message, kind) => {
    const { ask } = await setup(reply);
    await expect(ask({ withinMilliseconds: 30_000 })).rejects.toMatchObject({ message, kind });
  });

  test.each(['silence', 'drip'] as const)('is given up at the deadline after %s', async (ending) => {
    const { ask, abandoned } = await setup({ events: HALF, ending });
    await expect(ask({ withinMilliseconds: 400 })).rejects.toMatchObject({
      message: 'The model didn’t answer in time.',
    });
    await expect.poll(abandoned).toBe(1);
  });
});

test('a stream that is no longer needed is closed', async () => {
  const { ask, parts, abandoned } = await setup({ events: HALF, ending: 'silence' });
  const canceling = new AbortController();
  const failure = ask({ signal: canceling.signal }).catch((error: Error) => error.name);
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  canceling.abort();
  expect(await failure).toBe('ModelFailure');
  await expect.poll(abandoned).toBe(1);
});
