import { asksForTexts } from '#shared/domain/guests/marketing-answers.ts';
import { type ListFile, readNamedTable, type TableRow } from '../named-table.ts';
import { mapInTurns, type Turns } from '../turns.ts';
import { createPhoneReader, type ListedPhone, type PhoneReader } from './phone-reader.ts';
import { createAnswerReader, type RowAnswers } from './row-answers.ts';

/** Columns of a list of guests (spec, owner tools). */
const LIST_COLUMNS = ['customer_name', 'phone_number', 'last_order_date'] as const;
/** Of an exported file: who noted an opt-out is no answer of the guest's. */
const SET_ASIDE = ['opted_out_by'] as const;
type ListColumn = (typeof LIST_COLUMNS)[number] | (typeof SET_ASIDE)[number];

/** Characters of a guest's name. */
export const MAX_GUEST_NAME_LENGTH = 100;

export type ListedGuest = ListedPhone & {
  /** Of the first row that names one; empty text where none does. */
  name: string;
  /** Days on which the guest ordered, each once, oldest first. */
  visits: string[];
  /** Whether any row of the guest says, in a column of any system, that they want no texts. */
  refuses: boolean;
};

type ReadRow = { phone: ListedPhone; name: string; day: string };

export type RowProblem = { line: number; message: string };

export type GuestList = {
  /** All rows: guests, duplicates and problems together. */
  rows: number;
  /** One a number, in the order of the list. */
  guests: ListedGuest[];
  duplicates: number;
  problems: RowProblem[];
};

export type ListSettings = {
  /** Of the restaurant, such as `US`: numbers without a country code are of it. */
  region: string;
  /** The date at the restaurant: a later order is a mistake. */
  today: string;
  /** One that has read the numbers already; by the region where there is none. */
  readPhone?: PhoneReader;
};

/**
 * A list with one row an order or a guest. Each row becomes a guest, a duplicate of one, or a problem that names its
 * line and what to do. Throws `UnreadableList` where the file as a whole cannot be read.
 */
export function* readGuestList(file: ListFile, settings: ListSettings): Turns<GuestList> {
  const { rows } = yield* readNamedTable<ListColumn>(file, {
    required: LIST_COLUMNS,
    optional: SET_ASIDE,
    keepsOther: asksForTexts,
  });
  const { readPhone = createPhoneReader(settings.region) } = settings;
  const readAnswers = createAnswerReader();
  const guests = new Map<string, ListedGuest>();
  const refusing = new Set<string>();
  const problems: RowProblem[] = [];
  yield* mapInTurns(rows, (row) => {
    const { line, cells } = row;
    const answers = readAnswers(row.others);
    const phone = readPhone(cells.phone_number ?? '');
    // A row with a mistake refuses, too: another row of the guest may have none.
    if (answers.refuses && phone !== undefined) refusing.add(phone.phone);
    const read = readRow(row, { phone, answers }, settings.today);
    if (typeof read === 'string') problems.push({ line, message: `Line ${line}: ${read}` });
    else addOrder(guests, read);
  });
  const listed = [...guests.values()];
  yield* mapInTurns(listed, (guest) => {
    if (guest.visits.length > 1) guest.visits = [...new Set(guest.visits)].sort();
    guest.refuses = refusing.has(guest.phone);
  });
  const duplicates = rows.length - problems.length - listed.length;
  return { rows: rows.length, guests: listed, duplicates, problems };
}

/** The days of a guest are put in order once all are known: a list may have a single guest with many. */
function addOrder(guests: Map<string, ListedGuest>, { phone, name, day }: ReadRow): void {
  const guest = guests.get(phone.phone);
  if (guest === undefined) {
    guests.set(phone.phone, { ...phone, name, visits: [day], refuses: false });
    return;
  }
  if (guest.name === '') guest.name = name;
  guest.visits.push(day);
}

/** What the row says, or what is wrong with it. */
function readRow(
  { cells, problem }: TableRow<ListColumn>,
  { phone, answers }: { phone: ListedPhone | undefined; answers: RowAnswers },
  today: string,
): ReadRow | string {
  if (problem !== undefined) return problem;
  const { customer_name = '', phone_number = '', last_order_date = '' } = cells;
  const name = guestName(customer_name);
  if (name.length > MAX_GUEST_NAME_LENGTH) {
    return `customer_name is longer than ${MAX_GUEST_NAME_LENGTH} characters. Shorten it.`;
  }
  if (phone_number === '') return 'phone_number is empty. Enter the number, or delete the line.';
  if (phone === undefined) return phoneProblem(phone_number);
  if (last_order_date === '') return 'last_order_date is empty. Enter it as YYYY-MM-DD, or delete the line.';
  if (!isDay(last_order_date)) {
    return `last_order_date is “${excerpt(last_order_date)}”. Enter it as YYYY-MM-DD, such as ${today}.`;
  }
  if (last_order_date > today) {
    return `last_order_date ${last_order_date} is in the future. Write the day of the last order.`;
  }
  return answers.unclear ?? { phone, name, day: last_order_date };
}

/** Spreadsheets turn long numbers into powers of ten, whose last digits are lost. */
export function phoneProblem(typed: string): string {
  if (typed === '') return 'phone_number is empty. Enter the number, or delete the line.';
  if (/^\d[.,]?\d*E\+?\d+$/i.test(typed)) {
    return `phone_number is “${excerpt(typed)}”: a spreadsheet shortened it. Format the column as text and export again.`;
  }
  return `phone_number “${excerpt(typed)}” isn’t a phone number. Include the area code, or delete the line.`;
}

/** What most names do not have: anything but words of ASCII with one space between them. */
const NEEDS_CARE = /[^ -~]|^ | $| {2}/;

/** On one line, without what cannot be seen. */
export function guestName(typed: string): string {
  if (!NEEDS_CARE.test(typed)) return typed;
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  // What a month does not have runs over into the next one.
  return day > 0 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

function excerpt(text: string): string {
  const shown = guestName(text);
  return shown.length > 40 ? `${shown.slice(0, 37).toWellFormed()}...` : shown;
}
