import { formatCount } from '#shared/format/numbers.ts';
import type { CsvRow } from '#shared/lists/csv-rows.ts';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { isOldOfficeFile, unzipParts } from './unzip-parts.ts';
import { dateStyles, printedSerial } from './xlsx-dates.ts';
import { attribute, decodeEntities, elements, textIn } from './xml-scan.ts';

const MOST_COLUMNS = 200;

const PARTS =
  /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

const TOO_LARGE = 'This Excel file is too large. Save the sheet with your list as CSV.';
const BROKEN = 'We couldn’t open this Excel file. Save it again as .xlsx, or as CSV.';

/** The rows of the first sheet without empty ones; dates as `YYYY-MM-DD`. Throws `UnreadableList`. */
export function readXlsx(bytes: Uint8Array, mostRows: number): CsvRow[] {
  if (isOldOfficeFile(bytes))
    throw new UnreadableList(
      'This Excel file has a password or is in the old .xls format. Save it as .xlsx without a password, or as CSV.',
    );
  const parts = unzipParts(bytes, { wanted: PARTS, tooLarge: TOO_LARGE, broken: BROKEN });
  const sheet = parts.get(firstSheet(parts));
  if (sheet === undefined) throw new UnreadableList(BROKEN);
  const workbook = {
    strings: [...elements(parts.get('xl/sharedStrings.xml') ?? '', 'si')].map(({ inner }) => textIn(inner)),
    dates: dateStyles(parts.get('xl/styles.xml') ?? ''),
    is1904: /date1904="(?:1|true)"/.test((parts.get('xl/workbook.xml') ?? '').slice(0, 10_000)),
  };
  return rowsOf(sheet, workbook, mostRows);
}

/** The path of the first sheet, or the usual path if the workbook doesn’t say. */
function firstSheet(parts: ReadonlyMap<string, string>): string {
  const [sheet] = elements(parts.get('xl/workbook.xml') ?? '', 'sheet');
  const id = attribute(sheet?.attributes ?? '', 'r:id');
  for (const { attributes } of elements(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')) {
    if (id === undefined || attribute(attributes, 'Id') !== id) continue;
    const target = attribute(attributes, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return 'xl/worksheets/sheet1.xml';
}

type Workbook = { strings: readonly string[]; dates: ReadonlySet<number>; is1904: boolean };

function rowsOf(sheet: string, workbook: Workbook, mostRows: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 0;
  for (const { attributes, inner } of elements(sheet, 'row')) {
    line = Number(attribute(attributes, 'r') ?? line + 1);
    const cells: string[] = [];
    let place = -1;
    for (const cell of elements(inner, 'c')) {
      place = placeOf(attribute(cell.attributes, 'r')) ?? place + 1;
      const text = cellText(cell, workbook);
      if (text === '') continue;
      if (place >= MOST_COLUMNS)
        throw new UnreadableList(
          `Line ${line} has more than ${MOST_COLUMNS} columns. Keep only the columns you need.`,
        );
      while (cells.length < place) cells.push('');
      cells[place] = text;
    }
    if (cells.length === 0) continue;
    if (rows.length === mostRows)
      throw new UnreadableList(
        `This file has more than ${formatCount(mostRows)} rows. Split it into smaller files.`,
      );
    rows.push({ line, cells });
  }
  return rows;
}

/** The column of `AB12`, starting at 0. */
function placeOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(
  { attributes, inner }: { attributes: string; inner: string },
  { strings, dates, is1904 }: Workbook,
): string {
  const type = attribute(attributes, 't');
  if (type === 'inlineStr') return textIn(inner);
  const [value] = elements(inner, 'v');
  if (value === undefined) return '';
  if (type === 's') return strings[Number(value.inner)] ?? '';
  if (type === 'b') return value.inner === '1' ? 'TRUE' : 'FALSE';
  if (type === 'str' || type === 'e' || type === 'd') return decodeEntities(value.inner);
  const number = Number(value.inner);
  if (value.inner === '' || Number.isNaN(number)) return '';
  if (dates.has(Number(attribute(attributes, 's') ?? 0))) return printedSerial(number, is1904);
  // Binary floats have more digits than anyone typed.
  return String(Number(number.toPrecision(15)));
}
