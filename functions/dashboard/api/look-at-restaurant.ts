import { statusesOf } from '#functions/checklist/seen-statuses.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { Came } from '#shared/redemptions/return-counts.ts';
import type { DashboardDependencies } from './dependencies.ts';

/** The newest campaigns hold all that live: an ad runs for a week or two, a code of a text for some weeks. */
const NEWEST = 100;
const NO_COUNTS: Came = { days: {}, returns: {} };

export type LookedAt = Pick<
  DashboardDependencies,
  | 'findTogether'
  | 'users'
  | 'restaurants'
  | 'profiles'
  | 'checklists'
  | 'toggles'
  | 'campaigns'
  | 'redemptions'
  | 'clock'
>;

/**
 * A restaurant's rows in one call, its newest campaigns in another, and what both say of its checklist. Throws
 * `AppError('not_found')` when the restaurant is gone.
 */
export async function lookAtRestaurant(dependencies: LookedAt, restaurantId: string) {
  const { findTogether, campaigns, redemptions, clock } = dependencies;
  const [{ owner, restaurant, profile, checklist, toggles, totals = NO_COUNTS }, newest] = await Promise.all([
    findTogether({
      owner: dependencies.users.lookup(restaurantId),
      restaurant: dependencies.restaurants.lookup(restaurantId),
      profile: dependencies.profiles.lookup(restaurantId),
      checklist: dependencies.checklists.lookup(restaurantId),
      toggles: dependencies.toggles.lookup(restaurantId),
      totals: redemptions.lookupTotals(restaurantId),
    }),
    campaigns.list(restaurantId, { limit: NEWEST }),
  ]);
  if (restaurant === undefined) throw new AppError('not_found');
  const now = clock.now();
  const seen = {
    now,
    user: owner,
    profile: profile ?? firstProfile(restaurant),
    // Which page it is takes reads of its own; that there is one is enough here.
    pages:
      restaurant.websites_published > 0
        ? [{ name: '', publishedAt: now.toISOString(), phone: undefined }]
        : [],
    uploadedAt: [],
    campaigns: newest.campaigns,
    redemptions: totals,
  };
  return { restaurant, toggles, seen, statuses: statusesOf(checklist ?? { statuses: {} }, seen) };
}
