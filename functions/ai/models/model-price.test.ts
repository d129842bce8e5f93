import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { modelPrice } from './model-price.ts';
import { modelSettings, modelVariables } from './model-settings.ts';

const priceOf = (environment: Record<string, string>) =>
  modelPrice(
    modelSettings(
      z
        .object(modelVariables)
        .parse({ TEXT_PROVIDER: 'openai-compatible', TEXT_MODEL: 'a-model', ...environment }),
    ),
  );
const PUBLIC = 'https://models.example.com/v1';
const FREE = { input: 0, output: 0 };

test('a configured price wins over the list and a loopback address', () => {
  const price = { TEXT_INPUT_PRICE: '0.5', TEXT_OUTPUT_PRICE: '2' };
  for (const TEXT_MODEL of ['a-model', 'gpt-4.1-mini'])
    for (const TEXT_BASE_URL of [PUBLIC, 'http://localhost:11434/v1'])
      expect(priceOf({ TEXT_MODEL, TEXT_BASE_URL, ...price })).toEqual({ input: 0.5, output: 2 });
  const bedrock = { TEXT_PROVIDER: 'bedrock', TEXT_MODEL: 'a-model', AWS_REGION: 'eu-west-1' };
  expect(priceOf({ ...bedrock, ...price })).toEqual({ input: 0.5, output: 2 });
});

test('a gateway on this machine costs the list price of its model', () => {
  const price = priceOf({ TEXT_MODEL: 'openai/gpt-4.1-mini', TEXT_BASE_URL: 'http://localhost:4000/v1' });
  expect(price).toEqual({ input: 0.4, output: 1.6 });
});

test.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8080/v1',
  'http://[::1]:8080/v1',
  'http://ollama.localhost/v1',
])('a model without a price at %s is free', (TEXT_BASE_URL) => {
  expect(priceOf({ TEXT_BASE_URL })).toEqual(FREE);
});

test.each([
  PUBLIC,
  'http://10.0.0.7/v1',
  'http://192.168.1.20:1234/v1',
  'http://172.31.0.2/v1',
  'http://[fd00::7]/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
  'http://studio.local/v1',
  'http://127.example.com/v1',
  'http://localhost.example.com/v1',
  'http://[2001:4860::8]/v1',
  'http://8.8.8.8/v1',
])('a model without a price at %s has an unknown cost', (TEXT_BASE_URL) => {
  expect(priceOf({ TEXT_BASE_URL })).toBeUndefined();
});

test('a Bedrock model without a price has an unknown cost, even behind a private endpoint', () => {
  const bedrock = { TEXT_PROVIDER: 'bedrock', AWS_REGION: 'eu-west-1', TEXT_BASE_URL: 'http://10.0.0.7' };
  expect(priceOf(bedrock)).toBeUndefined();
});

test.each([
  [{ TEXT_INPUT_PRICE: '0.4' }],
  [{ TEXT_OUTPUT_PRICE: '1.6' }],
  [{ TEXT_INPUT_PRICE: '$0.4', TEXT_OUTPUT_PRICE: '1.6' }],
  [{ TEXT_INPUT_PRICE: '-1', TEXT_OUTPUT_PRICE: '1.6' }],
])('invalid prices explain what to set: %j', (prices) => {
  expect(() => priceOf({ TEXT_BASE_URL: PUBLIC, ...prices })).toThrow(
    /^Set TEXT_INPUT_PRICE and TEXT_OUTPUT_PRICE together, in dollars per million tokens/,
  );
});
