import { asksForOptOut, leavesOpen, refusesMarketing } from '#shared/guests/marketing-answers.ts';
import { type DayOrder, furthestToday, latestDay, readDay } from '#shared/guests/read-day.ts';
import type { CsvRow } from '#shared/lists/csv-rows.ts';
import type { ListTable } from '#shared/lists/list-table.ts';
import { cellAt } from '#shared/lists/mapping.ts';
import type { ColumnsByRole } from '#shared/lists/propose-columns.ts';
import type { ColumnRole } from './guest-columns.ts';
import type { PhoneReader } from './phone-reader.ts';

export type GuestColumns = ColumnsByRole<ColumnRole>;

/** How to read a list: its columns, the order of day and month, and the phone number reader. */
export type GuestReading = { columns: GuestColumns; order: DayOrder; readPhone: PhoneReader };

/** `lastOrder` is `YYYY-MM-DD` if the cell has a date, else the cell itself. */
export type GuestRow = { name: string; phone: string; lastOrder: string };

/** Reads the guest of a row. */
export function createGuestRowReader({ columns, order, readPhone }: GuestReading): (row: CsvRow) => GuestRow {
  const today = furthestToday();
  return ({ cells }) => {
    const name = cellAt(cells, columns.name);
    const lastName = cellAt(cells, columns.last_name);
    const day = cellAt(cells, columns.last_order);
    return {
      name: columns.last_name === undefined ? inSpokenOrder(name) : `${name} ${lastName}`.trim(),
      phone: findPhone([cellAt(cells, columns.phone), cellAt(cells, columns.other_phone)], readPhone),
      lastOrder: latestDay(day, order, today) ?? day,
    };
  };
}

/** `Ruiz, Ana` becomes "Ana Ruiz". */
function inSpokenOrder(name: string): string {
  const [, last, first] = /^(\p{L}[\p{L}' -]*), ?(\p{L}[\p{L}' -]*)$/u.exec(name) ?? [];
  return last === undefined || /^(?:jr|sr|ii+|md|phd|inc|llc|ltd|gmbh)$/i.test(first ?? '')
    ? name
    : `${first} ${last}`;
}

/** Separates numbers in one cell. */
const BETWEEN = /\s*(?::::|[;,|/、])\s*/;
const MOBILE = /mobil|cell|handy|携帯/i;

/** The first number that may be mobile, else the first number, else the text of the first cell. */
function findPhone(cells: readonly string[], readPhone: PhoneReader): string {
  const parts = cells
    .flatMap((cell) => (readPhone(cell) === undefined ? cell.split(BETWEEN) : [cell]))
    .filter((part) => part !== '');
  const phones = parts.filter((part) => readPhone(part) !== undefined);
  const mobile =
    phones.find((part) => MOBILE.test(part)) ?? phones.find((part) => readPhone(part)?.mayBeMobile === true);
  return mobile ?? phones[0] ?? parts[0] ?? '';
}

/** A row’s consent in the columns that the owner chose. Dates and blanks don’t count. */
export type TextAnswer = 'agrees' | 'refuses' | 'unclear' | undefined;

export function readTextAnswer(
  cell: string,
  { role, heading }: { role: 'permission' | 'opt_out'; heading: string },
): TextAnswer {
  const isOptOut = role === 'opt_out' || asksForOptOut(heading);
  if (refusesMarketing(cell, isOptOut)) return 'refuses';
  if (cell === '' || readDay(cell) !== undefined) return undefined;
  return leavesOpen(cell) ? 'unclear' : 'agrees';
}

type AnswerColumn = {
  role: 'permission' | 'opt_out';
  heading: string;
  index: number;
  read: (cells: readonly string[]) => TextAnswer;
};

/** The consent columns that the owner chose, under the headings that the server knows. */
export function chosenAnswers({ headings }: ListTable, columns: GuestColumns): AnswerColumn[] {
  return (['permission', 'opt_out'] as const).flatMap((role) => {
    const index = columns[role];
    const own = headings[index ?? -1];
    if (index === undefined || own === undefined) return [];
    const known = new Map<string, TextAnswer>();
    const read = (cells: readonly string[]) => {
      const cell = cells[index] ?? '';
      if (!known.has(cell)) known.set(cell, readTextAnswer(cell, { role, heading: own }));
      return known.get(cell);
    };
    const heading = role === 'opt_out' || asksForOptOut(own) ? 'opted_out' : 'sms_opt_in';
    return [{ role, heading, index, read }];
  });
}

/** Rows of guests who can’t be texted: they opted out, or their answer is unclear. */
export function findRefusals(table: ListTable, columns: GuestColumns): ReadonlySet<CsvRow> {
  const answers = chosenAnswers(table, columns);
  const mayNotBeTexted = ({ cells }: CsvRow) =>
    answers.some(({ read }) => ['refuses', 'unclear'].includes(read(cells) ?? ''));
  return new Set(answers.length === 0 ? [] : table.rows.filter(mayNotBeTexted));
}
