import { UnreadableList } from './unreadable-list.ts';

export type CsvRow = {
  /** In the file, from 1, where the row begins. */
  line: number;
  cells: string[];
};

/** A row and its place in the text, without its line end. */
export type PlacedRow = CsvRow & { start: number; end: number };

/**
 * The rows of a CSV text (RFC 4180) whose line ends are `\n`, without those that have no text. A quotation mark that
 * does not close at the end of its cell is a character like any other: `"Big" Bob`. Throws `UnreadableList` for one that is
 * never closed. Time is linear in the text.
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

/** Where a sign is next, else the end of the text. Asked for ever later places, it looks at each once. */
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
