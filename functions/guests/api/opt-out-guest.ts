import { toGuest } from '#functions/guests/guest-row.ts';
import { guestMark } from '#functions/guests/stopped-number.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import type { GuestsDependencies } from './dependencies.ts';

/** For guests who opt out in person or by phone. */
export function createOptOutGuest({
  guests,
  clock,
}: Pick<GuestsDependencies, 'guests' | 'clock'>): Operation<typeof guestRoutes.optOutGuest> {
  return async ({ params: { phone } }, { restaurantId, audit }) => {
    const at = clock.now().toISOString();
    const row = await guests.optOut({ restaurantId, phone }, { at, by: 'owner' });
    audit.after = { guest: guestMark(restaurantId, phone), opted_out_at: row.opt_out?.at };
    return { message: 'This guest won’t get any more texts.', data: toGuest(row) };
  };
}
