import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  aCompletion,
  aStream,
  type OpenAiReply,
  partsOf,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { createOpenAiModel } from './openai-model.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const SCHEMA = z.object({ text: z.string() });
const GOOD = { text: 'Sit down, a long lunch is waiting' };
const USAGE = { requests: 1, inputTokens: 100, outputTokens: 50 };

/** A model whose answers are read as they come. */
async function setup(...replies: OpenAiReply[]) {
  const server = await startOpenAiServer(replies);
  closing.push(server.close);
  const model = createOpenAiModel({ modelId: 'a-model', baseUrl: server.baseUrl });
  const parts: string[] = [];
  const request = { name: 'write_rewrite', system: 'You write.', prompt: 'Write.', schema: SCHEMA };
  const ask = ({
    withinMilliseconds = 5_000,
    signal,
  }: {
    withinMilliseconds?: number;
    signal?: AbortSignal;
  } = {}) => model.ask({ ...request, withinMilliseconds, signal, onPart: (part) => parts.push(part) });
  return { ask, parts, calls: server.calls, abandoned: server.abandoned };
}

describe('a streamed answer', () => {
  test('is read as it arrives and gives the same result', async () => {
    const { ask, parts, calls } = await setup(aStream(GOOD));
    expect(await ask()).toEqual({ answer: GOOD, usage: USAGE });
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.join('')).toBe(JSON.stringify(GOOD));
    expect(calls[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
  });

  test('may leave out usage and its end marker', async () => {
    const { ask } = await setup({ events: partsOf(GOOD) });
    expect(await ask()).toEqual({ answer: GOOD, usage: { requests: 1, inputTokens: 0, outputTokens: 0 } });
  });

  test('may have Windows line breaks', async () => {
    const { ask } = await setup({ events: aStream(GOOD).events.map((data) => `${data}\r`) });
    expect((await ask()).answer).toEqual(GOOD);
  });
});

describe('a server without streaming', () => {
  test('may answer at once', async () => {
    const { ask, parts } = await setup(aCompletion(GOOD));
    expect(await ask()).toEqual({ answer: GOOD, usage: USAGE });
    expect(parts).toEqual([]);
  });
});

const PARTS = partsOf(GOOD);
const HALF = PARTS.slice(0, 3);
const UNREADABLE = 'We couldn’t read the model’s answer.';

describe('an unusable stream', () => {
  test.each<[string, OpenAiReply, string, 'unavailable' | 'answer']>([
    ['is cut midway', { events: HALF, ending: 'cut' }, 'We couldn’t reach the model.', 'unavailable'],
    ['ends midway', { events: HALF }, UNREADABLE, 'answer'],
    ['has no event', { events: [] }, 'The model refused this request.', 'answer'],
    [
      'has an error midway',
      { events: [...HALF, '{"error":{"message":"secret detail of org-123"}}'] },
      'The model service had an error.',
      'unavailable',
    ],
    ['has a broken part', { events: [...HALF, '{"choices":[{'] }, UNREADABLE, 'answer'],
    ['has a part of another form', { events: [...HALF, '{"choices":"none"}'] }, UNREADABLE, 'answer'],
    ['has broken JSON', aStream('{"text": "Sit'), UNREADABLE, 'answer'],
    ['has words alone', aStream('Sit down.'), UNREADABLE, 'answer'],
    ['runs out of room', aStream('{"text": "Sit', 'length'), 'The model’s answer was cut off.', 'answer'],
    [
      'is more than 1 MB',
      aStream({ text: 'x'.repeat(1_000_001) }),
      'The model’s answer was too large.',
      'answer',
    ],
    [
      'is more than 1 MB on one line',
      { events: ['x'.repeat(1_000_001)] },
      'The model’s answer was too large.',
      'answer',
    ],
  ])('%s', async (_title, reply, message, kind) => {
    const { ask } = await setup(reply);
    await expect(ask()).rejects.toMatchObject({ message, kind });
  });

  test('has its tokens counted up to where it was cut off', async () => {
    const { ask } = await setup(aStream('{"text": "Sit', 'length'));
    await expect(ask()).rejects.toMatchObject({ usage: USAGE });
  });

  test.each(['silence', 'drip'] as const)('is given up at the deadline after %s', async (ending) => {
    const { ask, abandoned } = await setup({ events: HALF, ending });
    const failure = ask({ withinMilliseconds: 200 });
    await expect(failure).rejects.toMatchObject({ message: 'The model didn’t answer in time.' });
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
