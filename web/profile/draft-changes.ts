import type { Changes } from '#shared/contract/changes.ts';
import type { Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

const asJson = (value: unknown) => value as Json;

/** The fields in which two profiles differ, with the values of the second. */
export function draftChanges(saved: RestaurantProfile, draft: RestaurantProfile): Changes {
  return Object.fromEntries(
    Object.entries(draft)
      .filter(([field, value]) => !isSameJson(asJson(saved[field as keyof RestaurantProfile]), asJson(value)))
      .map(([field, value]) => [field, asJson(value)]),
  );
}

/** The profile that someone else saved, with the owner’s unsaved fields applied. */
export function rebasedDraft(
  { saved, draft }: { saved: RestaurantProfile; draft: RestaurantProfile },
  theirs: RestaurantProfile,
): RestaurantProfile {
  const mine = Object.keys(draftChanges(saved, draft)) as (keyof RestaurantProfile)[];
  return { ...theirs, ...Object.fromEntries(mine.map((field) => [field, draft[field]])) };
}

/** Fields that both changed since `saved`, to different values. */
export function fieldsInConflict(
  { saved, draft }: { saved: RestaurantProfile; draft: RestaurantProfile },
  theirs: RestaurantProfile,
): (keyof RestaurantProfile)[] {
  const mine = draftChanges(saved, draft);
  const others = draftChanges(saved, theirs);
  const isSame = (field: string) => isSameJson(asJson(mine[field]), asJson(others[field]));
  return Object.keys(mine).filter(
    (field) => Object.hasOwn(others, field) && !isSame(field),
  ) as (keyof RestaurantProfile)[];
}
