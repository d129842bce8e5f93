import { asksForOptOut, leavesOpen, refusesMarketing } from '#shared/domain/guests/marketing-answers.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { DayOrderFinding } from '../day-order.ts';
import type { ListTable } from '../list-table.ts';
import { dayOrderOf, type ExamplesByRole, exampleOf, type ListMapping, type RefusedRow } from '../mapping.ts';
import type { ListFile } from '../named-table.ts';
import { atOnce } from '../turns.ts';
import {
  answersOf,
  type GuestReading,
  guestReader,
  type ListPurpose,
  refusalsOf,
  toGuestList,
} from './canonical-guests.ts';
import type { ColumnRole } from './guest-columns.ts';
import { createListPhoneReader, internationalPhone, type PhoneReader } from './phone-reader.ts';
import { readGuestExport } from './read-guest-export.ts';
import { type RowProblem, readGuestList } from './read-guest-list.ts';

/** What the rules need to know of the restaurant. */
export type GuestListPlace = Pick<RestaurantProfile, 'region' | 'address' | 'phones' | 'time_zone'>;

export type GuestListOptions = { purpose: ListPurpose; place: GuestListPlace };

export type MappedGuests = ListMapping<ColumnRole> & {
  finding: DayOrderFinding;
  /** What the owner must say first; the file is not made before. */
  missing: string | undefined;
  examples: ExamplesByRole<ColumnRole>;
  /** Headings of columns that are read for who wants no texts, and of those of yes and no that say something else. */
  answers: { read: string[]; passedOver: string[] };
  /** Guests who want no texts. */
  refusals: number;
  /** The file that is sent, and by how many lines it is longer at its top. */
  csv: string;
  linesAdded: number;
  refused: RefusedRow[];
};

/** A list as it is sent, by the columns that are chosen, with what will not be taken of it. */
export function mapGuestList(
  table: ListTable,
  mapping: ListMapping<ColumnRole>,
  { purpose, place }: GuestListOptions,
): MappedGuests {
  const { columns } = mapping;
  const { finding, order } = dayOrderOf(table, { column: columns.last_order, said: mapping.order });
  const region = restaurantCountry(place);
  const readPhone = createListPhoneReader(region);
  const reading = { columns, order: order ?? 'month_first', region, readPhone };
  const answers = answersOf(table, columns);
  const refusals = refusalsOf(table, columns).size;
  const unsaid = missingIn({ columns, order }, { finding, purpose });
  const made = unsaid === undefined ? toGuestList(table, reading, purpose) : NOTHING;
  const missing = unsaid ?? emptyText(made.csv, refusals === table.rows.length);
  const { csv, linesAdded } = missing === undefined ? made : NOTHING;
  return {
    columns,
    order,
    finding,
    missing,
    examples: examplesIn(table, reading),
    answers: { read: answers.read.map(headingOf), passedOver: answers.passedOver.map(headingOf) },
    refusals,
    csv,
    linesAdded,
    refused:
      missing === undefined
        ? refusedIn(csv.replaceAll('\r\n', '\n'), { purpose, place, readPhone, linesAdded })
        : [],
  };
}

const NOTHING = { csv: '', linesAdded: 0 };

/** What the owner can do about a file that would have no rows; undefined where it has some. */
function emptyText(csv: string, doAllRefuse: boolean): string | undefined {
  if (/[^\s,"]/.test(csv.trimStart().replace(/^.*/, ''))) return undefined;
  return doAllRefuse
    ? 'Everyone in this file opted out of marketing, so no one can be texted.'
    : 'The columns you chose are empty in every row. Choose different columns.';
}

/** What is known of a file that was made here. */
type Checked = { readPhone?: PhoneReader; linesAdded?: number };

/** The rows of a file with the spec's columns that will not be taken: by the rules of the server. */
export function refusedIn(
  file: ListFile,
  { purpose, place, readPhone, linesAdded = 0 }: GuestListOptions & Checked,
): RefusedRow[] {
  const now = new Date();
  const region = restaurantCountry(place);
  const today = localDate(now, place.time_zone);
  const settings = { region, today, ...(readPhone && { readPhone }) };
  const { problems } = atOnce<{ problems: RowProblem[] }>(
    purpose === 'campaign'
      ? readGuestList(file, settings)
      : readGuestExport(file, {
          ...settings,
          maxRows: Number.POSITIVE_INFINITY,
          now: now.toISOString(),
        }),
  );
  return problems.map(({ line, message }) => ({
    line: line - linesAdded,
    reason: message.replace(/^Line \d+: /, ''),
  }));
}

function missingIn(
  { columns, order }: ListMapping<ColumnRole>,
  { finding, purpose }: { finding: DayOrderFinding; purpose: ListPurpose },
): string | undefined {
  if (columns.phone === undefined) return 'Choose the column with phone numbers';
  if (purpose === 'campaign' && columns.last_order === undefined)
    return 'Choose the column with last order dates';
  return finding.kind === 'open' && order === undefined
    ? 'Choose your file’s date format (month first or day first)'
    : undefined;
}

function examplesIn(
  table: ListTable,
  reading: GuestReading & { readPhone: PhoneReader },
): ExamplesByRole<ColumnRole> {
  const { columns, readPhone } = reading;
  const readGuest = guestReader(table, reading);
  const phoneOf = (cell: string) => {
    const phone = readPhone(cell)?.phone;
    return phone === undefined ? undefined : internationalPhone(phone);
  };
  const at = (role: ColumnRole, read: (cells: readonly string[]) => string | undefined) => {
    const index = columns[role];
    if (index === undefined) return {};
    const example = exampleOf(table, (cells) => cells[index] ?? '', read);
    return example === undefined ? {} : { [role]: example };
  };
  const guestOf = (cells: readonly string[]) => readGuest({ line: 0, cells: [...cells] });
  const isOptOut = asksForOptOut(table.headings[columns.permission ?? -1] ?? '');
  return {
    ...at('name', (cells) => guestOf(cells).name),
    ...at('last_name', (cells) => guestOf(cells).name),
    ...at('phone', (cells) => phoneOf(guestOf(cells).phone)),
    ...at('other_phone', (cells) => phoneOf(cells[columns.other_phone ?? -1] ?? '')),
    ...at('last_order', (cells) => (guestOf(cells).hasDay ? guestOf(cells).lastOrder : undefined)),
    ...at('permission', (cells) => answerText(cells[columns.permission ?? -1] ?? '', isOptOut)),
  };
}

function answerText(cell: string, isOptOut: boolean): string | undefined {
  if (refusesMarketing(cell, isOptOut)) return 'No texts';
  return !isOptOut && leavesOpen(cell) ? undefined : 'May be texted';
}

function headingOf({ heading }: { heading: string }): string {
  return heading;
}
