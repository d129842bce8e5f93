import { AppError } from '#functions/platform/app-error.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { conflictSince, nextVersion } from '#functions/platform/records/recent-changes.ts';
import { assertFitsRow } from '#functions/platform/records/row-size.ts';
import { saveChange } from '#functions/platform/records/save-change.ts';
import type { Changes } from '#shared/contract/changes.ts';
import { applyChanges } from '#shared/editing/apply-changes.ts';
import { readPath } from '#shared/editing/record-value.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { getProfile, type ProfileReader } from './get-profile.ts';
import type { ProfileRow } from './profile-row.ts';
import type { ProfilesRepository } from './profiles-repository.ts';

export type ChangeProfileDependencies = ProfileReader & {
  profiles: ProfilesRepository;
  clock: Clock;
  /** Waits between attempts. Default: a random part of a growing time. */
  waitBefore?: (attempt: number) => Promise<void>;
};

export type ChangedProfile = { row: ProfileRow; before: ProfileRow; changedPaths: readonly string[] };

type ProfileChange = {
  restaurantId: string;
  /** A function if the changes depend on the profile. It runs again after a concurrent write. */
  changes: Changes | ((profile: RestaurantProfile) => Changes);
  /** The version that the changes are based on. Without it, they apply to the current one. */
  baseVersion?: number | undefined;
  /** Throws if the changed profile must not be stored. */
  assertAllowed?: (profile: RestaurantProfile, before: RestaurantProfile) => Promise<void>;
};

/**
 * Applies all changes to a profile, or none, with one conditional write. Writes nothing if nothing changed. Throws
 * `AppError('profile_changed')` with the changes since `baseVersion`, `AppError('invalid_input')` with a sentence for
 * each path, `AppError('payload_too_large')`, and what `assertAllowed` throws.
 */
export async function changeProfile(
  dependencies: ChangeProfileDependencies,
  { restaurantId, changes, baseVersion, assertAllowed }: ProfileChange,
): Promise<ChangedProfile> {
  const { profiles, clock, waitBefore } = dependencies;
  let changed: Omit<ChangedProfile, 'row'> | undefined;
  const store = {
    read: () => getProfile(dependencies, restaurantId),
    save: (row: ProfileRow) => profiles.save(row),
    isSame: (row: ProfileRow, saved: ProfileRow) => isSameJson(row, saved),
    waitBefore,
  };
  const row = await saveChange(store, async (before) => {
    refuseStale(before, baseVersion);
    const made = typeof changes === 'function' ? changes(before.profile) : changes;
    const applied = applyChanges(PROFILE_GRAMMAR, before.profile, made);
    if (!applied.isApplied) throw new AppError('invalid_input', { fields: applied.fields });
    const { record: profile, changedPaths } = applied;
    changed = { before, changedPaths };
    if (changedPaths.length === 0) return undefined;
    await assertAllowed?.(profile, before.profile);
    const next = { ...before, profile, ...nextVersion(before, changedPaths, clock.now()) };
    assertFitsRow(next, 'Your profile is too long to save. Shorten or delete some text, then save again.');
    return next;
  });
  return { row, before: row, changedPaths: [], ...changed };
}

function refuseStale(row: ProfileRow, baseVersion: number | undefined): void {
  if (baseVersion === undefined || baseVersion === row.version) return;
  throw new AppError('profile_changed', {
    conflict: conflictSince(row, baseVersion, presentValue(row)),
    isAfterWork: true,
  });
}

/** The current value at a path of the profile. */
export function presentValue({ profile }: ProfileRow) {
  return (path: string) => readPath(PROFILE_GRAMMAR, profile, path);
}
