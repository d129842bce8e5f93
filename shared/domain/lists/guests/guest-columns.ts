import { wordsIn } from '#shared/domain/guests/fold-heading.ts';
import { MARKETING_HEADINGS } from '#shared/domain/guests/marketing-answers.ts';
import { daysIn, furthestToday, latestDay, readDay } from '#shared/domain/guests/read-day.ts';
import type { ListKind, ListTable } from '../list-table.ts';
import {
  type ColumnsByRole,
  type ConfidenceByRole,
  confidenceIn,
  confidencesIn,
  type ListColumn,
  listColumns,
  placeIn,
  proposeColumns,
  type RoleWords,
} from '../propose-columns.ts';
import { looksLikeName, looksLikePhone } from './cell-looks.ts';
import { FIRST_NAMES, LAST_NAME_WORDS, LAST_ORDER_WORDS, NAME_WORDS, PHONE_WORDS } from './column-words.ts';
import { permissionColumn } from './permission-column.ts';

export const COLUMN_ROLES = [
  'name',
  'last_name',
  'phone',
  'other_phone',
  'last_order',
  'permission',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Exports whose rows are guests, or what they ordered. */
export const GUEST_LIST: ListKind = {
  rows: 'guests',
  row: 'guest or order',
  looksLikeData: (cell) => looksLikePhone(cell) || readDay(cell) !== undefined,
};

export type ColumnMap = ColumnsByRole<ColumnRole>;

const ROLES: Record<Exclude<ColumnRole, 'other_phone' | 'permission'>, RoleWords> = {
  name: { ...NAME_WORDS, looksRight: looksLikeName },
  last_name: { ...LAST_NAME_WORDS, looksRight: looksLikeName, needsHeading: true },
  phone: { ...PHONE_WORDS, looksRight: looksLikePhone },
  last_order: {
    ...LAST_ORDER_WORDS,
    looksRight: (cell) => daysIn(cell).some((day) => readDay(day) !== undefined),
  },
};

/** Columns that are only counted have one for phones. */
const SECOND_PHONE: RoleWords = { ...ROLES.phone, needsHeading: true };

/** What each column is, by its heading and by what its cells look like. Leaves out what neither shows. */
export function proposeGuestColumns(table: ListTable): ColumnMap {
  const columns = listColumns(table);
  const order = ['last_order', 'phone', 'other_phone', 'last_name', 'name'] as const;
  const map = proposeColumns(
    order.map((role) => [role, role === 'other_phone' ? SECOND_PHONE : ROLES[role]] as const),
    (table.headingLine === 0 ? withoutDoubtfulDays(columns) : columns).filter(
      (column) => isNotAhead(column) && !areLongPast(column),
    ),
  );
  const taken = new Set(Object.values(map));
  const permission = permissionColumn(columns.filter(({ index }) => !taken.has(index)));
  return withNames({ ...map, ...(permission !== undefined && { permission }) }, columns, table);
}

/** A column whose days mostly lie in the future is no last visit, whatever it is called. */
function isNotAhead({ cells }: ListColumn): boolean {
  const today = furthestToday();
  const ahead = cells.filter((cell) => {
    const days = [latestDay(cell, 'day_first'), latestDay(cell, 'month_first')].filter(
      (day) => day !== undefined,
    );
    return days.length > 0 && days.every((day) => day > today);
  });
  return ahead.length === 0 || ahead.length * 2 < cells.length;
}

/** Days that are all before 2000 are of birth, unless the heading says that they are of visits. */
function areLongPast(column: ListColumn): boolean {
  const days = column.cells.flatMap(
    (cell) => latestDay(cell, 'day_first') ?? latestDay(cell, 'month_first') ?? [],
  );
  return (
    days.length > 0 && days.every((day) => day < '2000') && confidenceIn(ROLES.last_order, column) !== 'sure'
  );
}

/** Of several columns of days without a heading, nobody can tell the last order from a birthday. */
function withoutDoubtfulDays(columns: readonly ListColumn[]): readonly ListColumn[] {
  const areDays = ({ cells }: ListColumn) =>
    cells.length > 0 && cells.every((cell) => readDay(cell) !== undefined);
  return columns.filter(areDays).length > 1 ? columns.filter((column) => !areDays(column)) : columns;
}

/**
 * A column for the whole name needs no second one; its cells show whether it is. Where there is one for first names and
 * another that only says "Name" or "Nom", that one is the last name.
 */
function withNames(map: ColumnMap, columns: readonly ListColumn[], { rows }: ListTable): ColumnMap {
  const { name, last_name, ...others } = map;
  if (name === undefined) return map;
  const isFirst = wordsIn(columns[name]?.words ?? '', FIRST_NAMES);
  if (isFirst) return map;
  const first = columns.find(({ words }) => placeIn(words, FIRST_NAMES) >= 0);
  if (first !== undefined) return { ...others, name: first.index, last_name: last_name ?? name };
  if (last_name === undefined || isWithin(rows, last_name, name)) return { ...others, name };
  return map;
}

/** Whether most cells of one column are also in the other. */
function isWithin(rows: ListTable['rows'], part: number, whole: number): boolean {
  const filled = rows.filter(({ cells }) => (cells[part] ?? '') !== '');
  const within = filled.filter(({ cells }) => (cells[whole] ?? '').includes(cells[part] ?? ''));
  return within.length * 2 >= filled.length;
}

/** How sure each proposed column is. */
export function guestConfidences(table: ListTable, columns: ColumnMap): ConfidenceByRole<ColumnRole> {
  const listed = listColumns(table);
  return confidencesIn(columns, (role, index) => {
    const column = listed[index];
    if (column === undefined) return 'guess';
    if (role === 'permission') return wordsIn(column.words, MARKETING_HEADINGS) ? 'sure' : 'likely';
    return confidenceIn(role === 'other_phone' ? SECOND_PHONE : ROLES[role], column);
  });
}
