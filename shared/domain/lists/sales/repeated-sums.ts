import { type DecimalSign, decimalSignOf } from '#shared/domain/menu-engineering/sales/read-amount.ts';
import type { ListTable } from '../list-table.ts';

type Amounts = readonly (number | undefined)[];

/** Whether a column says what the sum of others says, or the mean of these `columns`. Rows without a number say nothing. */
export function repeatsSum(own: Amounts, { sums, columns }: { sums: Amounts; columns: number }): boolean {
  const pairs = own.flatMap((amount, index) => {
    const sum = sums[index];
    return amount === undefined || sum === undefined ? [] : [{ amount, sum }];
  });
  const isAll = (isSame: (pair: { amount: number; sum: number }) => boolean) =>
    pairs.length > 0 && pairs.every(isSame);
  return (
    isAll(({ amount, sum }) => Math.abs(amount - sum) <= 0.05) ||
    isAll(({ amount, sum }) => Math.abs(amount - sum / columns) <= 0.5)
  );
}

const IS_NUMBER = /^[^\p{L}]*\p{N}[^\p{L}]*$/u;

/** How a file writes its decimals, by all of its numbers: whole ones beside them do not show it. */
export function decimalOfNumbers({ rows }: ListTable): DecimalSign {
  return decimalSignOf(rows.flatMap(({ cells }) => cells.filter((cell) => IS_NUMBER.test(cell))));
}
