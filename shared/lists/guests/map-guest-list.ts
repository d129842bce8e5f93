import type { ListTable } from '#shared/lists/list-table.ts';
import { findExamples, type ListMapping, type MappedColumns, readDayOrder } from '#shared/lists/mapping.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { type ColumnRole, GUEST_LIST, mayHoldConsent } from './guest-columns.ts';
import { type ListPurpose, makeGuestCsv } from './guest-csv.ts';
import { chosenAnswers, createGuestRowReader, findRefusals, type GuestReading } from './guest-rows.ts';
import { createListPhoneReader, internationalPhone } from './phone-reader.ts';

/** What the rules need to know about the restaurant. */
export type GuestListPlace = Pick<RestaurantProfile, 'region' | 'address' | 'phones'>;

export type GuestListOptions = { purpose: ListPurpose; place: GuestListPlace };

export type MappedGuests = MappedColumns<ColumnRole> & {
  /** Rows of guests who can’t be texted. */
  refusals: number;
  /** The file to send, and the number of lines added at its top. */
  csv: string;
  linesAdded: number;
};

/** A list to send, by the columns that the owner chose. */
export function mapGuestList(
  table: ListTable,
  mapping: ListMapping<ColumnRole>,
  { purpose, place }: GuestListOptions,
): MappedGuests {
  const { columns } = mapping;
  const { question, ...days } = readDayOrder(table, GUEST_LIST, mapping);
  const readPhone = createListPhoneReader(restaurantCountry(place));
  const reading = { columns, order: days.order ?? 'month_first', readPhone };
  const refusals = findRefusals(table, columns).size;
  const open = missingColumn(table, columns, purpose) ?? question;
  const made = open === undefined ? makeGuestCsv(table, reading, purpose) : NOTHING;
  const missing = open ?? emptyText(made.csv, refusals === table.rows.length);
  const examples = findExamples(table, columns, exampleReader(table, reading));
  return { columns, ...days, missing, examples, refusals, ...(missing === undefined ? made : NOTHING) };
}

const NOTHING = { csv: '', linesAdded: 0 };

function missingColumn(
  table: ListTable,
  columns: ListMapping<ColumnRole>['columns'],
  purpose: ListPurpose,
): string | undefined {
  if (columns.phone === undefined) return 'Choose the column with phone numbers';
  if (purpose === 'campaign' && columns.last_order === undefined)
    return 'Choose the column with last order dates';
  const answers = chosenAnswers(table, columns);
  const isAnswered = columns.permission !== undefined || columns.opt_out !== undefined;
  if (!isAnswered && mayHoldConsent(table))
    return 'Choose the column that shows who agreed to texts, or “Not in this file”';
  return answers.some(
    ({ heading, read }) => heading === 'sms_opt_in' && !table.rows.some(({ cells }) => read(cells)),
  )
    ? 'The marketing opt-in column has no yes-or-no answers. Choose a different column.'
    : undefined;
}

/** What to do if the file would be empty; undefined if it isn’t. */
function emptyText(csv: string, doAllRefuse: boolean): string | undefined {
  if (/[^\s,"]/.test(csv.trimStart().replace(/^.*/, ''))) return undefined;
  return doAllRefuse
    ? 'Everyone in this file opted out of marketing. Choose a different file.'
    : 'The columns you chose are empty in every row. Choose different columns.';
}

function exampleReader(table: ListTable, reading: GuestReading) {
  const readGuest = createGuestRowReader(reading);
  const answers = chosenAnswers(table, reading.columns);
  const phoneText = (typed: string) => {
    const phone = reading.readPhone(typed)?.phone;
    return phone === undefined ? undefined : internationalPhone(phone);
  };
  return (role: ColumnRole, cells: readonly string[], cell: string): string | undefined => {
    const { name, phone, lastOrder } = readGuest({ line: 0, cells: [...cells] });
    const answer = answers.find((each) => each.role === role);
    if (answer !== undefined) return ANSWER_TEXTS[answer.read(cells) ?? 'unclear'];
    if (role === 'phone') return phoneText(phone);
    if (role === 'other_phone') return phoneText(cell);
    return role === 'last_order' ? dayIn(lastOrder) : name;
  };
}

const dayIn = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined);
const ANSWER_TEXTS = { agrees: 'OK to text', refuses: 'No texts', unclear: undefined };
