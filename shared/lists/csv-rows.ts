import { UnreadableList } from './unreadable-list.ts';

export type CsvRow = {
  /** The line where the row begins, from 1. */
  line: number;
  cells: string[];
};

/** A row and its position in the text, without the line end. */
export type PlacedRow = CsvRow & { start: number; end: number };

/**
 * Parses a CSV text (RFC 4180) with `\n` line ends and skips empty rows. A quotation mark that doesn’t end its cell is
 * an ordinary character: `"Big" Bob`. Throws `UnreadableList` for one that is never closed. Linear in the length of the
 * text.
 */
export function* csvRows(text: string, delimiter: string): Generator<PlacedRow> {
  const lineEnd = placeOf(text, '\n');
  const delimiterPlace = placeOf(text, delimiter);
  const cellEnd: Place = (from) => Math.min(delimiterPlace(from), lineEnd(from));
  let line = 1;
  for (let start = 0; start < text.length; ) {
    const firstEnd = lineEnd(start);
    const first = text.slice(start, firstEnd);
    const { cells, end } = first.includes('"')
      ? quotedRow({ text, cellEnd }, start)
      : { cells: first.split(delimiter), end: firstEnd };
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells, start, end };
    line += end === firstEnd ? 1 : breaksIn(text.slice(start, end)) + 1;
    start = end + 1;
  }
}

type Place = (from: number) => number;
type Scan = { text: string; cellEnd: Place };

/** The next position of a character, or the end of the text. Called for increasing positions, it looks at each once. */
function placeOf(text: string, sign: string): Place {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(sign, from);
    if (found < 0) found = text.length;
    return found;
  };
}

function quotedRow(scan: Scan, start: number): { cells: string[]; end: number } {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const { value, end } = cellAt(scan, at);
    cells.push(value);
    if (end >= scan.text.length || scan.text[end] === '\n') return { cells, end };
    at = end + 1;
  }
}

function cellAt({ text, cellEnd }: Scan, start: number): { value: string; end: number } {
  if (text[start] !== '"') return { value: text.slice(start, cellEnd(start)), end: cellEnd(start) };
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) throw new UnreadableList(openQuote(breaksIn(text.slice(0, start)) + 1));
  const end = cellEnd(close + 1);
  const isQuoted = end === close + 1;
  return {
    value: isQuoted ? text.slice(start + 1, close).replaceAll('""', '"') : text.slice(start, end),
    end,
  };
}

function openQuote(line: number): string {
  return `Line ${line}: a quotation mark (") is opened but never closed. Close or remove it.`;
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
