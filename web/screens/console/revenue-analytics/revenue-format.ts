import type { ForecastMethod } from '#shared/domain/admin/revenue/forecast-terms.ts';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** `2026-11` → `Nov 2026`. */
export function monthLabel(month: string): string {
  return MONTH.format(new Date(`${month}-01`));
}

/** Whole dollars: `$1,235`. */
export function dollarsLabel(amount: number): string {
  return DOLLARS.format(amount);
}

/** With its sign: `+4.2%`. */
export function growthLabel(percent: number | null): string {
  if (percent === null) return '–';
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${Math.abs(percent).toLocaleString('en-US')}%`;
}

/** What stands in sentences. */
export const METHOD_NAMES: Readonly<Record<ForecastMethod, string>> = {
  naive: 'The last month, repeated',
  damped_holt: 'A trend that flattens out (damped Holt)',
  seasonal_naive: 'The last year, repeated',
  damped_holt_winters: 'A trend that flattens out, with seasons (damped Holt-Winters)',
};
