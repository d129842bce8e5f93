import { type SmoothedForecast, smooth } from './exponential-smoothing.ts';
import type { ForecastMethod } from './forecast-terms.ts';

/** Months of a year. */
export const SEASON = 12;

type Method = {
  /** The fewest months of history that the method needs. */
  fewestMonths: number;
  forecast: (history: readonly number[], horizon: number) => SmoothedForecast;
};

export const METHODS: Readonly<Record<ForecastMethod, Method>> = {
  naive: { fewestMonths: 1, forecast: (history, horizon) => repeatLast(history, horizon, 1) },
  damped_holt: { fewestMonths: 5, forecast: (history, horizon) => smooth(history, horizon, 1) },
  seasonal_naive: {
    fewestMonths: SEASON,
    forecast: (history, horizon) => repeatLast(history, horizon, SEASON),
  },
  damped_holt_winters: {
    fewestMonths: 2 * SEASON,
    forecast: (history, horizon) => smooth(history, horizon, SEASON),
  },
};

/** Repeats the last season; with one month, the last month. The error grows with each repetition. */
function repeatLast(history: readonly number[], horizon: number, season: number): SmoothedForecast {
  const last = history.slice(-season);
  const steps = Array.from({ length: horizon }, (_, step) => step);
  return {
    values: steps.map((step) => last[step % last.length] ?? 0),
    variances: steps.map((step) => 1 + Math.floor(step / season)),
  };
}
