import type { Counts } from '#shared/metrics/event-figures.ts';
import { type ForecastMonth, forecastRevenue } from './forecast-revenue.ts';
import type { ForecastMethod } from './forecast-terms.ts';
import { type MonthRevenue, monthAfter, monthlyRevenue } from './monthly-revenue.ts';

/** Months of history that a forecast uses. */
export const HISTORY_MONTHS = 60;

/** Cents. */
export type RevenueOutlook = {
  /** Past months; `hindsight`: the forecast one month before. */
  actual: (MonthRevenue & { hindsight: number | null })[];
  /** The current month, then the requested full months. */
  forecast: (ForecastMonth & { month: string })[];
  running: MonthRevenue;
  method: ForecastMethod;
  origins: number;
  /** Mean absolute error of past forecasts. */
  error: number | null;
  /** Percent: the average future month compared with the average of as many past months; null without revenue. */
  growthRate: number | null;
  /** Full months: "next 6 months" are the six after the current one. */
  totalPredicted: number;
};

/** Past and expected revenue by month, from the platform’s daily counters. */
export function revenueOutlook(
  days: readonly { day: string; counts: Counts }[],
  { now, monthsAhead }: { now: Date; monthsAhead: number },
): RevenueOutlook {
  const { months: all, running } = monthlyRevenue(days, now);
  const months = all.slice(-HISTORY_MONTHS);
  const history = months.map(({ cents }) => cents);
  const { months: predicted, hindsight, method, origins, error } = forecastRevenue(history, monthsAhead + 1);
  const forecast = predicted.map((each, at) => ({
    ...(at === 0 ? atLeast(each, running.cents) : each),
    month: monthAfter(running.month, at),
  }));
  const whole = forecast.slice(1);
  return {
    actual: months.map((each, at) => ({ ...each, hindsight: hindsight[at] ?? null })),
    forecast,
    running,
    method,
    origins,
    error,
    growthRate: growthRate(history.slice(-monthsAhead), whole),
    totalPredicted: sumOf(whole.map((each) => each.predicted)),
  };
}

/** The forecast can’t be below the revenue so far. */
function atLeast(month: ForecastMonth, cents: number): ForecastMonth {
  const { predicted, low, high } = month;
  return {
    ...month,
    predicted: Math.max(predicted, cents),
    low: low === null ? null : Math.max(low, cents),
    high: high === null ? null : Math.max(high, cents),
  };
}

function growthRate(before: readonly number[], forecast: readonly ForecastMonth[]): number | null {
  const average = sumOf(before) / before.length;
  if (!(average > 0)) return null;
  const expected = sumOf(forecast.map(({ predicted }) => predicted)) / forecast.length;
  return Math.round((1000 * (expected - average)) / average) / 10;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
