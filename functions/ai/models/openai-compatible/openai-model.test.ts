import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  aCompletion,
  anError,
  aRefusal,
  type OpenAiReply,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { TINY_IMAGE } from '#tests/builders/quick-images.ts';
import type { ModelImage } from '../language-model.ts';
import { type FailureKind, ModelFailure } from '../model-failure.ts';
import { createOpenAiModel } from './openai-model.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const SCHEMA = z.object({ tagline: z.string() });
const GOOD = { tagline: 'Sit down' };

async function setup(
  replies: readonly OpenAiReply[],
  { apiKey = 'sk-test', withinMilliseconds = 5_000 } = {},
) {
  const server = await startOpenAiServer(replies);
  closing.push(server.close);
  const settings = { modelId: 'a-model', baseUrl: server.baseUrl };
  const model = createOpenAiModel({ ...settings, ...(apiKey !== '' && { apiKey: async () => apiKey }) });
  const ask = (name = 'write_story', image?: ModelImage) =>
    model.ask({
      name,
      system: 'You write.',
      prompt: 'Write.',
      ...(image && { image }),
      schema: SCHEMA,
      withinMilliseconds,
    });
  const failure = async (image?: ModelImage) => {
    const error = await ask('write_story', image).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ModelFailure)) throw new Error('The model answered, or broke.', { cause: error });
    return error;
  };
  return { ask, failure, calls: server.calls, close: server.close };
}

const USAGE = { requests: 1, inputTokens: 100, outputTokens: 50 };

describe('a server with schema support', () => {
  test('gets the schema, the key, and both texts', async () => {
    const { ask, calls } = await setup([aCompletion(GOOD)]);
    expect(await ask()).toEqual({ answer: GOOD, usage: USAGE });
    expect(calls).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer sk-test',
        name: 'write_story',
        body: {
          model: 'a-model',
          stream: false,
          messages: [
            { role: 'system', content: 'You write.' },
            { role: 'user', content: 'Write.' },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: {
              name: 'write_story',
              strict: true,
              schema: expect.objectContaining({ required: ['tagline'], additionalProperties: false }),
            },
          },
        },
      },
    ]);
  });

  test('without a key gets none', async () => {
    const { ask, calls } = await setup([aCompletion(GOOD)], { apiKey: '' });
    await ask();
    expect(calls[0]?.authorization).toBe('');
  });

  test.each([
    ['a code fence', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ['text around it', `Here you are: ${JSON.stringify(GOOD)} Enjoy!`],
    ['space around it', `\n  ${JSON.stringify(GOOD)}\n`],
  ])('may put %s', async (_title, content) => {
    const { ask } = await setup([aCompletion(content)]);
    expect((await ask()).answer).toEqual(GOOD);
  });

  test('may send its text in parts without usage', async () => {
    const parts = [
      { type: 'text', text: '{"tagline":' },
      { type: 'text', text: '"Sit down"}' },
    ];
    const choices = [{ message: { content: parts }, finish_reason: 'stop' }];
    const { ask } = await setup([{ status: 200, body: { choices } }]);
    expect(await ask()).toEqual({ answer: GOOD, usage: { requests: 1, inputTokens: 0, outputTokens: 0 } });
  });
});

