import { numberFormatter } from '#shared/format/formatter.ts';
import { CURRENCY } from './currency.ts';
import { trueMinus } from './true-minus.ts';

const asCount = numberFormatter({ maximumFractionDigits: 0 });
const asOneDecimal = numberFormatter({ maximumFractionDigits: 1 });
const asAmount = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const asDollars = numberFormatter({
  style: 'currency',
  currency: CURRENCY,
  maximumFractionDigits: 0,
});
const asExactDollars = numberFormatter({ style: 'currency', currency: CURRENCY });
const asSmallDollars = numberFormatter({
  style: 'currency',
  currency: CURRENCY,
  minimumFractionDigits: 4,
});

/** A whole number: `1,234`. */
export const formatCount = (count: number): string => trueMinus(asCount(count));

/** With its noun: `1 restaurant`, `2,000 restaurants`. */
export const formatCounted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** One decimal, without a trailing zero: `12.5`, `80`. */
export const formatDecimal = (figure: number): string => trueMinus(asOneDecimal(figure));

/** Two decimals, without a currency: `1,234.50`, `−0.25`. */
export const formatAmount = (figure: number): string => trueMinus(asAmount(figure));

/** Percent with one decimal: `12.5%`, `−40%`. */
export const formatPercent = (percent: number): string => `${formatDecimal(percent)}%`;

/** Whole dollars: `$1,235`. */
export const formatDollars = (dollars: number): string => trueMinus(asDollars(dollars));

/** To the cent: `$74.50`, `−$12.25`. */
export const formatExactDollars = (dollars: number): string => trueMinus(asExactDollars(dollars));

/** Four decimals, for costs below a cent: `$0.0128`. */
export const formatSmallDollars = (dollars: number): string => trueMinus(asSmallDollars(dollars));
