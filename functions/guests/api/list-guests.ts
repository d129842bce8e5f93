import type { GuestRow } from '#functions/guests/guest-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import type { GuestSummary } from '#shared/guests/contract/guest.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { GuestsDependencies } from './dependencies.ts';

/** Rows that one call reads while it looks for matches. A page may be short and still have a cursor. */
const READ_AT_MOST = 2_000;
const READ_AT_ONCE = 500;

/** Lists the caller's guests by number, optionally those whose name or number contains a search. */
export function createListGuests({
  guests,
}: Pick<GuestsDependencies, 'guests'>): Operation<typeof guestRoutes.listGuests> {
  return async ({ query: { search, limit, cursor } }, { restaurantId }) => {
    const matches = matcherOf(search);
    const found: GuestRow[] = [];
    let startAfter = readCursor(cursor);
    let unread = search === '' ? limit : READ_AT_MOST;
    do {
      const page = await guests.list(restaurantId, { limit: Math.min(unread, READ_AT_ONCE), startAfter });
      unread -= READ_AT_ONCE;
      const matching = page.guests.filter(matches);
      const taken = matching.slice(0, limit - found.length);
      found.push(...taken);
      // The next call reads the remaining rows again.
      startAfter = taken.length < matching.length ? taken.at(-1)?.phone : page.lastPhone;
    } while (startAfter !== undefined && found.length < limit && unread > 0);
    return { data: { guests: found.map(summary), next_cursor: startAfter } };
  };
}

/** Matches part of the name, or at least two digits of the number in any format. */
function matcherOf(search: string): (guest: GuestRow) => boolean {
  const name = foldName(search);
  const digits = /^[\d\s().+-]{2,}$/.test(search) ? search.replace(/\D/g, '') : '';
  return (guest) =>
    foldName(guest.name).includes(name) || (digits.length >= 2 && guest.phone.includes(digits));
}

/** A cursor is a phone number. It reveals nothing, because only the caller's guests are read. */
export function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || /^\+[1-9]\d{1,14}$/.test(cursor)) return cursor;
  throw invalidCursor();
}

function summary({ phone, name, order_dates, consent, opt_out }: GuestRow): GuestSummary {
  const days = [...(order_dates ?? [])].sort();
  return {
    phone,
    name,
    last_order_date: days.at(-1) ?? null,
    orders_total: days.length,
    has_consent: consent !== undefined,
    has_opted_out: opt_out !== undefined,
  };
}
