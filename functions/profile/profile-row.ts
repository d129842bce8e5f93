import * as z from 'zod/mini';
import { RecentChangesSchema } from '#functions/platform/records/recent-changes.ts';
import type { Restaurant } from '#functions/restaurants/restaurants-repository.ts';
import { MAX_PHONE_LENGTH } from '#shared/profile/contact.ts';
import { emptyProfile, RestaurantProfileSchema } from '#shared/profile/restaurant-profile.ts';

/** A restaurant's profile. Version 0: nothing is stored yet. */
export const ProfileRowSchema = z.object({
  restaurant_id: z.string(),
  /** Rises by one with every change. */
  version: z.int().check(z.nonnegative()),
  updated_at: z.iso.datetime(),
  profile: RestaurantProfileSchema,
  recent_changes: RecentChangesSchema,
});
export type ProfileRow = z.infer<typeof ProfileRowSchema>;

/** The facts of a restaurant whose profile was never saved, from its sign-up. */
export function firstProfile({ restaurant_id, name, address, phone, created_at }: Restaurant): ProfileRow {
  const empty = emptyProfile(name);
  return {
    restaurant_id,
    version: 0,
    updated_at: created_at,
    profile: {
      ...empty,
      address: { ...empty.address, text: address ?? '' },
      phones:
        phone === undefined || phone === ''
          ? []
          : [{ number: '', typed: phone.slice(0, MAX_PHONE_LENGTH), label: '' }],
    },
    recent_changes: [],
  };
}
