import { foldHeading } from '#shared/guests/fold-heading.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import type { CsvRow } from '#shared/lists/csv-rows.ts';
import type { ListTable } from '#shared/lists/list-table.ts';
import { mayHoldConsent } from './guest-columns.ts';
import { chosenAnswers, createGuestRowReader, findRefusals, type GuestReading } from './guest-rows.ts';

/** The columns of a guest list (spec, owner tools §3). */
const LIST_COLUMNS = ['customer_name', 'phone_number', 'last_order_date'] as const;

/** Opt-outs: a campaign skips these guests, an import stores the opt-out. */
export type ListPurpose = 'campaign' | 'import';

/** A list with our columns. Adds this many lines to the line numbers of the owner’s file. */
export type GuestCsv = { csv: string; linesAdded: 0 | 1 };

/**
 * Writes the list with the spec’s columns and E.164 numbers. Rows keep their lines, so that errors name the owner’s
 * lines.
 */
export function makeGuestCsv(table: ListTable, reading: GuestReading, purpose: ListPurpose): GuestCsv {
  const { headingLine, rows } = table;
  const answers = purpose === 'import' ? chosenAnswers(table, reading.columns) : [];
  const left = purpose === 'campaign' ? findRefusals(table, reading.columns) : new Set<CsvRow>();
  const readGuest = createGuestRowReader(reading);
  const linesAdded = headingLine === 0 ? 1 : 0;
  const names = [...LIST_COLUMNS, ...answers.map(({ heading }) => heading)].join(',');
  let csv = '\n'.repeat(Math.max(0, headingLine - 1)) + names;
  let line = Math.max(1, headingLine);
  for (const row of rows) {
    if (left.has(row)) continue;
    const { name, phone, lastOrder } = readGuest(row);
    const cells = answers.map(({ index }) => row.cells[index] ?? '');
    csv += '\n'.repeat(Math.max(1, row.line + linesAdded - line));
    csv += csvRow([name, reading.readPhone(phone)?.phone ?? phone, lastOrder, ...cells]).trimEnd();
    line = row.line + linesAdded;
  }
  return { csv: `${csv}\n`, linesAdded };
}

/** A server error with the line number of the owner’s file. */
export function withOwnLine(error: string, linesAdded: number): string {
  return error.replace(/^Line (\d+)/, (_, line: string) => `Line ${Number(line) - linesAdded}`);
}

/**
 * True if a file already has our columns and can be sent as is. For a campaign, its dates must be ISO, and consent must
 * be clear.
 */
export function isOwnList(table: ListTable, purpose: ListPurpose): boolean {
  const names = table.headings.map((heading) => foldHeading(heading).replaceAll(' ', '_'));
  const [name = -1, phone = -1, day = -1] = LIST_COLUMNS.map((column) => names.indexOf(column));
  if (purpose === 'import') return name >= 0 && phone >= 0;
  if (name < 0 || phone < 0 || day < 0 || mayHoldConsent(table)) return false;
  return table.rows.every(({ cells }) => /^(?:\d{4}-\d\d-\d\d)?$/.test(cells[day] ?? ''));
}
