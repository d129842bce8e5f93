import { statusesOf } from '#functions/checklist/seen-statuses.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { firstProfile } from '#functions/profile/profile-row.ts';
import type { Came } from '#shared/redemptions/return-counts.ts';
import type { DashboardDependencies } from './dependencies.ts';

/** Enough newest campaigns to include all active ones: ads run for a week or two, text codes for a few weeks. */
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
  | 'publishNeedsVerifiedEmail'
  | 'clock'
>;

/**
 * Reads a restaurant’s rows in one call and its newest campaigns in another, and evaluates its checklist. Throws
 * `AppError('not_found')` if the restaurant doesn’t exist.
 */
export async function lookAtRestaurant(dependencies: LookedAt, restaurantId: string) {
  const { findTogether, campaigns, redemptions, publishNeedsVerifiedEmail, clock } = dependencies;
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
    publishNeedsVerifiedEmail,
    user: owner,
    profile: profile ?? firstProfile(restaurant),
    // Which page it is would need another read. It is enough that there is one.
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
