import { type GuestRow, toGuest } from '#functions/modules/guests/guest-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { EXPORT_COLUMNS, GUESTS_OF_A_FILE } from '#shared/contract/guest.ts';
import type { guestRoutes } from '#shared/contract/routes/guest-routes.ts';
import { csvRow } from '#shared/domain/guests/safe-cell.ts';
import type { GuestsDependencies } from './dependencies.ts';
import { readCursor } from './list-guests.ts';

/** Below the 6 MB of a function's answer. */
const MAX_BYTES = 5_000_000;
const READ_AT_ONCE = 1_000;
/** Spreadsheets take a file without it for Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One row a guest, by number, in a form that runs nothing in a spreadsheet and comes back as it was. */
export function createExportGuests({
  guests,
  clock,
}: Pick<GuestsDependencies, 'guests' | 'clock'>): Operation<typeof guestRoutes.exportGuests> {
  return async ({ query }, { restaurantId }) => {
    const rows = [BYTE_ORDER_MARK + csvRow(EXPORT_COLUMNS)];
    let bytes = 0;
    let startAfter = readCursor(query.after);
    do {
      const page = await guests.list(restaurantId, { limit: READ_AT_ONCE, startAfter });
      startAfter = page.lastPhone;
      for (const guest of page.guests) {
        const row = toCsvRow(guest);
        bytes += Buffer.byteLength(row);
        if (bytes > MAX_BYTES || rows.length > GUESTS_OF_A_FILE) return file(rows);
        rows.push(row);
      }
    } while (startAfter !== undefined);
    return file(rows);
  };

  function file(rows: string[]) {
    return { filename: `guests-${clock.now().toISOString().slice(0, 10)}.csv`, body: rows.join('') };
  }
}

function toCsvRow(row: GuestRow): string {
  const { name, phone, order_dates, consent, opt_out } = toGuest(row);
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
