import { afterEach, expect, test } from 'vitest';
import { SERVICE_FAILURES } from '#functions/ai/models/model-failure.ts';
import {
  aCompletion,
  anError,
  aRefusal,
  type OpenAiReply,
  startOpenAiServer,
} from '#tests/builders/models/openai-server.ts';
import { StartError } from '../local-settings.ts';
import { findModelFailure, modelWarning } from './check-model.ts';
import { readTextSettings } from './text-settings.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const OPENAI = { TEXT_PROVIDER: 'openai-compatible', TEXT_MODEL: 'a-model' };

/** The warning for a server with this reply; undefined for none. */
async function warningFor(reply: OpenAiReply | 'gone') {
  const server = await startOpenAiServer(reply === 'gone' ? [] : [reply]);
  closing.push(server.close);
  if (reply === 'gone') await server.close();
  return warningAt(server.baseUrl);
}

/** The warning for a model at this address. */
async function warningAt(url: string) {
  const settings = readTextSettings({ ...OPENAI, TEXT_BASE_URL: url });
  const failure = await findModelFailure(settings);
  return failure && modelWarning(settings, failure).replace(url, 'URL');
}

const WARNING = 'Warning: a-model at URL isn’t working.';
const END = 'We’ll use the built-in writer until it responds.';

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
  ['a wrong key', anError(401), 'The model service denied access. Check TEXT_API_KEY.'],
  [
    'an unknown model',
    anError(404),
    'The model service couldn’t find this model. Check TEXT_MODEL and TEXT_BASE_URL.',
  ],
  [
    'a missing server',
    'gone',
    'We couldn’t reach the model. Check TEXT_BASE_URL, and make sure the server is running.',
  ],
  ['a model that a gateway doesn’t know', anError(400), 'The model rejected the request. Check TEXT_MODEL.'],
  [
    'a redirect',
    { status: 307, body: '', headers: { location: '/elsewhere' } },
    'We couldn’t send the request to the model. Check TEXT_BASE_URL.',
  ],
  [
    'the address of a web page',
    { status: 200, body: '<!doctype html><p>Hello</p>' },
    'We couldn’t read the model’s answer. Check TEXT_MODEL and TEXT_BASE_URL.',
  ],
])('%s prints one warning at startup', async (_title, reply, reason) => {
  expect(await warningFor(reply)).toBe(`${WARNING} ${reason} ${END}`);
});

test('an address without https, or with a port that is blocked, is named in the warning', async () => {
  const { baseUrl, close } = await startOpenAiServer([aCompletion({ ok: true })]);
  closing.push(close);
  const reason = 'We couldn’t send the request to the model. Check TEXT_BASE_URL.';
  for (const url of [baseUrl.replace('http:', 'https:'), 'http://127.0.0.1:9/v1'])
    expect(await warningAt(url)).toBe(`${WARNING} ${reason} ${END}`);
});

test.each([
  ['that is unknown', SERVICE_FAILURES.badRequest, 'Check TEXT_MODEL.'],
  ['whose region is wrong', SERVICE_FAILURES.unknownModel, 'Check TEXT_MODEL and AWS_REGION.'],
  [
    'whose region has no Bedrock',
    SERVICE_FAILURES.unreachable,
    'Check AWS_REGION, and make sure Amazon Bedrock is available there.',
  ],
])('the warning for a Bedrock model %s names what to check', (_title, failure, advice) => {
  const bedrock = { TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'a-model', AWS_REGION: 'eu-west-9' };
  const settings = readTextSettings({ ...bedrock, TEXT_API_KEY: 'a-key' });
  expect(modelWarning(settings, failure)).toBe(`Warning: a-model isn’t working. ${failure} ${advice} ${END}`);
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
