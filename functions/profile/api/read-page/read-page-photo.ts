import { blockedAddress, refuseBlocked } from '#functions/grader/page-facts/address/refuse-address.ts';
import { websiteAddress } from '#functions/grader/page-facts/address/website-address.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { RestaurantProfileDependencies } from '#functions/profile/api/dependencies.ts';
import { limitPerDay } from '#functions/profile/api/limit-per-day.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';

const PHOTOS_A_DAY = { noun: 'photos', limit: 200 };
const NO_PHOTO = 'We couldn’t load this photo. Save it on your device, then upload it.';

/** Loads a photo from the owner's current website, through the function without data access. Stores nothing. */
export function createReadPagePhoto({
  pages,
  rateLimiter,
}: RestaurantProfileDependencies): Operation<typeof restaurantProfileRoutes.readPagePhoto> {
  return async ({ body: { url } }, { restaurantId }) => {
    const address = websiteAddress(url);
    if (address === undefined) throw blockedAddress('malformed', 0, 'url');
    await refuseBlocked(pages, address, 'url');
    await limitPerDay(rateLimiter, restaurantId, PHOTOS_A_DAY);
    const reading = await pages.readPhoto(address.url);
    if (reading.outcome === 'blocked') throw blockedAddress(reading.reason, reading.redirects, 'url');
    if (reading.outcome !== 'read' || reading.photo === undefined)
      throw new AppError('invalid_input', {
        message: NO_PHOTO,
        fields: { url: NO_PHOTO },
        isAfterWork: true,
      });
    return { data: reading.photo };
  };
}
