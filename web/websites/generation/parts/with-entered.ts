import { applyChanges } from '#shared/editing/apply-changes.ts';
import { type EnteredFacts, enteredChanges } from '#shared/profile/entered/entered-facts.ts';
import { PROFILE_GRAMMAR } from '#shared/profile/profile-grammar.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';

/** The profile with the entered details, or unchanged if they're invalid. */
export function withEntered(profile: RestaurantProfile, entered: EnteredFacts): RestaurantProfile {
  const applied = applyChanges(PROFILE_GRAMMAR, profile, enteredChanges(profile, entered));
  return applied.isApplied ? applied.record : profile;
}
