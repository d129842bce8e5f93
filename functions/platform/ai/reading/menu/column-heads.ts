import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';
import { VARIANT_LABEL } from './prices/price-words.ts';

/** What the prices of the lines below are for. */
export type ColumnHeads = { labels: Span[]; heading: Span | undefined };

const LABEL_ONLY = new RegExp(`^\\(?(?:${VARIANT_LABEL.source})\\)?$`);
const SIZE = '\\d{1,2}(?:[.,]\\d{1,2})?\\s?(?:l|cl|cm|g|oz|lb|kg|pers\\.?)?';
const SIZE_AT_END = new RegExp(`(?:^|\\s)((?:${VARIANT_LABEL.source}|${SIZE}))$`);
const LONGEST = 80;
const MOST_WORDS = 3;

/** Parts of a line that gaps and slashes part. */
function partsOf(folded: string, line: Span, gap: { text: string; at: RegExp }): Span[] {
  const parts: Span[] = [];
  let { start } = line;
  for (const found of gap.text.matchAll(gap.at)) {
    parts.push({ start, end: line.start + found.index });
    start = line.start + found.index + found[0].length;
  }
  parts.push({ start, end: line.end });
  return parts.map((part) => trimmed(folded, part)).filter((part) => part.start < part.end);
}

/** "PASTA  small | large", "½ lb<tab>1 lb": nothing but sizes behind the first word. */
export function sizeHeads(folded: string, source: string, line: Span): ColumnHeads | undefined {
  if (line.end - line.start > LONGEST) return undefined;
  const text = source.slice(line.start, line.end);
  const parts = partsOf(folded, line, { text, at: /\s?[/|,\t()]\s?|\s{2,8}|\s[-–—]\s/g });
  const isLabel = ({ start, end }: Span) => LABEL_ONLY.test(folded.slice(start, end));
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0 || !rest.every(isLabel)) return undefined;
  if (isLabel(first)) return { labels: parts, heading: undefined };
  return rest.length < 2 ? undefined : { labels: rest, heading: first };
}

/**
 * "CURRIES   Chicken / Lamb / King Prawn", "Offen 0,1 / Flasche": any words or sizes that slashes part, where the line
 * below has a price for each. `prices`: how many stand on the line below.
 */
export function slashedHeads(
  folded: string,
  source: string,
  { line, prices }: { line: Span; prices: number },
): ColumnHeads | undefined {
  if (prices < 2 || line.end - line.start > LONGEST) return undefined;
  const text = source.slice(line.start, line.end);
  const parts = partsOf(folded, line, { text, at: /\s?[/|]\s?/g });
  const [first, ...rest] = parts;
  if (first === undefined || parts.length !== prices) return undefined;
  const at = firstLabelAt(folded, source, first, rest);
  if (at === undefined) return undefined;
  const heading = trimmed(folded, { start: first.start, end: at });
  const labels = [trimmed(folded, { start: at, end: first.end }), ...rest];
  return { labels, heading: heading.start < heading.end ? heading : undefined };
}

/** Where the label of the first column begins: behind a gap, or with a size. */
function firstLabelAt(
  folded: string,
  source: string,
  first: Span,
  rest: readonly Span[],
): number | undefined {
  const words = rest.map(({ start, end }) => folded.slice(start, end));
  const gap = /(?:\s{2,}|\t|:\s)(?=[^\s]+(?:\s[^\s]+){0,2}$)/.exec(source.slice(first.start, first.end));
  const areWords = words.every((word) => !/\d/.test(word) && word.split(' ').length <= MOST_WORDS);
  if (gap !== null && areWords) return first.start + gap.index + gap[0].length;
  const areSizes = words.every((word) => SIZE_AT_END.exec(word)?.[1] === word);
  const isMeasured = words.some((word) => /[a-z]/.test(word));
  const size = SIZE_AT_END.exec(folded.slice(first.start, first.end));
  if (!areSizes || !isMeasured || size?.[1] === undefined) return undefined;
  return first.end - size[1].length;
}
