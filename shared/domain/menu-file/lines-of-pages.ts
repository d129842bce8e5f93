/** More is no menu; such a file is not read. */
export const MOST_PAGES = 40;
/** Of one page; what follows is not read. */
const MOST_PIECES = 5_000;
/** Sizes of its letters by which words stand apart from those before them. */
const GUTTER = 2.5;
/** Letters this much larger than most are a heading's. */
const LARGER = 1.15;

/** A run of words of a PDF. `x` and `y` in points, from the lower left of the page. */
export type PagePiece = { str: string; x: number; y: number; width: number; fontSize: number };
/** In the order in which people read them. */
export type MenuLine = { text: string; isHeading: boolean };

type Line = { text: string; x: number; end: number; size: number };

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
  const left = Math.min(...lines.map(({ x }) => x));
  const middle = (left + Math.max(...lines.map(({ end }) => end))) / 2;
  const isRight = ({ x }: Line) => x >= middle;
  return [...lines.filter((line) => !isRight(line)), ...lines.filter(isRight)];
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
  const isPriceOf = /^[\s.·…_]*\p{Sc}?\s?\d/u.test(str) && !/\d\s?\p{Sc}?$/u.test(line.text);
  return x - line.end > GUTTER * fontSize && !isPriceOf && !/^[\s.·…_]+$/.test(str);
}

function begun({ str, x, width, fontSize }: PagePiece): Line {
  return { text: str.trim(), x, end: x + width, size: fontSize };
}

function goOn(line: Line, { str, x, width, fontSize }: PagePiece): void {
  const isGap = x - line.end > fontSize / 8;
  line.text += `${isGap && !line.text.endsWith(' ') ? ' ' : ''}${str.trimEnd()}`;
  line.end = x + width;
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();
}
