import {
  formatCount,
  formatDecimal,
  formatDollars,
  formatExactDollars,
  formatPercent,
  formatSmallDollars,
} from '#shared/format/numbers.ts';
import type { Unit } from './metrics/metric.ts';

/** Formats a value like the console: dollars without cents if there are none, AI costs to four decimals. */
export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return 'unknown';
  if (unit === 'cents') return value % 100 === 0 ? wholeDollars(value) : formatExactDollars(value / 100);
  if (unit === 'micros') return formatSmallDollars(value / 1_000_000);
  if (unit === 'percent') return formatPercent(value);
  return unit === 'milliseconds' ? `${formatCount(value)} ms` : formatDecimal(value);
}

/** Whole dollars, like the console's cards, followed by the exact amount if it differs. */
export function revenueText(cents: number): string {
  const whole = wholeDollars(cents);
  return cents % 100 === 0 ? whole : `${whole} (exactly ${formatExactDollars(cents / 100)})`;
}

export const wholeDollars = (cents: number): string => formatDollars(Math.round(cents / 100));

/** The value for the API, with money in dollars. */
export function wireFigure(value: number | null, unit: Unit): number | null {
  if (value === null) return null;
  return unit === 'cents' ? value / 100 : unit === 'micros' ? value / 1_000_000 : value;
}
