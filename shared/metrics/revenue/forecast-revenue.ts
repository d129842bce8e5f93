import { METHODS, SEASON } from './forecast-methods.ts';
import type { ForecastMethod } from './forecast-terms.ts';
import { chooseMethod, type Evaluation, evaluate } from './rolling-origin.ts';

/** Cents. */
export type ForecastMonth = {
  predicted: number;
  /** 80% prediction interval; null if no past forecast could be compared. */
  low: number | null;
  high: number | null;
  /** 0 to 100. */
  confidence: number;
};
export type RevenueForecast = {
  method: ForecastMethod;
  /** The past forecasts used to choose the method, and their mean absolute error in cents. */
  origins: number;
  error: number | null;
  months: ForecastMonth[];
  /** The forecast of each past month one month before; null if there was none. */
  hindsight: (number | null)[];
};

/** The 90% quantile of the normal distribution: one month in ten above, one in ten below. */
const Z = 1.281552;
/** Months of history that halve the uncertainty. */
const HALF_CONFIDENT_MONTHS = 6;
/** Mean absolute error divided by standard deviation, for a normal distribution. */
const MEAN_OF_DEVIATION = Math.sqrt(2 / Math.PI);
/** The default error without past forecasts: a month may be off by half. */
const UNKNOWN_ERROR_SHARE = 0.5;

/** Forecasts the months after these. Revenue is in cents, in order. Without any month, it returns nothing. */
export function forecastRevenue(history: readonly number[], monthsAhead: number): RevenueForecast {
  if (history.length === 0) return emptyForecast(monthsAhead);
  const chosen = chooseMethod(history);
  const { values, variances } = METHODS[chosen.method].forecast(history, monthsAhead);
  const deviation = deviationOf(chosen, history);
  const level = levelOf(history);
  let confidence = 100;
  const months = values.map((value, at): ForecastMonth => {
    const predicted = Math.max(0, Math.round(value));
    const spread = deviation === undefined ? undefined : deviation * Math.sqrt(variances[at] ?? 1);
    const reach = spread === undefined ? undefined : spread * level * quantile(chosen.past.length);
    confidence = Math.min(confidence, confidenceOf(spread, history.length));
    return {
      predicted,
      low: reach === undefined ? null : Math.max(0, Math.round(value - reach)),
      high: reach === undefined ? null : Math.max(predicted, Math.round(value + reach)),
      confidence,
    };
  });
  return {
    method: chosen.method,
    origins: chosen.past.length,
    error: chosen.error ?? null,
    months,
    hindsight: hindsightOf(chosen.method, history),
  };
}

function emptyForecast(monthsAhead: number): RevenueForecast {
  const month: ForecastMonth = { predicted: 0, low: null, high: null, confidence: 0 };
  return {
    method: 'naive',
    origins: 0,
    error: null,
    months: Array.from({ length: monthsAhead }, () => month),
    hindsight: [],
  };
}

/**
 * Standard deviation of one-month errors divided by monthly revenue. Theory gives how the spread grows with the months;
 * past errors give its width, because they include what theory leaves out, such as estimated weights. Each error is
 * relative to the revenue of its time, because errors grow with revenue.
 */
function deviationOf({ past }: Evaluation, history: readonly number[]): number | undefined {
  const squares = past.flatMap(({ origin, errors, variances }) => {
    const level = levelOf(history.slice(0, origin));
    return level === 0 ? [] : errors.map((error, at) => (error / level) ** 2 / (variances[at] ?? 1));
  });
  if (squares.length === 0) return undefined;
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / squares.length);
}

/**
 * The 90% quantile of Student’s t distribution, by expansion (Abramowitz and Stegun, 26.7.5). Few forecasts give wide
 * intervals.
 */
function quantile(degrees: number): number {
  const second = (Z ** 3 + Z) / 4;
  const third = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  return Z + second / degrees + third / degrees ** 2;
}

/** The expected error as a share of monthly revenue; larger for short histories. */
function confidenceOf(spread: number | undefined, months: number): number {
  const share = spread === undefined ? UNKNOWN_ERROR_SHARE : MEAN_OF_DEVIATION * spread;
  return Math.floor(((100 * months) / (months + HALF_CONFIDENT_MONTHS)) * Math.max(0, 1 - share));
}

/** Average monthly revenue of the last year. */
function levelOf(history: readonly number[]): number {
  const last = history.slice(-SEASON);
  return last.reduce((sum, value) => sum + value, 0) / last.length;
}

function hindsightOf(method: ForecastMethod, history: readonly number[]): (number | null)[] {
  const byOrigin = new Map(
    evaluate(method, history, METHODS[method].fewestMonths).past.map(({ origin, errors }) => [
      origin,
      Math.max(0, Math.round((history[origin] ?? 0) - (errors[0] ?? 0))),
    ]),
  );
  return history.map((_, month) => byOrigin.get(month) ?? null);
}
