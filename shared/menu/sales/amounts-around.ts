import { amountsIn } from './group-sums.ts';
import type { DecimalSign } from './read-amount.ts';
import { type Amounts, sumOfAmounts } from './rows-of-half.ts';
import type { SaleRow } from './sale-row.ts';

const NOTHING: Amounts = { sold: 0, revenue: 0 };

/**
 * For each row separator: the sums of the rows since the last one, of all before, of those up to the next one, and of
 * the whole file.
 */
export function amountsAround(
  rows: readonly SaleRow[],
  { isApart, decimal }: { isApart: (row: SaleRow) => boolean; decimal: DecimalSign },
): ReadonlyMap<SaleRow, Amounts[]> {
  const around = new Map<SaleRow, Amounts[]>();
  let run = NOTHING;
  let all = run;
  let open: Amounts[] = [];
  for (const row of rows) {
    if (isApart(row)) {
      open.push(run);
      open = [run, all];
      around.set(row, open);
      run = NOTHING;
    } else {
      const own = amountsIn(row, decimal);
      run = sumOfAmounts([run, own]);
      all = sumOfAmounts([all, own]);
    }
  }
  open.push(run);
  for (const sums of around.values()) sums.push(all);
  return around;
}
