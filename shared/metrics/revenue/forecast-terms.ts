/** From simplest to most complex. */
export const FORECAST_METHODS = ['naive', 'damped_holt', 'seasonal_naive', 'damped_holt_winters'] as const;
export type ForecastMethod = (typeof FORECAST_METHODS)[number];

/** The horizons offered (spec, console §9), and the longest one. */
export const FORECAST_HORIZONS = [6, 12, 18, 24] as const;
export const MOST_MONTHS_AHEAD = 24;
