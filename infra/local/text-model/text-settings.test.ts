import { afterEach, expect, test } from 'vitest';
import {
  aCompletion,
  anError,
  aRefusal,
  type OpenAiReply,
  startOpenAiServer,
} from '#functions/ai/models/openai-compatible/openai-server.ts';
import { StartError } from '../local-settings.ts';
import { findModelFailure, modelWarning } from './check-model.ts';
import { readTextSettings } from './text-settings.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const OPENAI = { TEXT_PROVIDER: 'openai-compatible', TEXT_MODEL: 'a-model' };

/** The warning for a server that answers so; undefined for none. */
async function warningFor(reply: OpenAiReply | 'gone') {
  const server = await startOpenAiServer(reply === 'gone' ? [] : [reply]);
  closing.push(server.close);
  if (reply === 'gone') await server.close();
  const settings = readTextSettings({ ...OPENAI, TEXT_BASE_URL: server.baseUrl });
  const failure = await findModelFailure(settings);
  return failure && modelWarning(settings, failure).replace(server.baseUrl, 'URL');
}

test.each([
  [{ TEXT_PROVIDER: 'gpt' }, 'TEXT_PROVIDER is "gpt". Use built-in, bedrock, or openai-compatible.'],
  [{ ...OPENAI, TEXT_VISION: 'a lot' }, 'TEXT_VISION is "a lot". Use true or false.'],
  [OPENAI, /^TEXT_PROVIDER=openai-compatible also needs TEXT_BASE_URL \(.*\) and TEXT_MODEL\.$/],
  [{ ...OPENAI, TEXT_BASE_URL: 'ollama' }, /^TEXT_BASE_URL isn’t a plain web address/],
  [{ ...OPENAI, TEXT_BASE_URL: 'http://localhost/v1', TEXT_INPUT_PRICE: '1' }, /^Set TEXT_INPUT_PRICE and/],
  [
    { TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'amazon.nova-lite-v1:0', AWS_REGION: 'eu-west-1' },
    /^TEXT_PROVIDER=bedrock also needs TEXT_MODEL .*, AWS_REGION, and TEXT_API_KEY \(an Amazon Bedrock API key\)\.$/,
  ],
])('wrong settings end the start with one line about what to set: %j', (environment, sentence) => {
  expect(() => readTextSettings(environment)).toThrow(StartError);
  expect(() => readTextSettings(environment)).toThrow(sentence);
});

test('empty settings count as none', () => {
  const { model } = readTextSettings({ TEXT_PROVIDER: '', TEXT_MODEL: '', TEXT_API_KEY: ' ' });
  expect(model).toEqual({ provider: 'built-in' });
});

test.each<[string, OpenAiReply | 'gone', string]>([
  [
    'a wrong key',
    anError(401),
    'Warning: a-model at URL can’t be used. Access to the model was denied. Check TEXT_API_KEY. The built-in writer is used until it responds.',
  ],
  [
    'an unknown model',
    anError(404),
    'Warning: a-model at URL can’t be used. The model service doesn’t know this model. Check TEXT_MODEL and TEXT_BASE_URL. The built-in writer is used until it responds.',
  ],
  [
    'a server that is not there',
    'gone',
    'Warning: a-model at URL can’t be used. The model couldn’t be reached. Check TEXT_BASE_URL, and make sure the server is running. The built-in writer is used until it responds.',
  ],
])('%s prints one warning at startup', async (_title, reply, warning) => {
  expect(await warningFor(reply)).toBe(warning);
});

test.each([
  ['answers', aCompletion({ ok: true })],
  ['refuses this question', aRefusal('No.')],
])('a model that %s prints no warning', async (_title, reply) => {
  expect(await warningFor(reply)).toBeUndefined();
});

test('without a model no check is made', async () => {
  expect(await findModelFailure(readTextSettings({}))).toBeUndefined();
});
