import { type Consent, type OptOut, OptOutSchema } from '#shared/guests/contract/guest.ts';
import type { GuestTableRow } from './guest-table.ts';

type Cells = GuestTableRow['cells'];

const MAX_GUEST_NAME_LENGTH = 100;
/** Oldest orders that an import accepts: with at most one order a day, a guest's row stays below 100 KB. */
const YEARS_OF_ORDERS = 20;

/** Rules by purpose: `campaign` requires the day of the last order, `import` limits the age of orders. */
export type RowRules = { purpose: 'campaign' | 'import'; today: string };

/** Describes a row's error and its fix; undefined if the row is valid. */
export function findRowProblem(
  cells: Cells,
  isPhone: boolean,
  { purpose, today }: RowRules,
): string | undefined {
  if (guestName(cells.customer_name ?? '').length > MAX_GUEST_NAME_LENGTH)
    return `customer_name is longer than ${MAX_GUEST_NAME_LENGTH} characters. Shorten it.`;
  if (!isPhone) return phoneProblem(cells.phone_number ?? '');
  const days = orderDays(cells);
  if (purpose === 'campaign' && days.length === 0)
    return 'last_order_date is empty. Enter it as YYYY-MM-DD, or delete the line.';
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined)
    return `“${excerpt(wrong)}” isn’t a date. Enter dates as YYYY-MM-DD, such as ${today}.`;
  const later = days.find((day) => day > today);
  if (later !== undefined) return `Order date ${later} is in the future. Enter the correct date.`;
  const oldest = `${Number(today.slice(0, 4)) - YEARS_OF_ORDERS}${today.slice(4)}`;
  const early = purpose === 'import' ? days.find((day) => day < oldest) : undefined;
  if (early !== undefined)
    return `Order date ${early} is more than ${YEARS_OF_ORDERS} years ago. Remove that date.`;
  for (const name of ['consent_at', 'opted_out_at'] as const) {
    const moment = cells[name] ?? '';
    if (moment !== '' && momentOf(moment) === undefined)
      return `${name} is “${excerpt(moment)}”. Use the format of an exported file, such as ${today}T12:00:00.000Z.`;
  }
  return undefined;
}

/** Spreadsheets convert long numbers to scientific notation and lose the last digits. */
function phoneProblem(typed: string): string {
  if (typed === '') return 'phone_number is empty. Enter the phone number, or delete the line.';
  if (/^\d[.,]?\d*E\+?\d+$/i.test(typed))
    return `phone_number is “${excerpt(typed)}” because your spreadsheet shortened it. Format the column as text and export it again.`;
  return `phone_number “${excerpt(typed)}” isn’t a phone number. Include the area code, or delete the line.`;
}

export function orderDays({ order_dates = '', last_order_date = '' }: Cells): string[] {
  if (order_dates === '' && last_order_date.length === 10) return [last_order_date];
  return `${order_dates} ${last_order_date}`.split(/[\s,;]+/).filter((day) => day !== '');
}

export function consentOf(cells: Cells): Consent | undefined {
  const { consent_at = '', consent_by = '', consent_sentence = '', consent_file = '' } = cells;
  const at = momentOf(consent_at);
  if (at === undefined) return undefined;
  return { at, by: consent_by, sentence: consent_sentence, file: consent_file };
}

/** The source is the list itself if the file names none. */
export function optOutOf({ opted_out_at = '', opted_out_by = '' }: Cells): OptOut | undefined {
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

/** Names that need cleanup: anything but ASCII words with single spaces. Most names don't. */
const NEEDS_CARE = /[^ -~]|^ | $| {2}/;

/** On one line, without invisible characters. */
export function guestName(typed: string): string {
  if (!NEEDS_CARE.test(typed)) return typed;
  return typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Whether the text is a calendar day, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  // `Date.UTC` rolls invalid days over into the next month.
  return day > 0 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

function excerpt(text: string): string {
  const shown = guestName(text);
  return shown.length > 40 ? `${shown.slice(0, 37).toWellFormed()}...` : shown;
}
