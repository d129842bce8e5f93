import type { ForecastMethod } from '#shared/domain/admin/revenue/forecast-terms.ts';
import { trueMinus } from '#shared/domain/true-minus.ts';

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
  return trueMinus(DOLLARS.format(amount));
}

/** `1,200%`, `−40%`. */
export function percentLabel(percent: number): string {
  return `${trueMinus(percent.toLocaleString('en-US'))}%`;
}

/** With its sign: `+4.2%`. */
export function growthLabel(percent: number | null): string {
  if (percent === null) return '–';
  return `${percent > 0 ? '+' : ''}${percentLabel(percent)}`;
}

/** What stands in sentences. */
export const METHOD_NAMES: Readonly<Record<ForecastMethod, string>> = {
  naive: 'The last month, repeated',
  damped_holt: 'A trend that flattens out (damped Holt)',
  seasonal_naive: 'The last year, repeated',
  damped_holt_winters: 'A trend that flattens out, with seasons (damped Holt-Winters)',
};
