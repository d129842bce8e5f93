import { formatPercent } from '#shared/format/numbers.ts';
import type { ForecastMethod } from '#shared/metrics/revenue/forecast-terms.ts';

/** With its sign: `+4.2%`. */
export function growthLabel(percent: number | null): string {
  if (percent === null) return '–';
  return `${percent > 0 ? '+' : ''}${formatPercent(percent)}`;
}

/** What stands in sentences. */
export const METHOD_NAMES: Readonly<Record<ForecastMethod, string>> = {
  naive: 'The last month, repeated',
  damped_holt: 'A leveling trend (damped Holt)',
  seasonal_naive: 'The last year, repeated',
  damped_holt_winters: 'A leveling seasonal trend (damped Holt-Winters)',
};
