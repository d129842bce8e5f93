import { type Consent, EXPORT_COLUMNS, type OptOut, OptOutSchema } from '#shared/contract/guest.ts';
import { createPhoneReader } from './phone-reader.ts';
import {
  guestName,
  isDay,
  type ListSettings,
  MAX_GUEST_NAME_LENGTH,
  phoneProblem,
  type RowProblem,
} from './read-guest-list.ts';
import { readTable } from './read-table.ts';

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
};

type Column = (typeof EXPORT_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;

const REQUIRED = ['customer_name', 'phone_number'] as const;

/** A file as `exportGuests` makes it: what stands in no column, or in an empty cell, is not known. */
export function readGuestExport(bytes: Uint8Array, settings: ListSettings): GuestExport {
  const optional = EXPORT_COLUMNS.filter((name) => !(REQUIRED as readonly string[]).includes(name));
  const rows = readTable<Column>(bytes, { required: REQUIRED, optional, field: settings.field });
  const readPhone = createPhoneReader(settings.region);
  const guests = new Map<string, ImportedGuest>();
  const problems: RowProblem[] = [];
  let duplicates = 0;
  for (const { line, cells, problem } of rows) {
    const { phone_number = '' } = cells;
    const phone = readPhone(phone_number)?.phone;
    const found =
      problem ?? problemOf(cells, settings.today) ?? (phone === undefined ? phoneProblem(phone_number) : '');
    if (found !== '' || phone === undefined) {
      problems.push({ line, message: `Line ${line}: ${found}` });
    } else if (guests.has(phone)) {
      duplicates += 1;
      merge(guests.get(phone), toGuest(phone, cells));
    } else guests.set(phone, toGuest(phone, cells));
  }
  return { rows: rows.length, guests: [...guests.values()], duplicates, problems };
}

function toGuest(phone: string, cells: Cells): ImportedGuest {
  return {
    phone,
    name: guestName(cells.customer_name ?? ''),
    visits: [...new Set(daysOf(cells))].sort(),
    consent: consentOf(cells),
    optOut: optOutOf(cells),
  };
}

function merge(guest: ImportedGuest | undefined, other: ImportedGuest): void {
  if (guest === undefined) return;
  if (guest.name === '') guest.name = other.name;
  guest.visits = [...new Set([...guest.visits, ...other.visits])].sort();
  guest.consent ??= other.consent;
  guest.optOut ??= other.optOut;
}

function problemOf(cells: Cells, today: string): string | undefined {
  if (guestName(cells.customer_name ?? '').length > MAX_GUEST_NAME_LENGTH) {
    return `customer_name is longer than ${MAX_GUEST_NAME_LENGTH} characters. Shorten it.`;
  }
  const wrong = daysOf(cells).find((day) => !isDay(day));
  if (wrong !== undefined)
    return `“${wrong.slice(0, 40)}” is no date. Write dates as YYYY-MM-DD, such as ${today}.`;
  for (const name of ['consent_at', 'opted_out_at'] as const) {
    const moment = cells[name] ?? '';
    if (moment !== '' && momentOf(moment) === undefined) {
      return `${name} is “${moment.slice(0, 40)}”. Write it as in an exported file, such as ${today}T12:00:00.000Z.`;
    }
  }
  return undefined;
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
