import { createHash } from 'node:crypto';
import { countReturns } from '#functions/guests/count-returns.ts';
import { type ListedGuest, readGuestFile } from '#functions/guests/read-guest-file.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { formatCounted } from '#shared/format/numbers.ts';
import { type OptOut, ROWS_OF_AN_IMPORT } from '#shared/guests/contract/guest.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { restaurantCountry } from '#shared/profile/projection/restaurant-country.ts';
import type { GuestsDependencies } from './dependencies.ts';

const FIELD = 'file';

/** Adds a file's data to the known guests. Safe to repeat, as a whole or from any row. */
export function createImportGuests(
  dependencies: GuestsDependencies,
): Operation<typeof guestRoutes.importGuests> {
  const { guests, clock } = dependencies;
  return async ({ body, file }, { restaurantId, audit }) => {
    const bytes = file?.bytes ?? new TextEncoder().encode(body.csv ?? '');
    const { profile } = await getProfile(dependencies, restaurantId);
    const now = clock.now();
    const today = localDate(now, profile.time_zone);
    const list = await readGuestFile(bytes, {
      purpose: 'import',
      field: FIELD,
      region: restaurantCountry(profile),
      today,
      maxRows: ROWS_OF_AN_IMPORT,
    });
    const imported = list.guests.map((guest) => ({ ...guest, optOut: optOutOf(guest, now) }));
    const news = imported.map((guest) => ({ now, ...newsOf(guest) }));
    const rows = await guests.recordAll(restaurantId, news);
    const ordering = rows.map((row) => ({ row, orderDates: [] }));
    await countReturns(dependencies, { restaurantId, batch: markOf(bytes) }, ordering);
    const counts = {
      rows: list.rows,
      guests: list.guests.length,
      duplicates: list.duplicates,
      opted_out: imported.filter(({ optOut }) => optOut !== undefined).length,
    };
    const errors = list.problems.map(({ message }) => message);
    const answers = { read: list.answers.read, passed_over: list.answers.passedOver };
    audit.after = { ...counts, errors: errors.length };
    return { message: importedMessage(counts.guests), data: { ...counts, errors, answers } };
  };
}

/** The same file is the same batch, so repeating a failed import counts only what is left. */
function markOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

/** An opt-out in another system's column takes effect now. */
function optOutOf({ optOut, refuses }: ListedGuest, now: Date): OptOut | undefined {
  return optOut ?? (refuses ? { at: now.toISOString(), by: 'list' } : undefined);
}

function newsOf({ phone, name, visits, consent, optOut }: Omit<ListedGuest, 'refuses'>) {
  return { phone, name, orderDates: visits, consent, optOut };
}

function importedMessage(count: number): string {
  return `${formatCounted(count, 'guest')} imported.`;
}
