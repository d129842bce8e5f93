import { METHODS } from './forecast-methods.ts';
import { FORECAST_METHODS, type ForecastMethod } from './forecast-terms.ts';

/** A forecast as it would have been made earlier, beside what came. */
type PastForecast = {
  /** Months of history that it knew. */
  origin: number;
  /** What came less what was forecast, by month. */
  errors: number[];
  variances: number[];
};
export type Evaluation = {
  method: ForecastMethod;
  past: PastForecast[];
  /** Mean absolute error of all months of all past forecasts; undefined where there are none. */
  error: number | undefined;
};

/** Past forecasts that are looked at: the latest. */
const MOST_ORIGINS = 24;
/** A method that can be compared at fewer is left out, unless nothing else is there. */
const FEWEST_ORIGINS = 3;
/** Months ahead by which methods are compared. */
const COMPARED_MONTHS = 6;

/**
 * The method whose forecasts would have erred least, each made with what was known then (rolling origin: L. J. Tashman,
 * "Out-of-sample tests of forecasting accuracy", International Journal of Forecasting 16, 2000). All are compared at
 * the same origins, and of equal ones the plainer is taken. There is at least one month.
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

/** How a method would have done from the month on of which `first` months came before. */
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
