import { METHODS } from './forecast-methods.ts';
import { FORECAST_METHODS, type ForecastMethod } from './forecast-terms.ts';

/** A forecast from an earlier month, compared with the actual revenue. */
type PastForecast = {
  /** Months of history available then. */
  origin: number;
  /** Actual minus forecast, by month. */
  errors: number[];
  variances: number[];
};
export type Evaluation = {
  method: ForecastMethod;
  past: PastForecast[];
  /** Mean absolute error over all months of all past forecasts; undefined without any. */
  error: number | undefined;
};

/** The most past forecasts, newest ones. */
const MOST_ORIGINS = 24;
/** Methods with fewer comparable forecasts are left out, unless there is no other. */
const FEWEST_ORIGINS = 3;
/** The horizon for comparing methods, in months. */
const COMPARED_MONTHS = 6;

/**
 * The method with the smallest error on past forecasts, each made with the data available then (rolling origin: L. J.
 * Tashman, "Out-of-sample tests of forecasting accuracy", International Journal of Forecasting 16, 2000). All methods
 * use the same origins; ties go to the simpler one. There is at least one month.
 */
export function chooseMethod(history: readonly number[]): Evaluation {
  const able = FORECAST_METHODS.filter(
    (method) => history.length - METHODS[method].fewestMonths >= FEWEST_ORIGINS,
  );
  const methods: readonly ForecastMethod[] = able.length === 0 ? ['naive'] : able;
  const needed = Math.max(...methods.map((method) => METHODS[method].fewestMonths));
  const first = Math.max(needed, history.length - MOST_ORIGINS);
  const [plainest, ...richer] = methods.map((method) => evaluate(method, history, first));
  return richer.reduce(
    (best, each) => ((each.error ?? 0) < (best.error ?? 0) ? each : best),
    plainest as Evaluation,
  );
}

/** A method’s past forecasts, from the month with `first` months before it. */
export function evaluate(method: ForecastMethod, history: readonly number[], first: number): Evaluation {
  const origins = Array.from({ length: Math.max(0, history.length - first) }, (_, at) => first + at);
  const past = origins.map((origin): PastForecast => {
    const came = history.slice(origin, origin + COMPARED_MONTHS);
    const { values, variances } = METHODS[method].forecast(history.slice(0, origin), came.length);
    return { origin, variances, errors: came.map((value, at) => value - (values[at] ?? 0)) };
  });
  const errors = past.flatMap((each) => each.errors.map(Math.abs));
  const error = errors.length === 0 ? undefined : errors.reduce((sum, each) => sum + each, 0) / errors.length;
  return { method, past, error };
}
