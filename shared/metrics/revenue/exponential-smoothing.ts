/**
 * Exponential smoothing with additive errors, a damped trend, and, with a season longer than one month, an additive
 * season: Holt and Winters' method in the state space form of R. J. Hyndman, A. B. Koehler, J. K. Ord and R. D. Snyder,
 * "Forecasting with Exponential Smoothing", Springer 2008, chapter 3 (ETS(A,Ad,N) and ETS(A,Ad,A)). The trend is damped
 * as in E. S. Gardner and E. McKenzie, "Forecasting trends in time series", Management Science 31, 1985.
 */
export type SmoothedForecast = {
  values: number[];
  /** The variance of the error this many steps ahead, relative to one step. */
  variances: number[];
};

type Weights = { level: number; trend: number; season: number; damping: number };
type State = { level: number; trend: number; seasons: number[] };

const LEVEL_WEIGHTS = [0.05, 0.2, 0.4, 0.6, 0.9];
/** The weight of the level. */
const TREND_SHARES = [0, 0.1, 0.3];
/** The weight of the trend, as a share of the level’s. */
const SEASON_SHARES = [0.05, 0.3];
const DAMPINGS = [0.8, 0.9, 0.98];
/** Months used for the first level and trend; twice as many with a season. */
const FIRST_MONTHS = 10;

/** Chooses the weights with the smallest squared one-step errors. `season`: months; 1 for none. */
export function smooth(history: readonly number[], horizon: number, season: number): SmoothedForecast {
  const first = firstState(history, season);
  let best = { weights: weightsFor(season)[0] as Weights, state: first, squares: Number.POSITIVE_INFINITY };
  for (const weights of weightsFor(season)) {
    const run = follow(history, weights, first);
    if (run.squares < best.squares) best = { weights, ...run };
  }
  return project(best.state, best.weights, { horizon, from: history.length });
}

const WITHOUT_SEASON = weightsOf([0]);
const WITH_SEASON = weightsOf(SEASON_SHARES);

function weightsFor(season: number): readonly Weights[] {
  return season === 1 ? WITHOUT_SEASON : WITH_SEASON;
}

function weightsOf(seasonShares: readonly number[]): Weights[] {
  return LEVEL_WEIGHTS.flatMap((level) =>
    TREND_SHARES.flatMap((trend) =>
      seasonShares.flatMap((season) =>
        DAMPINGS.map((damping) => ({ level, trend: trend * level, season: season * (1 - level), damping })),
      ),
    ),
  );
}

/** A line through the first months, and the average distance of each calendar month from it. */
function firstState(history: readonly number[], season: number): State {
  const first = history.slice(0, season === 1 ? FIRST_MONTHS : 2 * season);
  const { start, slope } = lineThrough(first);
  const apart = Array.from({ length: season }, (_, month) =>
    average(first.flatMap((value, at) => (at % season === month ? [value - start - slope * at] : []))),
  );
  const middle = average(apart);
  const seasons = season === 1 ? [0] : apart.map((each) => each - middle);
  return { level: start - slope + middle, trend: slope, seasons };
}

function follow(
  history: readonly number[],
  { level: levelWeight, trend: trendWeight, season: seasonWeight, damping }: Weights,
  first: State,
): { state: State; squares: number } {
  const seasons = [...first.seasons];
  let { level, trend } = first;
  let squares = 0;
  history.forEach((value, at) => {
    const month = at % seasons.length;
    const season = seasons[month] ?? 0;
    const expected = level + damping * trend;
    const error = value - expected - season;
    squares += error * error;
    level = expected + levelWeight * error;
    trend = damping * trend + trendWeight * error;
    seasons[month] = season + seasonWeight * error;
  });
  return { state: { level, trend, seasons }, squares };
}

/** `from`: the number of earlier months. Variances as in table 6.1 of the book. */
function project(
  { level, trend, seasons }: State,
  weights: Weights,
  { horizon, from }: { horizon: number; from: number },
): SmoothedForecast {
  const { damping } = weights;
  const forecast: SmoothedForecast = { values: [], variances: [] };
  let dampings = 0;
  let variance = 1;
  for (let step = 1; step <= horizon; step += 1) {
    dampings += damping ** step;
    const season = seasons[(from + step - 1) % seasons.length] ?? 0;
    forecast.values.push(level + dampings * trend + season);
    forecast.variances.push(variance);
    const isYear = seasons.length > 1 && step % seasons.length === 0;
    variance += (weights.level + weights.trend * dampings + (isYear ? weights.season : 0)) ** 2;
  }
  return forecast;
}

/** Least squares. */
function lineThrough(values: readonly number[]): { start: number; slope: number } {
  const [middle, mean] = [(values.length - 1) / 2, average(values)];
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const along = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const slope = spread === 0 ? 0 : along / spread;
  return { start: mean - slope * middle, slope };
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
