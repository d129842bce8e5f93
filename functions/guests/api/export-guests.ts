import { type GuestRow, toGuest } from '#functions/guests/guest-row.ts';
import type { AuditNotes } from '#functions/platform/audit/audit-notes.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import {
  EXPORT_COLUMNS,
  GUESTS_OF_A_FILE,
  type Guest,
  MAX_ORDER_DATES_LENGTH,
} from '#shared/guests/contract/guest.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { csvRow } from '#shared/guests/safe-cell.ts';
import type { GuestsDependencies } from './dependencies.ts';
import { readCursor } from './list-guests.ts';

/** Below Lambda's limit of 6 MB per response. */
const MAX_BYTES = 5_000_000;
const READ_AT_ONCE = 1_000;
/** Without it, spreadsheets read the file as Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Exports one row per guest, by number; a history too long for one cell continues in more rows. Cells run no formulas
 * in a spreadsheet, and the file imports without loss.
 */
export function createExportGuests({
  guests,
  clock,
}: Pick<GuestsDependencies, 'guests' | 'clock'>): Operation<typeof guestRoutes.exportGuests> {
  return async ({ query }, { restaurantId, audit }) => {
    const rows = [BYTE_ORDER_MARK + csvRow(EXPORT_COLUMNS)];
    let bytes = 0;
    let startAfter = readCursor(query.after);
    do {
      const page = await guests.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
      startAfter = page.lastPhone;
      for (const guest of page.guests) {
        const row = toCsvRows(guest);
        bytes += Buffer.byteLength(row);
        if (bytes > MAX_BYTES || rows.length > GUESTS_OF_A_FILE) return file(rows, audit);
        rows.push(row);
      }
    } while (startAfter !== undefined);
    return file(rows, audit);
  };

  function file(rows: string[], auditRecord: AuditNotes) {
    auditRecord.after = { guests: rows.length - 1 };
    return { filename: `guests-${clock.now().toISOString().slice(0, 10)}.csv`, body: rows.join('') };
  }
}

const DATES_OF_A_CELL = Math.floor(MAX_ORDER_DATES_LENGTH / '2026-01-05 '.length);

function toCsvRows(row: GuestRow): string {
  const guest = toGuest(row);
  const days = guest.order_dates;
  const rows = Math.max(1, Math.ceil(days.length / DATES_OF_A_CELL));
  return Array.from({ length: rows }, (_, index) =>
    toCsvRow(guest, days.slice(index * DATES_OF_A_CELL, (index + 1) * DATES_OF_A_CELL)),
  ).join('');
}

function toCsvRow({ name, phone, consent, opt_out }: Guest, order_dates: string[]): string {
  return csvRow([
    name,
    phone,
    order_dates.at(-1) ?? '',
    order_dates.join(' '),
    consent?.at ?? '',
    consent?.by ?? '',
    consent?.sentence ?? '',
    consent?.file ?? '',
    opt_out?.at ?? '',
    opt_out?.by ?? '',
  ]);
}
