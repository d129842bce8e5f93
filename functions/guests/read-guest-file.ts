import { AppError } from '#functions/platform/app-error.ts';
import { mapInTurns } from '#functions/platform/in-turns.ts';
import { formatCount } from '#shared/format/numbers.ts';
import { type Consent, EXPORT_COLUMNS, type OptOut } from '#shared/guests/contract/guest.ts';
import { createPhoneReader, type ListedPhone } from '#shared/lists/guests/phone-reader.ts';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { consentOf, findRowProblem, guestName, optOutOf, orderDays, type RowRules } from './guest-cells.ts';
import { type GuestTable, readGuestTable } from './guest-table.ts';
import { createAnswerReader } from './row-answers.ts';

export type ListedGuest = ListedPhone & {
  /** From the first row that has a name; empty if none does. */
  name: string;
  /** Days of the guest's orders, without duplicates, oldest first. */
  visits: string[];
  consent: Consent | undefined;
  optOut: OptOut | undefined;
  /** Whether any row of the guest declines texts, in any system's column. */
  refuses: boolean;
};

export type GuestFile = {
  /** All rows, including duplicates and errors. */
  rows: number;
  /** One per number, in the file's order. */
  guests: ListedGuest[];
  duplicates: number;
  problems: { line: number; message: string }[];
  answers: GuestTable['answers'];
};

export type FileSettings = RowRules & {
  /** The form field of the file. */
  field: string;
  /** The restaurant's country, such as `US`, for numbers without a country code. */
  region: string;
  /** Files with more rows are rejected before the rows are read. */
  maxRows?: number;
};

const COLUMNS = {
  // `opted_out_by` names who recorded an opt-out. It isn't the guest's answer.
  campaign: {
    required: ['customer_name', 'phone_number', 'last_order_date'],
    known: ['customer_name', 'phone_number', 'last_order_date', 'opted_out_by'],
  },
  import: { required: ['customer_name', 'phone_number'], known: EXPORT_COLUMNS },
} as const;

/**
 * Reads a file with our columns. Each row becomes a guest, a duplicate of one, or an error with its line and the fix.
 * Throws `AppError('invalid_input')` if the whole file can't be read.
 */
export async function readGuestFile(bytes: Uint8Array, settings: FileSettings): Promise<GuestFile> {
  try {
    const table = await readGuestTable(bytes, COLUMNS[settings.purpose]);
    const { maxRows = Number.POSITIVE_INFINITY } = settings;
    if (table.rows.length > maxRows) throw new UnreadableList(tooManyRows(table.rows.length, maxRows));
    return await toGuestFile(table, settings);
  } catch (cause) {
    if (!(cause instanceof UnreadableList)) throw cause;
    const { message } = cause;
    throw new AppError('invalid_input', { message, fields: { [settings.field]: message } });
  }
}

async function toGuestFile({ rows, answers }: GuestTable, settings: FileSettings): Promise<GuestFile> {
  const readPhone = createPhoneReader(settings.region);
  const readAnswers = createAnswerReader();
  const guests = new Map<string, ListedGuest>();
  const refusing = new Set<string>();
  const problems: GuestFile['problems'] = [];
  await mapInTurns(rows, ({ line, cells, answers: typed, problem }) => {
    const { refuses, unclear } = readAnswers(typed);
    const phone = readPhone(cells.phone_number ?? '');
    // Rows with errors count too: the guest's other rows may be valid.
    if (refuses && phone !== undefined) refusing.add(phone.phone);
    const found = problem ?? findRowProblem(cells, phone !== undefined, settings) ?? unclear;
    if (found !== undefined || phone === undefined) {
      problems.push({ line, message: `Line ${line}: ${found}` });
      return;
    }
    const name = guestName(cells.customer_name ?? '');
    const guest = guests.get(phone.phone);
    if (guest === undefined) {
      const known = { consent: consentOf(cells), optOut: optOutOf(cells) };
      guests.set(phone.phone, { ...phone, name, visits: orderDays(cells), ...known, refuses: false });
      return;
    }
    if (guest.name === '') guest.name = name;
    guest.visits.push(...orderDays(cells));
    guest.consent ??= consentOf(cells);
    guest.optOut ??= optOutOf(cells);
  });
  const listed = [...guests.values()];
  await mapInTurns(listed, (guest) => {
    if (guest.visits.length > 1) guest.visits = [...new Set(guest.visits)].sort();
    guest.refuses = refusing.has(guest.phone);
  });
  const duplicates = rows.length - problems.length - listed.length;
  return { rows: rows.length, guests: listed, duplicates, problems, answers };
}

function tooManyRows(rows: number, most: number): string {
  return `The file has ${formatCount(rows)} rows. Import up to ${most} at a time.`;
}
