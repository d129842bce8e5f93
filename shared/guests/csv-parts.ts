import { csvRows, type PlacedRow } from '#shared/lists/csv-rows.ts';
import { delimiterOf } from './list-shape.ts';

export type CsvPart = {
  /** The first line of the file, then some of its rows. */
  text: string;
  /** Lines of the file before this part, minus the header. Adds to line numbers in messages. */
  linesBefore: number;
};

/**
 * Splits a file into parts with at most this many rows and characters, each with the header row. A longer row is its
 * own part. Line breaks inside quotes don’t split. Throws `UnreadableList` for an unclosed quotation mark.
 */
export function csvParts(text: string, most: { rows: number; characters: number }): CsvPart[] {
  const whole = text.replace(/\r\n?/g, '\n').replace(/^\s*sep=.\n/i, (above) => above.replace(/[^\n]/g, ''));
  const [header, ...rows] = csvRows(whole, delimiterOf(whole));
  if (header === undefined) return [];
  const names = whole.slice(header.start, header.end);
  return groupsOf(rows, most).map(({ first, last }) => ({
    text: `${names}\n${whole.slice(first.start, last.end)}`,
    linesBefore: first.line - 1 - names.split('\n').length,
  }));
}

type Group = { first: PlacedRow; last: PlacedRow; rows: number };

/** Text between two rows of a group belongs to it, too. */
function groupsOf(rows: readonly PlacedRow[], most: { rows: number; characters: number }): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    const fits =
      group !== undefined && group.rows < most.rows && row.end - group.first.start <= most.characters;
    if (fits) Object.assign(group, { last: row, rows: group.rows + 1 });
    else groups.push({ first: row, last: row, rows: 1 });
  }
  return groups;
}
