import { groupDigits } from '#shared/format/group-digits.ts';

/** The most lines of a file. A full list of 2 MB has fewer. */
const MAX_LINES = 100_000;
/** The most columns. No register exports more for guests. */
const MAX_COLUMNS = 200;

const DELIMITERS = [',', ';', '\t', '|'];

/** The separator between cells: the most frequent one outside quotes in the first line with words. */
export function delimiterOf(text: string): string {
  const header = firstLine(text).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Lines that are searched for a table. Reports start with a title, a period, or an address. */
const LINES_OF_A_TITLE = 15;

/**
 * The separator that splits most of the first lines into the same number of cells. Decimal commas split a few, titles
 * none.
 */
export function delimiterOfTable(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split('\n', LINES_OF_A_TITLE);
  const cutBy = (delimiter: string) => {
    const cuts = lines.map((line) => line.split(delimiter).length - 1);
    return Math.max(...cuts.map((most) => most * cuts.filter((cut) => cut === most).length));
  };
  return DELIMITERS.reduce((best, each) => (cutBy(each) > cutBy(best) ? each : best));
}

/** A message if the file is too large to read. One pass over the text, before anything is parsed. */
export function shapeProblem(text: string, delimiter: string, mostLines = MAX_LINES): string | undefined {
  const sign = delimiter.charCodeAt(0);
  let line = 1;
  let columns = 1;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 10) {
      line += 1;
      columns = 1;
    } else if (code === sign) columns += 1;
    if (columns > MAX_COLUMNS) {
      return `Line ${line} has more than ${MAX_COLUMNS} columns. Keep only the columns you need.`;
    }
    if (line > mostLines) {
      return `The file has more than ${inThousands(mostLines)} lines. Delete empty lines at the end, or split the file.`;
    }
  }
  return undefined;
}

function firstLine(text: string): string {
  const start = text.search(/\S/);
  if (start < 0) return '';
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end).slice(0, 20_000);
}

function inThousands(count: number): string {
  return groupDigits(count);
}
