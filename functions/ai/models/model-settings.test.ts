import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { modelSettings, modelVariables, readsPhotos } from './model-settings.ts';

const settings = (environment: Record<string, string>) =>
  modelSettings(z.object(modelVariables).parse(environment));

const OPENAI = {
  TEXT_PROVIDER: 'openai-compatible',
  TEXT_BASE_URL: 'http://localhost:11434/v1',
  TEXT_MODEL: 'qwen2.5:7b',
};

test('the built-in writer is the default, and an earlier release’s composer means the same', () => {
  expect(settings({})).toEqual({ provider: 'built-in' });
  expect(settings({ TEXT_PROVIDER: 'built-in' })).toEqual({ provider: 'built-in' });
  expect(settings({ TEXT_PROVIDER: 'composer' })).toEqual({ provider: 'built-in' });
});

test.each([['TEXT_MODEL'], ['BEDROCK_MODEL_ID']])('the model on Bedrock is %s', (name) => {
  const environment = { TEXT_PROVIDER: 'bedrock', [name]: 'amazon.nova-lite-v1:0', AWS_REGION: 'eu-west-1' };
  expect(settings(environment)).toEqual({
    provider: 'bedrock',
    bedrock: { modelId: 'amazon.nova-lite-v1:0', region: 'eu-west-1' },
  });
});

test('Bedrock in local mode needs a region and a key', () => {
  const environment = { TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'a-model', AWS_REGION: 'us-east-1' };
  expect(settings({ ...environment, BEDROCK_REGION: 'eu-west-1', TEXT_API_KEY: 'a-key' })).toEqual({
    provider: 'bedrock',
    bedrock: { modelId: 'a-model', region: 'eu-west-1', apiKey: 'a-key' },
  });
});

test('an OpenAI-compatible server needs an address and a model, and a key only where required', async () => {
  const { TEXT_BASE_URL: baseUrl, TEXT_MODEL: modelId } = OPENAI;
  expect(settings(OPENAI)).toEqual({ provider: 'openai-compatible', openai: { modelId, baseUrl } });
  const withKey = settings({ ...OPENAI, TEXT_API_KEY: 'sk-test' });
  if (withKey.provider !== 'openai-compatible') throw new Error('Another provider.');
  expect(await withKey.openai.apiKey?.()).toBe('sk-test');
});

test.each([
  [{ ...OPENAI, TEXT_VISION: 'true' }, true],
  [{ ...OPENAI, TEXT_VISION: 'false' }, false],
  [OPENAI, false],
  [{ TEXT_VISION: 'true' }, false],
])('photos are read when the model supports vision: %j', (environment, expected) => {
  expect(readsPhotos(z.object(modelVariables).parse(environment))).toBe(expected);
});

test.each([
  [
    { TEXT_PROVIDER: 'bedrock', AWS_REGION: 'eu-west-1' },
    /^TEXT_PROVIDER=bedrock also needs TEXT_MODEL .*\.$/,
  ],
  [{ TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'a-model' }, /AWS_REGION/],
  [
    { ...OPENAI, TEXT_MODEL: undefined },
    /^TEXT_PROVIDER=openai-compatible also needs TEXT_BASE_URL .* and TEXT_MODEL\.$/,
  ],
  [{ ...OPENAI, TEXT_BASE_URL: undefined }, /TEXT_BASE_URL/],
])('incomplete settings explain what to set: %j', (environment, sentence) => {
  expect(() => settings(environment as Record<string, string>)).toThrow(sentence);
});

test.each(['localhost:11434', 'http://owner:pw@host/v1', 'http://host/v1?key=secret', 'http://host/v1#key'])(
  'an invalid or secret-bearing address is rejected without being repeated: %s',
  (TEXT_BASE_URL) => {
    expect(() => settings({ ...OPENAI, TEXT_BASE_URL })).toThrow(
      /^TEXT_BASE_URL isn’t a plain web address\. (?!.*(?:pw|secret))/,
    );
  },
);

test.each(['sk-…', 'sk-1\nsk-2', 'sk-1 sk-2', '“sk-1”'])(
  'a key that can’t be sent is rejected without being repeated: %j',
  (TEXT_API_KEY) => {
    const bedrock = { TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'a-model', AWS_REGION: 'eu-west-1' };
    for (const provider of [OPENAI, bedrock])
      expect(() => settings({ ...provider, TEXT_API_KEY })).toThrow(
        /^TEXT_API_KEY isn’t an API key\. (?!.*sk)/,
      );
  },
);
