import { expect, test } from 'vitest';
import { AI_PRICES, aiPricesOn, computeCostMicros, listPrice, tokenCostMicros } from './ai-prices.ts';

const USAGE = { inputTokens: 1_000_000, outputTokens: 1_000_000 };

test('a call uses the price of its day, so a new price doesn’t change earlier days', () => {
  const [first] = AI_PRICES;
  const dearer = { ...first, from: '2027-01-01', tokens: { 'amazon.nova-lite': { input: 1, output: 2 } } };
  const table = [first, dearer] as const;
  const lite = 'eu.amazon.nova-lite-v1:0';
  expect(listPrice(lite, aiPricesOn('2026-12-31', table))).toEqual({ input: 0.06, output: 0.24 });
  expect(listPrice(lite, aiPricesOn('2027-01-01', table))).toEqual({ input: 1, output: 2 });
});

test('price rows are in order and name their source', () => {
  expect(AI_PRICES.map(({ from }) => from)).toEqual(AI_PRICES.map(({ from }) => from).toSorted());
  for (const { source } of AI_PRICES) expect(source).toMatch(/20\d\d/);
});

test.each([
  ['amazon.nova-lite', 300_000],
  ['amazon.nova-lite-v1:0', 300_000],
  ['us-gov.amazon.nova-lite-v1:0', 300_000],
  ['gpt-4.1-mini', 2_000_000],
  ['gpt-4.1-mini-2025-04-14', 2_000_000],
  ['openai/gpt-4.1', 10_000_000],
  ['gpt-4o-2024-08-06', 12_500_000],
  ['gpt-4o-2024-05-13', 20_000_000],
  ['gpt-4.1-turbo', undefined],
  ['gpt-4.15', undefined],
  ['llama3.1:8b', undefined],
])('a million tokens in and out of %s cost %s micros', (model, cost) => {
  const price = listPrice(model);
  expect(price && tokenCostMicros(USAGE, price)).toBe(cost);
});

test('a second of compute costs its memory', () => {
  expect(computeCostMicros(1000)).toBe(30);
});
