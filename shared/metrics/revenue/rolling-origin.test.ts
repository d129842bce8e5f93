import { expect, test } from 'vitest';
import { METHODS } from './forecast-methods.ts';
import { chooseMethod, evaluate } from './rolling-origin.ts';

const SEASONS = [100, 900, 100, 100, 800, 100, 100, 700, 100, 100, 950, 400];
const months = (count: number) => Array.from({ length: count }, (_, at) => SEASONS[at % 12] ?? 0);

test('a method takes part from three past forecasts on', () => {
  const needed = METHODS.seasonal_naive.fewestMonths + 3;
  expect(chooseMethod(months(needed)).method).toBe('seasonal_naive');
  expect(chooseMethod(months(needed - 1)).method).not.toBe('seasonal_naive');
});

test('the 24 newest past forecasts are compared', () => {
  expect(chooseMethod(months(60)).past.map(({ origin }) => origin)).toEqual(
    Array.from({ length: 24 }, (_, at) => 36 + at),
  );
});

test('methods with equal errors leave the choice to the simplest', () => {
  expect(chooseMethod(Array.from({ length: 40 }, () => 500)).method).toBe('naive');
});

test('a past forecast is compared with at most six months, and knows none of them', () => {
  const { past, error } = evaluate('naive', [1, 2, 4, 8, 16, 32, 64, 128, 256], 1);
  expect(past[0]).toMatchObject({ origin: 1, errors: [1, 3, 7, 15, 31, 63] });
  expect(past.at(-1)).toMatchObject({ origin: 8, errors: [128] });
  expect(error).toBeGreaterThan(0);
});

test('without a past forecast, the error is unknown', () => {
  expect(chooseMethod([500])).toEqual({ method: 'naive', past: [], error: undefined });
});
