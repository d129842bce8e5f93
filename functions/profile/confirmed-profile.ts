import { AppError } from '#functions/platform/app-error.ts';
import { conflictSince } from '#functions/platform/records/recent-changes.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { presentValue } from './change-profile.ts';
import { getProfile, type ProfileReader } from './get-profile.ts';
import type { ProfileRow } from './profile-row.ts';

/** Bytes of a profile as JSON. It is stored in a job's row, beside the job's results. */
const MOST_BYTES = 200_000;

/**
 * The version of the profile that its owner has seen and confirmed. Throws `AppError('profile_changed')` with the
 * changes since, and `AppError('payload_too_large')` if it doesn't fit into a job.
 */
export async function getConfirmedProfile(
  dependencies: ProfileReader,
  restaurantId: string,
  version: number,
): Promise<ProfileRow> {
  const row = await getProfile(dependencies, restaurantId);
  if (row.version !== version) {
    throw new AppError('profile_changed', { conflict: conflictSince(row, version, presentValue(row)) });
  }
  assertFitsJob(row.profile);
  return row;
}

/** Throws `AppError('payload_too_large')` if the profile doesn't fit into a job. */
export function assertFitsJob(profile: RestaurantProfile): void {
  if (Buffer.byteLength(JSON.stringify(profile)) <= MOST_BYTES) return;
  throw new AppError('payload_too_large', {
    message: 'Your profile is too long for one website. Shorten or delete some text, then try again.',
  });
}
