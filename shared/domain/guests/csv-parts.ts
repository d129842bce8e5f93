export type CsvPart = {
  /** The first line of the whole file, then rows of it. */
  text: string;
  /** Lines of the file that are not in the part: what is said of line 2 of it is about so many lines further down. */
  linesBefore: number;
};

/** A file in parts of at most so many rows, each with the names of the columns. Breaks within quotes part nothing. */
export function csvParts(text: string, rowsOfPart: number): CsvPart[] {
  const [header = '', ...rows] = rowsOf(text.replace(/\r\n?/g, '\n'));
  const parts: CsvPart[] = [];
  let line = lineCount(header);
  for (let index = 0; index < rows.length; index += rowsOfPart) {
    const part = rows.slice(index, index + rowsOfPart);
    parts.push({ text: [header, ...part].join('\n'), linesBefore: line - lineCount(header) });
    line += part.reduce((lines, row) => lines + lineCount(row), 0);
  }
  return parts;
}

function rowsOf(text: string): string[] {
  const rows: string[] = [];
  let isQuoted = false;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') isQuoted = !isQuoted;
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
