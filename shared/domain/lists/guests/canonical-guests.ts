import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import {
  asksForOptOut,
  asksForTexts,
  holdsAnswers,
  leavesOpen,
  looksLikeAnswer,
  refusesMarketing,
} from '#shared/domain/guests/marketing-answers.ts';
import { type DayOrder, furthestToday, latestDay } from '#shared/domain/guests/read-day.ts';
import { csvRow } from '#shared/domain/guests/safe-cell.ts';
import type { ListRow, ListTable } from '../list-table.ts';
import { inSpokenOrder } from './cell-looks.ts';
import { type ColumnMap, proposeGuestColumns } from './guest-columns.ts';
import { bestPhone, phoneColumns } from './phone-columns.ts';
import { createPhoneReader, type PhoneReader } from './phone-reader.ts';

/** How a list is read: its columns, the order of day and month, and where numbers without a country code are of. */
export type GuestReading = {
  columns: ColumnMap;
  order: DayOrder;
  region: string;
  /** One that is asked again for the same numbers; by the region where there is none. */
  readPhone?: PhoneReader;
};

/** The columns of a list of guests (spec, owner tools §3). */
const LIST_COLUMNS = ['customer_name', 'phone_number', 'last_order_date'] as const;

export type ReadGuest = {
  name: string;
  phone: string;
  /** `YYYY-MM-DD`, or the cell itself where it names no day. */
  lastOrder: string;
  hasDay: boolean;
};

/** What each row says of a guest. */
export function guestReader(
  { headings }: Pick<ListTable, 'headings'>,
  { columns, order, region, readPhone = createPhoneReader(region) }: GuestReading,
): (row: ListRow) => ReadGuest {
  const phones = phoneColumns(headings, columns);
  const today = furthestToday();
  return ({ cells }) => {
    const cellOf = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? ''));
    const typedDay = cellOf(columns.last_order);
    const day = latestDay(typedDay, order, today);
    return {
      name: nameOf(
        cellOf(columns.name),
        columns.last_name === undefined ? undefined : cellOf(columns.last_name),
      ),
      phone: bestPhone(cells, phones, readPhone),
      lastOrder: day ?? typedDay,
      hasDay: day !== undefined,
    };
  };
}

function nameOf(name: string, lastName: string | undefined): string {
  return lastName === undefined ? inSpokenOrder(name) : `${name} ${lastName}`.trim();
}

/** The columns of answers: those that are read for who wants no texts, and those of yes and no that say something else. */
export function answersOf({ headings, rows }: ListTable, { permission }: ColumnMap) {
  const cellsOf = (index: number) => () => rows.map(({ cells }) => cells[index] ?? '');
  const columns = headings.map((heading, index) => ({ heading, index, cellsOf: cellsOf(index) }));
  // A column without an answer, such as of the days on which guests agreed, refuses nobody.
  const isRead = ({ heading, index, cellsOf }: (typeof columns)[number]) =>
    index === permission ||
    (asksForTexts(heading, cellsOf) && (asksForOptOut(heading) || cellsOf().some(looksLikeAnswer)));
  // Nothing is read where the owner has chosen no such column.
  const read = permission === undefined ? [] : columns.filter(isRead);
  const passedOver = columns.filter((column) => !read.includes(column) && holdsAnswers(column.cellsOf()));
  return { read, passedOver };
}

/** Rows of guests of whom the till knows that they want no marketing: they are not even sent to the platform. */
export function refusalsOf(table: ListTable, columns: ColumnMap): Set<ListRow> {
  // One column may say who agreed to ads, another to texts, a third who has left since: any refusal counts.
  const asked = answersOf(table, columns).read.map(({ heading, index }) => ({
    index,
    refuses: refusalReader(asksForOptOut(heading)),
  }));
  return new Set(
    table.rows.filter(({ cells }) => asked.some(({ index, refuses }) => refuses(cells[index] ?? ''))),
  );
}

/** A column has few different answers: each is read once. */
function refusalReader(isOptOut: boolean): (cell: string) => boolean {
  const known = new Map<string, boolean>();
  return (cell) => {
    // No one is texted on a guess.
    const refuses = known.get(cell) ?? (refusesMarketing(cell, isOptOut) || (!isOptOut && leavesOpen(cell)));
    known.set(cell, refuses);
    return refuses;
  };
}

export type GuestListText = {
  csv: string;
  /** A line of the list is so many lines further down than in the owner's file. */
  linesAdded: 0 | 1;
};

/** `campaign`: who wants no texts is left out. `import`: who wants none is kept, and recorded so. */
export type ListPurpose = 'campaign' | 'import';

/**
 * The list with the spec's columns, numbers in E.164. Each row stays on its line, so that what is said of line 7 is true
 * of the owner's own file, too.
 */
export function toGuestList(
  table: ListTable,
  reading: GuestReading,
  purpose: ListPurpose = 'campaign',
): GuestListText {
  const { headingLine, rows } = table;
  const answers = purpose === 'import' ? answersOf(table, reading.columns).read : [];
  const refusals = purpose === 'campaign' ? refusalsOf(table, reading.columns) : new Set();
  const readGuest = guestReader(table, reading);
  const { readPhone = createPhoneReader(reading.region) } = reading;
  const names = [...LIST_COLUMNS, ...answers.map(({ heading }) => answerColumn(heading))];
  const linesAdded = headingLine === 0 ? 1 : 0;
  let csv = '\n'.repeat(Math.max(0, headingLine - 1)) + names.join(',');
  let line = Math.max(1, headingLine);
  for (const row of rows) {
    if (refusals.has(row)) continue;
    const { name, phone, lastOrder } = readGuest(row);
    csv += '\n'.repeat(Math.max(1, row.line + linesAdded - line));
    const said = answers.map(({ index }) => row.cells[index] ?? '');
    csv += csvRow([name, readPhone(phone)?.phone ?? phone, lastOrder, ...said]).trimEnd();
    line = row.line + linesAdded;
  }
  return { csv: `${csv}\n`, linesAdded };
}

/** A heading that the server knows, in whatever words the file has it. */
function answerColumn(heading: string): string {
  return asksForOptOut(heading) ? 'opted_out' : 'sms_opt_in';
}

/** What the platform says of a line, with the line as it is in the owner's file. */
export function withOwnLine(error: string, linesAdded: number): string {
  return error.replace(/^Line (\d+)/, (_, line: string) => `Line ${Number(line) - linesAdded}`);
}

/**
 * Whether a file has our own columns: it goes as it is. A list of a campaign does not where it also says who wants no
 * texts, has second numbers, or other days.
 */
export function isOwnList(table: ListTable, purpose: ListPurpose): boolean {
  const { headings, rows } = table;
  const names = headings.map((heading) => foldHeading(heading).replaceAll(' ', '_'));
  const [name = -1, phone = -1, day = -1] = LIST_COLUMNS.map((column) => names.indexOf(column));
  if (purpose === 'import') return name >= 0 && phone >= 0;
  if (name < 0 || phone < 0 || day < 0) return false;
  const { permission, other_phone } = proposeGuestColumns(table);
  if (permission !== undefined || other_phone !== undefined) return false;
  return rows.every(({ cells }) => /^(?:\d{4}-\d\d-\d\d)?$/.test(cells[day] ?? ''));
}
