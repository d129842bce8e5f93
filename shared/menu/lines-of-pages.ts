/** Files with more aren’t menus and aren’t read. */
export const MOST_PAGES = 40;
/** Per page; the rest isn’t read. */
const MOST_PIECES = 5_000;
/** The gap between separate pieces of text, in font sizes. */
const GUTTER = 2.5;
/** The same after a price at the end of a line: the next text starts another column. */
const GUTTER_BEHIND_PRICE = 0.8;
/** Points by which lines of one column may start apart, and by which a line is indented. */
const ALIGNED = 2;
const INDENT = 60;
/** Letters this much larger than most are headings. */
const LARGER = 1.15;

/** A piece of text in a PDF. `x` and `y` in points, from the lower left. */
export type PagePiece = { str: string; x: number; y: number; width: number; fontSize: number };
/** In reading order. */
export type MenuLine = { text: string; isHeading: boolean };

/** `isPriced`: it ends in a price that was far from its dish. */
type Line = { text: string; x: number; end: number; size: number; isPriced: boolean };

const PRICE = /^[\s.·…_]*(?:\p{Sc}?\s?\d|(?:mp|m\.p\.|mkt|market(?: price)?|aq|s\.?q\.?|tagespreis|s\/m)$)/iu;
const BARE_PRICE = /^\p{Sc}?\s?\d{1,4}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u;
/** A word, not a diet label after a price. */
const BEGINS_WORDS = /^(?!(?:v|vg|ve|gf|df)$)(?:\p{Lu}|\p{L}{3})/u;

/**
 * The lines of a menu as printed, whatever the order of the pieces in the file. A price at the end of a line belongs to
 * its dish, and the left column comes first.
 */
export function linesOfPages(pages: readonly (readonly PagePiece[])[]): MenuLine[] {
  const lines = pages.flatMap((pieces) => linesOfPage(pieces.slice(0, MOST_PIECES)));
  const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lines.map(({ text: shown, size }) => {
    const text = withoutSpacing(shown);
    return { text, isHeading: !/\d/.test(text) && (size > LARGER * usual || isInCapitals(text)) };
  });
}

/** `P A S T A` is one word with wide spacing. */
function withoutSpacing(text: string): string {
  const isWide = /^\p{L}(?: {1,3}[\p{L}&]){3,}$/u.test(text);
  return isWide ? text.replaceAll(/ (?! )(?<! {2})/g, '').replaceAll(/ +/g, ' ') : text;
}

function linesOfPage(pieces: readonly PagePiece[]): Line[] {
  const shown = pieces.filter(({ str }) => str.trim() !== '');
  const lines = rowsOf(shown).flatMap(linesOfRow);
  return inReadingOrder(lines);
}

/**
 * Column by column. A line across several columns, such as an address at the bottom, separates what is above and below
 * it.
 */
function inReadingOrder(lines: readonly Line[]): Line[] {
  const gutters = guttersOf(lines);
  const read: Line[] = [];
  let columns: Line[][] = [];
  for (const line of lines) {
    if (gutters.some((x) => line.x < x - ALIGNED && line.end > x)) {
      read.push(...columns.flat(), line);
      columns = [];
    } else {
      const column = gutters.filter((x) => x <= line.x + ALIGNED).length;
      columns[column] = [...(columns[column] ?? []), line];
    }
  }
  return [...read, ...columns.flat()];
}

/** Where columns start: where more lines start than cross, and no line that starts shortly before crosses. */
function guttersOf(lines: readonly Line[]): number[] {
  const gutters: number[] = [];
  for (const { x } of [...lines].sort((one, other) => one.x - other.x)) {
    if (gutters.some((known) => x - known <= ALIGNED)) continue;
    const crossing = lines.filter((line) => line.x < x - ALIGNED && line.end > x);
    const isIndent = crossing.some((line) => x - line.x < INDENT);
    const begin = lines.filter((line) => Math.abs(line.x - x) <= ALIGNED).length;
    if (!isIndent && begin > crossing.length) gutters.push(x);
  }
  return gutters;
}

/** Pieces at the same height, from the top. */
function rowsOf(pieces: readonly PagePiece[]): PagePiece[][] {
  const rows: PagePiece[][] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const isSame = row?.[0] !== undefined && row[0].y - piece.y < piece.fontSize / 2;
    if (isSame) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** A distant price belongs to the name before it; other distant text starts a new line. */
function linesOfRow(row: readonly PagePiece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of [...row].sort((one, other) => one.x - other.x)) {
    const line = lines.at(-1);
    if (line === undefined || isApart(line, piece)) lines.push(begun(piece));
    else goOn(line, piece);
  }
  return lines;
}

function isApart(line: Line, { str, x, fontSize }: PagePiece): boolean {
  const gap = (x - line.end) / Math.min(fontSize, line.size);
  if (line.isPriced && gap > GUTTER_BEHIND_PRICE && BEGINS_WORDS.test(str)) return true;
  return gap > GUTTER && !isPriceOf(line, str) && !/^[\s.·…_]+$/.test(str);
}

/** A price alone always does; "12 oz ribeye" after "Soup 7" is a dish in the next column. */
const isPriceOf = (line: Line, str: string) =>
  BARE_PRICE.test(str) || (PRICE.test(str) && !/\d\s?\p{Sc}?$/u.test(line.text));

function begun({ str, x, width, fontSize }: PagePiece): Line {
  return { text: str.trim(), x, end: x + width, size: fontSize, isPriced: false };
}

function goOn(line: Line, { str, x, width, fontSize }: PagePiece): void {
  const isGap = x - line.end > fontSize / 8;
  line.isPriced ||= x - line.end > GUTTER * fontSize && isPriceOf(line, str);
  line.text += `${isGap && !line.text.endsWith(' ') ? ' ' : ''}${str.trimEnd()}`;
  line.end = x + width;
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
