/** The decimal separator of a file. */
export type DecimalSign = '.' | ',';

/** Currency signs and letters, and thousands separators. */
const DECORATION = /[\s'’$€£¥₹₩₱₺₪฿]|\b[A-Z]{3}\b|\b(?:kr|zł|Kč|Ft|lei|R)\.?(?=[\s\d]|$)/gu;

/** Units after a quantity. */
const PIECES = /(?<=\d) ?(?:x|×|pcs|pieces?|stk|stück|stuck|uds?|szt|st|pz)\.?$/i;
/** `x21`, `× 3`: a quantity. */
const TIMES = /^\s*[x×]\s?(?=\d)/i;
/** `14,-`: no cents. */
const NO_CENTS = /(?<=\d)[.,]-{1,2}$/;
/** `US$` */
const COUNTRY = /\b(?:US|CA|AU|NZ|HK|SG|S)(?=\$)/g;

/** The number in a cell, in the file’s format; undefined if it isn’t a number. `(12.50)` and `12.50-` are negative. */
export function readAmount(cell: string, decimal: DecimalSign): number | undefined {
  const text = cell
    .slice(0, 40)
    .normalize('NFKC')
    .replace(/[‒–—−]/g, '-')
    .replace(COUNTRY, '')
    .replace(PIECES, '')
    .replace(TIMES, '')
    .replace(DECORATION, '')
    .replace(NO_CENTS, '');
  const [, open, minus, digits = '', minusBehind, close] =
    /^(\()?([-+])?([\d.,]+)(-)?(\))?$/.exec(text) ?? [];
  const sign = signOf(digits) ?? decimal;
  const plain = digits.replaceAll(sign === '.' ? ',' : '.', '').replace(sign, '.');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined;
  const amount = Number(plain);
  const isNegative = minus === '-' || minusBehind === '-' || (open !== undefined && close !== undefined);
  return isNegative && amount !== 0 ? -amount : amount;
}

const GROUPED = /^\D*[1-9]\d{0,2}\.\d{3}\D*$/;
const FEWEST_GROUPS = 2;

/** "12,50" has cents in every file: thousands have three digits behind their sign. */
function signOf(digits: string): DecimalSign | undefined {
  const [, sign] = /^\d+([.,])(?:\d{1,2})$/.exec(digits) ?? [];
  return sign as DecimalSign | undefined;
}

/** The file’s decimal separator, as far as its cells show it; otherwise a period. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  let commas = 0;
  let periods = 0;
  let groups = 0;
  let isPart = false;
  for (const whole of cells) {
    const cell = whole.slice(0, 40);
    const sign = shownBy(cell);
    if (GROUPED.test(cell)) groups += 1;
    isPart ||= /^\D*0[.]\d/.test(cell);
    if (sign === ',') commas += 1;
    if (sign === '.') periods += 1;
  }
  // "1.250" and "8.125" in one file, and nothing below 1: thousands.
  if (commas === 0 && periods === 0 && groups >= FEWEST_GROUPS && !isPart) return ',';
  return commas > periods ? ',' : '.';
}

/** The last of two separators, or the only one unless it has three digits after it. */
function shownBy(cell: string): DecimalSign | undefined {
  const [comma, period] = [cell.lastIndexOf(','), cell.lastIndexOf('.')];
  if (comma >= 0 && period >= 0) return comma > period ? ',' : '.';
  const sign = comma >= 0 ? ',' : period >= 0 ? '.' : undefined;
  if (sign === undefined) return undefined;
  const behind = /[.,](\d*)\D*$/.exec(cell)?.[1]?.length ?? 0;
  return behind === 3 || cell.indexOf(sign) !== cell.lastIndexOf(sign) ? undefined : sign;
}
