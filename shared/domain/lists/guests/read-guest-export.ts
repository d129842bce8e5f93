import {
  type Consent,
  EXPORT_COLUMNS,
  MAX_ORDER_DATES_LENGTH,
  type OptOut,
  OptOutSchema,
} from '#shared/contract/guest.ts';
import { asksForTexts, holdsAnswers } from '#shared/domain/guests/marketing-answers.ts';
import { type FurtherColumn, type ListFile, readNamedTable } from '../named-table.ts';
import type { Turns } from '../turns.ts';
import { UnreadableList } from '../unreadable-list.ts';
import { createPhoneReader } from './phone-reader.ts';
import {
  guestName,
  isDay,
  type ListSettings,
  MAX_GUEST_NAME_LENGTH,
  phoneProblem,
  type RowProblem,
} from './read-guest-list.ts';
import { createAnswerReader } from './row-answers.ts';

export type ImportedGuest = {
  /** E.164. */
  phone: string;
  name: string;
  visits: string[];
  consent: Consent | undefined;
  optOut: OptOut | undefined;
};

export type GuestExport = {
  /** All rows: guests, duplicates and problems together. */
  rows: number;
  guests: ImportedGuest[];
  duplicates: number;
  problems: RowProblem[];
  /** Columns of other systems: those that say who wants texts, and those of yes and no that say something else. */
  answers: { read: string[]; passedOver: string[] };
};

export type ExportSettings = ListSettings & {
  /** More are refused before any of them is read. */
  maxRows: number;
  /** What is said of guests in other systems' words counts from now on; ISO 8601. */
  now: string;
};

/** Of orders: with at most one a day, a guest's row stays below 100 KB, however many files are imported. */
const YEARS_OF_ORDERS = 20;

type Column = (typeof EXPORT_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

const REQUIRED = ['customer_name', 'phone_number'] as const;

type FoundGuest = Omit<ImportedGuest, 'visits'> & { visits: Set<string> };

/**
 * A file as `exportGuests` makes it: what stands in no column, or in an empty cell, is not known. Columns in which other
 * systems keep who wants no texts are read, too. Throws
 * `UnreadableList` where the file as a whole cannot be read. Time is linear in its bytes.
 */
export function* readGuestExport(file: ListFile, settings: ExportSettings): Turns<GuestExport> {
  const optional = EXPORT_COLUMNS.filter((name) => !(REQUIRED as readonly string[]).includes(name));
  const { rows, further } = yield* readNamedTable<Column>(file, {
    required: REQUIRED,
    optional,
    keepsOther: asksForTexts,
    longCells: { order_dates: MAX_ORDER_DATES_LENGTH },
  });
  if (rows.length > settings.maxRows) throw new UnreadableList(tooManyRows(rows.length, settings.maxRows));
  const { readPhone = createPhoneReader(settings.region) } = settings;
  const readAnswers = createAnswerReader();
  const guests = new Map<string, FoundGuest>();
  const problems: RowProblem[] = [];
  let duplicates = 0;
  for (const { line, cells, others, problem } of rows) {
    const { phone_number = '' } = cells;
    const phone = readPhone(phone_number)?.phone;
    const answers = readAnswers(others);
    const found =
      problem ??
      problemOf(cells, settings.today) ??
      (phone === undefined ? phoneProblem(phone_number) : answers.unclear);
    if (found !== undefined || phone === undefined) {
      problems.push({ line, message: `Line ${line}: ${found}` });
      continue;
    }
    const row = toGuest(phone, cells, answers.refuses ? { at: settings.now, by: 'list' } : undefined);
    const guest = guests.get(phone);
    if (guest === undefined) guests.set(phone, row);
    else {
      duplicates += 1;
      merge(guest, row);
    }
  }
  const imported = [...guests.values()].map((guest) => ({ ...guest, visits: [...guest.visits].sort() }));
  const read = further.filter(({ isKept }) => isKept);
  const passedOver = further.filter(({ isKept, cellsOf }) => !isKept && holdsAnswers(cellsOf()));
  const answers = { read: read.map(headingOf), passedOver: passedOver.map(headingOf) };
  return { rows: rows.length, guests: imported, duplicates, problems, answers };
}

function headingOf({ heading }: FurtherColumn): string {
  return heading.slice(0, 100);
}

function toGuest(phone: string, cells: Cells, refusal: OptOut | undefined): FoundGuest {
  return {
    phone,
    name: guestName(cells.customer_name ?? ''),
    visits: new Set(daysOf(cells)),
    consent: consentOf(cells),
    optOut: optOutOf(cells) ?? refusal,
  };
}

function merge(guest: FoundGuest, row: FoundGuest): void {
  if (guest.name === '') guest.name = row.name;
  for (const day of row.visits) guest.visits.add(day);
  guest.consent ??= row.consent;
  guest.optOut ??= row.optOut;
}

function problemOf(cells: Cells, today: string): string | undefined {
  if (guestName(cells.customer_name ?? '').length > MAX_GUEST_NAME_LENGTH) {
    return `customer_name is longer than ${MAX_GUEST_NAME_LENGTH} characters. Shorten it.`;
  }
  const days = daysOf(cells);
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined)
    return `“${wrong.slice(0, 40)}” isn’t a date. Enter dates as YYYY-MM-DD, such as ${today}.`;
  const early = days.find((day) => day < yearsBefore(today));
  if (early !== undefined)
    return `the order dated ${early} is more than ${YEARS_OF_ORDERS} years old. Remove it.`;
  const later = days.find((day) => day > today);
  if (later !== undefined) return `the order dated ${later} is in the future. Enter the date of the order.`;
  for (const name of ['consent_at', 'opted_out_at'] as const) {
    const moment = cells[name] ?? '';
    if (moment !== '' && momentOf(moment) === undefined) {
      return `${name} is “${moment.slice(0, 40)}”. Write it as in an exported file, such as ${today}T12:00:00.000Z.`;
    }
  }
  return undefined;
}

function yearsBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - YEARS_OF_ORDERS}${today.slice(4)}`;
}

function daysOf({ order_dates = '', last_order_date = '' }: Cells): string[] {
  return `${order_dates} ${last_order_date}`.split(/[\s,;]+/).filter((day) => day !== '');
}

function consentOf({ consent_at = '', consent_by = '', consent_sentence = '', consent_file = '' }: Cells) {
  const at = momentOf(consent_at);
  if (at === undefined) return undefined;
  return { at, by: consent_by, sentence: consent_sentence, file: consent_file };
}

/** Who said so is a list where the file does not know it better. */
function optOutOf({ opted_out_at = '', opted_out_by = '' }: Cells): OptOut | undefined {
  const at = momentOf(opted_out_at);
  if (at === undefined) return undefined;
  const by = OptOutSchema.shape.by.safeParse(opted_out_by);
  return { at, by: by.success ? by.data : 'list' };
}

function momentOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function tooManyRows(rows: number, most: number): string {
  return `The file has ${rows.toLocaleString('en-US')} rows. Import up to ${most} at a time.`;
}
