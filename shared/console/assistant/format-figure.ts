import { trueMinus } from '#shared/format/true-minus.ts';
import type { Unit } from './metrics/metric.ts';

const count = (value: number) => trueMinus(value.toLocaleString('en-US'));
const dollars = (value: number, decimals: number) => {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${value < 0 ? '−' : ''}$${text}`;
};

/** As the console writes it: dollars without cents where there are none, what AI costs to four decimals. */
export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return 'unknown';
  if (unit === 'cents') return dollars(value / 100, value % 100 === 0 ? 0 : 2);
  if (unit === 'micros') return dollars(value / 1_000_000, 4);
  if (unit === 'percent') return `${trueMinus(value.toFixed(1))}%`;
  return unit === 'milliseconds' ? `${count(Math.round(value))} ms` : count(value);
}

/** In whole dollars, as the console's cards show revenue; to the cent behind it where that says more. */
export function revenueText(cents: number): string {
  const whole = wholeDollars(cents);
  return cents % 100 === 0 ? whole : `${whole} (${dollars(cents / 100, 2)} to the cent)`;
}

export const wholeDollars = (cents: number): string => dollars(Math.round(cents / 100), 0);

/** On the wire: dollars for money. */
export function wireFigure(value: number | null, unit: Unit): number | null {
  if (value === null) return null;
  return unit === 'cents' ? value / 100 : unit === 'micros' ? value / 1_000_000 : value;
}
