import { toGuest } from '#functions/guests/guest-row.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { guestRoutes } from '#shared/guests/contract/guest-routes.ts';
import type { GuestsDependencies } from './dependencies.ts';

export function createGetGuest({
  guests,
}: Pick<GuestsDependencies, 'guests'>): Operation<typeof guestRoutes.getGuest> {
  return async ({ params: { phone } }, { restaurantId }) => ({
    data: toGuest(await guests.get({ restaurantId, phone })),
  });
}