describe('a failing server', () => {
  test.each([429, 500, 502, 503, 504])('is asked once more after a %i', async (status) => {
    const { ask, calls } = await setup([anError(status, { 'retry-after': '0' }), aCompletion(GOOD)]);
    expect(await ask()).toEqual({ answer: GOOD, usage: { ...USAGE, requests: 2 } });
    expect(calls).toHaveLength(2);
  });

  test('is waited for as long as it asks within the deadline', async () => {
    const soon = new Date(Date.now() + 1_000).toUTCString();
    const { ask, calls } = await setup([anError(429, { 'retry-after': soon }), aCompletion(GOOD)]);
    expect((await ask()).answer).toEqual(GOOD);
    expect(calls).toHaveLength(2);
  });

  test.each([
    [429, 'The model was too busy to answer.'],
    [500, 'The model service had an error.'],
  ])('that answers %i twice is given up', async (status, message) => {
    const { failure, calls } = await setup([anError(status, { 'retry-after': '0' })]);
    expect(await failure()).toMatchObject({ message, kind: 'unavailable' });
    expect(calls).toHaveLength(2);
  });

  test('that asks for a longer wait than the time left fails right away', async () => {
    const { failure, calls } = await setup([anError(429, { 'retry-after': '120' }), aCompletion(GOOD)]);
    expect((await failure()).message).toBe('The model was too busy to answer.');
    expect(calls).toHaveLength(1);
  });

  test.each([
    [401, 'The model service denied access.'],
    [403, 'The model service denied access.'],
    [404, 'The model service couldn’t find this model.'],
  ])('that answers %i isn’t retried, and its text isn’t shown', async (status, message) => {
    const { failure, calls } = await setup([anError(status)]);
    expect(await failure()).toMatchObject({ message, kind: 'setup' });
    expect(calls).toHaveLength(1);
  });

  test.each(['silence', 'drip'] as const)(
    'that answers with %s is given up at the deadline',
    async (reply) => {
      const { failure } = await setup([reply], { withinMilliseconds: 60 });
      expect(await failure()).toMatchObject({
        message: 'The model didn’t answer in time.',
        kind: 'timeout',
      });
    },
  );

  test('that is gone is given up', async () => {
    const { failure, close } = await setup([]);
    await close();
    expect(await failure()).toMatchObject({ message: 'We couldn’t reach the model.', kind: 'unavailable' });
  });

  test('that redirects is given no key', async () => {
    const other = await startOpenAiServer([aCompletion(GOOD)]);
    closing.push(other.close);
    const location = `${other.baseUrl}/chat/completions`;
    const { failure } = await setup([{ status: 307, body: '', headers: { location } }]);
    expect((await failure()).message).toBe('We couldn’t send the request to the model.');
    expect(other.calls).toEqual([]);
  });
});

describe('an answer that can’t be used', () => {
  const tooLarge = 'x'.repeat(1_000_001);
  test.each<[string, OpenAiReply, string, FailureKind]>([
    ['a refusal', aRefusal('I can’t help.'), 'The model refused this request.', 'answer'],
    ['an empty text', aCompletion(''), 'The model refused this request.', 'answer'],
    [
      'a content filter',
      aCompletion('', 'content_filter'),
      'The model’s content filter stopped the answer.',
      'answer',
    ],
    ['a cut text', aCompletion('{"tagl', 'length'), 'The model’s answer was cut off.', 'answer'],
    ['broken JSON', aCompletion('{"tagline": '), 'We couldn’t read the model’s answer.', 'answer'],
    ['words', aCompletion('Sit down.'), 'We couldn’t read the model’s answer.', 'answer'],
    ['a list', aCompletion('[1]'), 'We couldn’t read the model’s answer.', 'answer'],
    ['HTML', { status: 200, body: '<html>502</html>' }, 'We couldn’t read the model’s answer.', 'answer'],
    ['no choice', { status: 200, body: {} }, 'We couldn’t read the model’s answer.', 'answer'],
    ['more than 1 MB', { status: 200, body: tooLarge }, 'The model’s answer was too large.', 'answer'],
    [
      'more than 1 MB of an error',
      { status: 400, body: tooLarge },
      'The model rejected the request.',
      'setup',
    ],
  ])('distinguishes %s', async (_title, reply, message, kind) => {
    const { failure } = await setup([reply]);
    expect(await failure()).toMatchObject({ message, kind });
  });

  test.each([
    ['refused', aRefusal('No.')],
    ['cut off', aCompletion('{"tagl', 'length')],
    ['broken', aCompletion('{"tagline": ')],
  ])('has its tokens counted when it was %s', async (_title, reply) => {
    const { failure } = await setup([reply]);
    expect((await failure()).usage).toEqual(USAGE);
  });
});

describe('an image', () => {
  const image: ModelImage = { format: 'png', bytes: TINY_IMAGE };

  test('is sent as a data URL, before the prompt', async () => {
    const { ask, calls } = await setup([aCompletion(GOOD)]);
    expect(await ask('write_story', image)).toEqual({ answer: GOOD, usage: USAGE });
    const url = `data:image/png;base64,${TINY_IMAGE.toString('base64')}`;
    expect(calls[0]?.body.messages?.at(-1)).toEqual({
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url } },
        { type: 'text', text: 'Write.' },
      ],
    });
  });

  test('that is rejected doesn’t count as a failure of the service', async () => {
    const { failure } = await setup([anError(400)]);
    expect(await failure(image)).toMatchObject({
      kind: 'answer',
      message: 'The model rejected the request.',
    });
    expect(await failure()).toMatchObject({ kind: 'setup' });
  });
});
