import fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHODS } from './forecast-methods.ts';
import { forecastRevenue } from './forecast-revenue.ts';
import { FORECAST_METHODS } from './forecast-terms.ts';

const histories = fc.array(fc.integer({ min: 0, max: 500_000_00 }), { maxLength: 60 });
const horizons = fc.integer({ min: 1, max: 24 });
const YEAR = [10, 9, 11, 12, 14, 18, 20, 19, 15, 12, 9, 30].map((share) => share * 1_000);

test('a forecast has the requested months in whole cents within its interval', () => {
  fc.assert(
    fc.property(histories, horizons, (history, monthsAhead) => {
      const { months, hindsight } = forecastRevenue(history, monthsAhead);
      expect(months).toHaveLength(monthsAhead);
      expect(hindsight).toHaveLength(history.length);
      for (const { predicted, low, high } of months) {
        expect(Number.isSafeInteger(predicted) && predicted >= 0).toBe(true);
        expect((low === null) === (high === null)).toBe(true);
        expect(low ?? predicted).toBeLessThanOrEqual(predicted);
        expect(high ?? predicted).toBeGreaterThanOrEqual(predicted);
      }
    }),
    { numRuns: 60 },
  );
});

test('confidence is 0 to 100, never rises with the horizon, and is low for short histories', () => {
  fc.assert(
    fc.property(histories, horizons, (history, monthsAhead) => {
      const confidences = forecastRevenue(history, monthsAhead).months.map(({ confidence }) => confidence);
      expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
      for (const confidence of confidences) {
        expect(Number.isInteger(confidence) && confidence >= 0).toBe(true);
        expect(confidence).toBeLessThanOrEqual((100 * history.length) / (history.length + 6));
      }
    }),
    { numRuns: 60 },
  );
});

test('a platform ten times as large has ten times the forecast and the same confidence', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const one = forecastRevenue(history, 6);
      const ten = forecastRevenue(
        history.map((cents) => cents * 10),
        6,
      );
      expect(ten.method).toBe(one.method);
      ten.months.forEach(({ predicted, confidence }, at) => {
        expect(Math.abs(predicted / 10 - (one.months[at]?.predicted ?? 0))).toBeLessThanOrEqual(1);
        expect(Math.abs(confidence - (one.months[at]?.confidence ?? 0))).toBeLessThanOrEqual(1);
      });
    }),
    { numRuns: 40 },
  );
});

test('without history the forecast is zero without confidence', () => {
  expect(forecastRevenue([], 3)).toMatchObject({
    origins: 0,
    error: null,
    months: Array.from({ length: 3 }, () => ({ predicted: 0, low: null, high: null, confidence: 0 })),
    hindsight: [],
  });
});

test('one month continues unchanged without an interval, and two have a wide one', () => {
  const one = forecastRevenue([5_000], 2);
  expect(one.months.map(({ predicted, low }) => [predicted, low])).toEqual([
    [5_000, null],
    [5_000, null],
  ]);
  expect(one.months[0]?.confidence).toBeLessThan(10);
  const [next] = forecastRevenue([5_000, 5_500], 1).months;
  expect(next).toMatchObject({ predicted: 5_500 });
  expect(next?.low).toBeLessThan(5_000);
  expect(next?.confidence).toBeLessThan(25);
});

test('lasting growth continues and slows down', () => {
  const history = Array.from({ length: 20 }, (_, at) => 100_000 + 5_000 * at);
  const { method, months, error } = forecastRevenue(history, 12);
  expect(method).toBe('damped_holt');
  expect(error).toBeLessThan(5_000);
  const steps = months.map(({ predicted }, at) => predicted - (months[at - 1]?.predicted ?? 195_000));
  expect(steps[0]).toBeGreaterThan(4_000);
  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(steps.at(-1)).toBeGreaterThan(0);
});

test('a yearly pattern repeats', () => {
  const { method, months } = forecastRevenue([...YEAR, ...YEAR, ...YEAR], 24);
  expect(method).toBe('seasonal_naive');
  expect(months.map(({ predicted }) => predicted)).toEqual([...YEAR, ...YEAR]);
});

test('seasonal growth uses the richest method and never goes below zero', () => {
  const history = [1, 2, 3, 4].flatMap((year) => YEAR.map((cents) => cents + year * 8_000));
  expect(forecastRevenue(history, 12).method).toBe('damped_holt_winters');
  const falling = Array.from({ length: 12 }, (_, at) => 12_000 - 1_000 * at);
  for (const { predicted, low } of forecastRevenue(falling, 24).months) {
    expect(predicted).toBeGreaterThanOrEqual(0);
    expect(low).toBeGreaterThanOrEqual(0);
  }
});

test('months without revenue are forecast as such', () => {
  const { months } = forecastRevenue([0, 0, 0, 0, 0, 0, 0, 0], 2);
  expect(months.map(({ predicted }) => predicted)).toEqual([0, 0]);
});

test('intervals widen with the horizon', () => {
  const history = [1, 2, 3].flatMap((year) => YEAR.map((cents) => cents * year));
  for (const method of FORECAST_METHODS) {
    const { variances } = METHODS[method].forecast(history, 24);
    expect(variances[0]).toBe(1);
    expect(variances).toEqual(variances.toSorted((one, other) => one - other));
  }
});
