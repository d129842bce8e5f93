import { guestMark } from '#functions/modules/guests/stopped-number.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { guestRoutes } from '#shared/contract/routes/guest-routes.ts';
import type { GuestsDependencies } from './dependencies.ts';

export function createDeleteGuest({
  guests,
}: Pick<GuestsDependencies, 'guests'>): Operation<typeof guestRoutes.deleteGuest> {
  return async ({ params: { phone } }, { restaurantId, receipt }) => {
    await guests.delete({ restaurantId, phone });
    receipt.before = { guest: guestMark(restaurantId, phone) };
    return { message: 'Guest deleted.' };
  };
}
