/** More is no menu; such a file is not read. */
export const MOST_PAGES = 40;
/** Of one page; what follows is not read. */
const MOST_PIECES = 5_000;
/** Sizes of its letters by which words stand apart from those before them. */
const GUTTER = 2.5;
/** The same behind a price at the far end of its line: what follows begins another column. */
const GUTTER_BEHIND_PRICE = 0.8;
/** Points by which lines of one column begin apart, and by which a line is moved in below another. */
const ALIGNED = 2;
const INDENT = 60;
/** Letters this much larger than most are a heading's. */
const LARGER = 1.15;

/** A run of words of a PDF. `x` and `y` in points, from the lower left of the page. */
export type PagePiece = { str: string; x: number; y: number; width: number; fontSize: number };
/** In the order in which people read them. */
export type MenuLine = { text: string; isHeading: boolean };

/** `isPriced`: it ends in a price that stood far from its dish. */
type Line = { text: string; x: number; end: number; size: number; isPriced: boolean };

const PRICE = /^[\s.·…_]*(?:\p{Sc}?\s?\d|(?:mp|m\.p\.|mkt|market(?: price)?|aq|s\.?q\.?|tagespreis|s\/m)$)/iu;
const BARE_PRICE = /^\p{Sc}?\s?\d{1,4}(?:[.,]\d{1,2})?\s?\p{Sc}?$/u;
/** A word, and no mark of a diet behind a price. */
const BEGINS_WORDS = /^(?!(?:v|vg|ve|gf|df)$)(?:\p{Lu}|\p{L}{3})/u;

/**
 * The lines of a menu as they stand on its pages, in whatever order the file holds their pieces: a price at the far end
 * belongs to its dish, and of two columns the left one is read first.
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

/** `P A S T A` is a word that was set wide. */
function withoutSpacing(text: string): string {
  const isWide = /^\p{L}(?: {1,3}[\p{L}&]){3,}$/u.test(text);
  return isWide ? text.replaceAll(/ (?! )(?<! {2})/g, '').replaceAll(/ +/g, ' ') : text;
}

function linesOfPage(pieces: readonly PagePiece[]): Line[] {
  const shown = pieces.filter(({ str }) => str.trim() !== '');
  const lines = rowsOf(shown).flatMap(linesOfRow);
  return inReadingOrder(lines);
}

/** Column by column; a line across several, such as the address at the foot, divides what is above it from what is below. */
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

/** Where columns begin: where more lines do than cross there, and none that begins shortly before crosses. */
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

/** What stands at the same height, from the top. */
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

/** A price far off belongs to the name before it; other words far off begin a line of their own. */
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

/** A price alone always is; "12 oz ribeye" behind "Soup 7" is a dish of the next column. */
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
