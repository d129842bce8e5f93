import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  aCompletion,
  anError,
  type SeenCall,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { createOpenAiModel } from './openai-model.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const GOOD = { text: 'Sit down, a long lunch is waiting' };
const formOf = ({ body: { response_format, stream } }: SeenCall) =>
  `${response_format?.type ?? 'text'}${stream ? ' stream' : ''}`;
let servers = 0;

/** A server that takes answer forms alone, and refuses the others. Each has a model of its own. */
async function setup(taken: readonly string[], status = 400) {
  const server = await startOpenAiServer((call) =>
    taken.includes(formOf(call)) ? aCompletion(GOOD) : anError(status),
  );
  closing.push(server.close);
  const settings = { modelId: `model-${++servers}`, baseUrl: server.baseUrl };
  const request = {
    name: 'write_rewrite',
    system: 'You write.',
    prompt: 'Write.',
    withinMilliseconds: 5_000,
  };
  const clientOf = (modelId = settings.modelId) =>
    createCircuitBreaker(createOpenAiModel({ ...settings, modelId }));
  const ask = (model = clientOf(), isStreamed = false) =>
    model.ask({
      ...request,
      schema: z.object({ text: z.string() }),
      onPart: isStreamed ? () => undefined : undefined,
    });
  return { clientOf, ask, forms: () => server.calls.splice(0).map(formOf), calls: server.calls };
}

test.each([400, 422])(
  'after a rejected schema (%i), the prompt asks for JSON from then on',
  async (status) => {
    const { ask, forms, calls } = await setup(['text'], status);
    expect((await ask()).usage.requests).toBe(2);
    expect(calls.at(-1)?.body).not.toHaveProperty('response_format');
    expect(calls.at(-1)?.body.messages?.[0]?.content).toMatch(/^You write\..*JSON Schema.*"text"/s);
    expect((await ask()).usage.requests).toBe(1);
    expect(forms()).toEqual(['json_schema', 'text', 'text']);
  },
);

test('a server without schemas streams from the second request', async () => {
  const { ask, clientOf, forms } = await setup(['text stream', 'text']);
  for (let call = 0; call < 3; call += 1) expect((await ask(clientOf(), true)).answer).toEqual(GOOD);
  expect(forms()).toEqual(['json_schema stream', 'text', 'text stream', 'text stream']);
});

test('a server that doesn’t stream is asked for whole answers from the third request', async () => {
  const { ask, clientOf, forms } = await setup(['json_schema', 'text']);
  for (let call = 0; call < 4; call += 1) expect((await ask(clientOf(), true)).answer).toEqual(GOOD);
  expect(forms()).toEqual([
    ...['json_schema stream', 'text'],
    ...['text stream', 'text'],
    ...['json_schema', 'json_schema'],
  ]);
});

test('a model’s formats are remembered across clients', async () => {
  const { ask, clientOf, forms } = await setup(['text']);
  await ask();
  await ask(clientOf());
  expect(forms()).toEqual(['json_schema', 'text', 'text']);
  await ask(clientOf('another-model'));
  expect(forms()).toEqual(['json_schema', 'text']);
});

test('a request rejected in each format doesn’t pause the model', async () => {
  const { ask, clientOf, forms } = await setup([]);
  const model = clientOf();
  for (let call = 0; call < 6; call += 1)
    await expect(ask(model)).rejects.toMatchObject({ message: 'The model rejected the request.' });
  expect(forms()).toEqual(Array.from({ length: 6 }, () => ['json_schema', 'text']).flat());
});
