import { cutLine } from './line-prices.ts';

/** Names of sizes above two or more price columns. */
const SIZE = `(?:${[
  'small|medium|large|regular|family|half|full|whole|slice|cup|bowl|glass|bottle|pint|pitcher|main|dozen|piece|portion|queen|king|reg|sm|med?|lg|x{0,2}[sl]|m|½|1/2',
  'petite|moyenne|grande|grosse|verre|bouteille|demi|pichet|entr[eé]e|pièce',
  'kleine?|große?|glas|flasche|stück|halbe|ganze',
  'chic[oa]|median[oa]|pequeñ[oa]|copa|botella|media|enter[oa]|raci[oó]n|tapa|vaso|jarra',
  'piccol[oa]|medi[oa]|calice|bottiglia|inter[oa]',
  String.raw`\d{1,3}(?:[.,/]\d{1,2})?\s?(?:l|cl|ml|oz|lb|k?g|cm|in|")`,
].join('|')})`;
const SIZES = new RegExp(`^${SIZE}(?:(?:\\s*[/|,]\\s*|\\s+)${SIZE})+$`, 'iu');
const IS_SIZE = new RegExp(`^${SIZE}$`, 'iu');
const LABEL = /^\p{L}[\p{L}.]{0,11}$/u;

/** "Small", "0,5 l" */
export const isSize = (words: string): boolean => IS_SIZE.test(words);

/** "0,20": liters */
const LITERS = /^0[.,]\d{1,2}$/u;
const isLabel = (words: string): boolean => LABEL.test(words) || isSize(words) || LITERS.test(words);

/** The sizes of price columns, and the heading of the dishes below. */
export type ColumnHeads = { course: string; labels: string[] };

/** "Small Large"; if the next line has as many prices, also "Tapa Ración", "PHO (SM / LG)". */
export function columnHeads(line: string, next: string): ColumnHeads | undefined {
  if (SIZES.test(line)) return { course: '', labels: line.match(new RegExp(SIZE, 'giu')) ?? [] };
  const [, course = '', bracketed = line] = /^(\p{L}[^(]*?)\s*\(([^()]+)\)$/u.exec(line) ?? [];
  const cells = bracketed.split(/\t+|\s{2,}|\s*(?<!\d)[/|]\s*/u);
  // "PIZZAS   12"   16""
  const isHeaded = course === '' && cells.length > 2 && !isSize(cells[0] ?? '');
  if (
    isHeaded &&
    cells.slice(1).every(isLabel) &&
    cutLine(next, cells.length - 1).price?.variants.length === cells.length - 1
  )
    return { course: cells[0] ?? '', labels: cells.slice(1) };
  const labels = cells;
  if (labels.length < 2 || !labels.every(isLabel)) return undefined;
  return cutLine(next).price?.variants.length === labels.length ? { course, labels } : undefined;
}
