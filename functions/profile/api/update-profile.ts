import type { Operation } from '#functions/platform/http/http-handler.ts';
import { auditRecordValues } from '#functions/profile/audit-values.ts';
import { changeProfile } from '#functions/profile/change-profile.ts';
import { describeRestaurant } from '#functions/profile/describe-restaurant.ts';
import type { restaurantProfileRoutes } from '#shared/profile/contract/restaurant-profile-routes.ts';
import { assertOwnImages } from './assert-own-images.ts';
import type { RestaurantProfileDependencies } from './dependencies.ts';

/** Applies all changes by path, or none. */
export function createUpdateProfile(
  dependencies: RestaurantProfileDependencies,
): Operation<typeof restaurantProfileRoutes.updateProfile> {
  return async ({ query, body }, { restaurantId, audit }) => {
    const { row, before, changedPaths } = await changeProfile(dependencies, {
      restaurantId,
      changes: body,
      baseVersion: query.version,
      assertAllowed: (profile, earlier) =>
        assertOwnImages(dependencies, { restaurantId, changes: body, profile, before: earlier }),
    });
    audit.before = auditRecordValues(before, changedPaths);
    audit.after = auditRecordValues(row, changedPaths);
    // The profile is saved. If the restaurant's row can't be updated now, the next read of the profile updates it.
    await describeRestaurant(dependencies, row).catch((error: unknown) =>
      dependencies.log.warning('the restaurant summary was not updated', {
        restaurant_id: restaurantId,
        error,
      }),
    );
    if (changedPaths.some(isOnOfferPages)) await dependencies.redrawOffers(restaurantId);
    return { message: 'Changes saved.', data: { version: row.version, updated_at: row.updated_at } };
  };
}

/** Fields on offer pages: location, contact, language, time zone (which ends offers), and the menu. */
function isOnOfferPages(path: string): boolean {
  return /^(?:address|phones|languages|time_zone|dishes)\b/.test(path);
}
