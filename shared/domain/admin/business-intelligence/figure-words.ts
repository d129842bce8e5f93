import { trueMinus } from '../../true-minus.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars, as the console shows what restaurants pay: `$1,234`. */
export function dollarsWord(dollars: number): string {
  return trueMinus(DOLLARS.format(dollars));
}

export function countWord(count: number): string {
  return count.toLocaleString('en-US');
}

/** With its noun: `1 restaurant`, `2,000 restaurants`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${countWord(count)} ${count === 1 ? one : many}`;
}

/** To one decimal: `12.5%`. */
export function percentWord(percent: number): string {
  return `${trueMinus(percent.toLocaleString('en-US', { maximumFractionDigits: 1 }))}%`;
}

/** By how many percent a figure has changed, to one decimal; null where it was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round((1000 * (now - before)) / before) / 10;
}
