import type { ForecastMethod } from '#shared/metrics/revenue/forecast-terms.ts';

/** Forecast methods, to follow “Method:”. */
export const METHOD_NAMES: Readonly<Record<ForecastMethod, string>> = {
  naive: 'the same as the latest month',
  damped_holt: 'a trend that levels off (damped Holt)',
  seasonal_naive: 'the same months last year',
  damped_holt_winters: 'a seasonal trend that levels off (damped Holt-Winters)',
};
