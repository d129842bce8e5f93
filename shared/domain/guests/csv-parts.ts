import { delimiterOf } from './list-shape.ts';

export type CsvPart = {
  /** The first line of the whole file, then rows of it. */
  text: string;
  /** Lines of the file that are not in the part: what is said of line 2 of it is about so many lines further down. */
  linesBefore: number;
};

/** What may stand above the names of the columns: empty lines, and the sign that a spreadsheet is told of. */
const ABOVE_HEADER = /^(?:[^\S\n]*\n)*(?:sep=.\n)?(?:[^\S\n]*\n)*/i;

/**
 * A file in parts of at most so many rows and characters, each with the names of the columns; a longer row is a part of
 * its own. Breaks within quotes part nothing.
 */
export function csvParts(text: string, most: { rows: number; characters: number }): CsvPart[] {
  const whole = text.replace(/\r\n?/g, '\n');
  const [above = ''] = ABOVE_HEADER.exec(whole) ?? [];
  const [header = '', ...rows] = rowsOf(whole.slice(above.length));
  const parts: CsvPart[] = [];
  let line = lineCount(above) - 1;
  for (let index = 0; index < rows.length; ) {
    const part = rows.slice(index, index + rowsThatFit(rows, index, most));
    index += part.length;
    parts.push({ text: [header, ...part].join('\n'), linesBefore: line });
    line += part.reduce((lines, row) => lines + lineCount(row), 0);
  }
  return parts;
}

function rowsThatFit(rows: readonly string[], from: number, most: { rows: number; characters: number }) {
  let count = 1;
  let characters = rows[from]?.length ?? 0;
  while (count < most.rows && from + count < rows.length) {
    characters += 1 + (rows[from + count]?.length ?? 0);
    if (characters > most.characters) break;
    count += 1;
  }
  return count;
}

/** A quotation mark opens at the beginning of a cell and closes at its end; elsewhere it is a sign as any other. */
function rowsOf(text: string): string[] {
  const delimiter = delimiterOf(text);
  const isEnd = (sign: string | undefined) => sign === undefined || sign === delimiter || sign === '\n';
  const rows: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') {
      const isEscaped = isQuoted && text[index + 1] === '"';
      if (isEscaped) index += 1;
      else if (isQuoted ? isEnd(text[index + 1]) : isEnd(text[index - 1])) isQuoted = !isQuoted;
    }
    if (sign !== '\n' || isQuoted) continue;
    rows.push(text.slice(start, index));
    start = index + 1;
  }
  if (start < text.length) rows.push(text.slice(start));
  return rows;
}

function lineCount(row: string): number {
  return row.split('\n').length;
}
