/** What stands before the decimals of a file's numbers. */
export type DecimalSign = '.' | ',';

/** Signs of money, letters of currencies, and what keeps thousands apart. */
const DECORATION = /[\s'’$€£¥₹₩₱₺₪฿]|\b[A-Z]{3}\b|\b(?:kr|zł|Kč|Ft|lei|R)\.?(?=[\s\d]|$)/gu;

/** What stands behind a number of pieces. */
const PIECES = /(?<=\d) ?(?:x|×|pcs|stk|uds?|szt|st)\.?$/i;

/** The number of a cell, in the file's own way of writing it; undefined where it is none. `(12.50)` and `12.50-` are less than 0. */
export function readAmount(cell: string, decimal: DecimalSign): number | undefined {
  const text = cell
    .slice(0, 40)
    .normalize('NFKC')
    .replace(/[‒–—−]/g, '-')
    .replace(PIECES, '')
    .replace(DECORATION, '');
  const [, open, minus, digits = '', minusBehind, close] =
    /^(\()?([-+])?([\d.,]+)(-)?(\))?$/.exec(text) ?? [];
  const group = decimal === '.' ? ',' : '.';
  const plain = digits.replaceAll(group, '').replace(decimal, '.');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const amount = Number(plain);
  const isNegative = minus === '-' || minusBehind === '-' || (open !== undefined && close !== undefined);
  return isNegative && amount !== 0 ? -amount : amount;
}

/** How a file writes its decimals, as far as its cells show it: a period where they do not. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  let commas = 0;
  let periods = 0;
  for (const cell of cells) {
    const sign = shownBy(cell.slice(0, 40));
    if (sign === ',') commas += 1;
    if (sign === '.') periods += 1;
  }
  return commas > periods ? ',' : '.';
}

/** The last of two signs; or the only one, unless three digits behind it could be hundreds. */
function shownBy(cell: string): DecimalSign | undefined {
  const [comma, period] = [cell.lastIndexOf(','), cell.lastIndexOf('.')];
  if (comma >= 0 && period >= 0) return comma > period ? ',' : '.';
  const sign = comma >= 0 ? ',' : period >= 0 ? '.' : undefined;
  if (sign === undefined) return undefined;
  const behind = /[.,](\d*)\D*$/.exec(cell)?.[1]?.length ?? 0;
  return behind === 3 || cell.indexOf(sign) !== cell.lastIndexOf(sign) ? undefined : sign;
}
