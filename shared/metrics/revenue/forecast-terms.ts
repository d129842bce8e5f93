/** From the plainest to the richest. */
export const FORECAST_METHODS = ['naive', 'damped_holt', 'seasonal_naive', 'damped_holt_winters'] as const;
export type ForecastMethod = (typeof FORECAST_METHODS)[number];

/** Months that are offered (spec, console §9), and the most that can be asked for. */
export const FORECAST_HORIZONS = [6, 12, 18, 24] as const;
export const MOST_MONTHS_AHEAD = 24;
