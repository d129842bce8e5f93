import { expect, test } from 'vitest';
import { microDollars, modelCost, modelPrice } from './model-cost.ts';

test.each([
  [0, '$0.00'],
  [99, 'Less than $0.0001'],
  [120, '$0.0001'],
  [12_340, '$0.0123'],
  [1_234_500_000, '$1,234.50'],
])('%i micros are %s', (micros, text) => {
  expect(microDollars(micros)).toBe(text);
});

test.each([
  [{ input: 0.035, output: 0.14 }, '$0.035 input, $0.14 output, per million tokens'],
  [{ input: 0, output: 0 }, 'Free'],
  [
    null,
    'Unknown. The budget doesn’t include this model’s cost. Set TEXT_INPUT_PRICE and TEXT_OUTPUT_PRICE.',
  ],
])('a price of %j is %s', (price, text) => {
  expect(modelPrice(price)).toBe(text);
});

test.each([
  [0, 0, '$0.00'],
  [2_500_000, 0, '$2.50'],
  [0, 1, 'Unknown. The budget doesn’t include 1 call to a model with no known price.'],
  [
    2_500_000,
    1_200,
    '$2.50, plus 1,200 calls to a model with no known price. The budget doesn’t include calls with no known price.',
  ],
])('%i micros with %i unpriced calls cost %s', (cost_micros, unpriced_calls, text) => {
  expect(modelCost({ input_tokens: 1, output_tokens: 1, cost_micros, unpriced_calls })).toBe(text);
});

test.each([
  [99, 'Less than $0.0001'],
  [100, '$0.0001'],
])('%i micros are shown as %s', (micros, text) => {
  expect(microDollars(micros)).toBe(text);
});
