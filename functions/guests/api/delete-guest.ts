import { guestMark } from '#functions/guests/stopped-number.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import type { GuestsDependencies } from './dependencies.ts';

/** Deletes the row now. The queue removes the number from campaign lists and ledgers soon after. */
export function createDeleteGuest({
  guests,
  smsQueue,
  clock,
}: Pick<GuestsDependencies, 'guests' | 'smsQueue' | 'clock'>): Operation<typeof guestRoutes.deleteGuest> {
  return async ({ params: { phone } }, { restaurantId, audit }) => {
    const { phone: number } = await guests.get({ restaurantId, phone });
    // Send this first, so that the queue finishes the deletion even if this call fails.
    await smsQueue.send({ kind: 'forget', restaurant_id: restaurantId, phone: number });
    await guests.delete({ restaurantId, phone }, clock.now());
    audit.before = { guest: guestMark(restaurantId, phone) };
    return { message: 'Guest deleted.' };
  };
}
