import type { Counts } from '#shared/metrics/event-figures.ts';
import { type ForecastMonth, forecastRevenue } from './forecast-revenue.ts';
import type { ForecastMethod } from './forecast-terms.ts';
import { type MonthRevenue, monthAfter, monthlyRevenue } from './monthly-revenue.ts';

/** Months of history that a forecast looks at. */
export const HISTORY_MONTHS = 60;

/** Cents. */
export type RevenueOutlook = {
  /** Months that are over; `hindsight`: what would have been forecast one month before. */
  actual: (MonthRevenue & { hindsight: number | null })[];
  /** The month that runs, then as many whole ones as were asked for. */
  forecast: (ForecastMonth & { month: string })[];
  running: MonthRevenue;
  method: ForecastMethod;
  origins: number;
  /** Mean absolute error of forecasts of the past. */
  error: number | null;
  /** Percent: the average whole month to come beside that of as many months before; null where nothing came in. */
  growthRate: number | null;
  /** Of the whole months to come: "next 6 months" are the six after the one that runs. */
  totalPredicted: number;
};

/** What came in, month by month, and what is to be expected, from the platform's day counters. */
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

/** What has come in already cannot go. */
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
