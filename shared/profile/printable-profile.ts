import { applyChanges } from '#shared/editing/apply-changes.ts';
import { PROFILE_GRAMMAR } from './profile-grammar.ts';
import type { ProfileProposal, ProfileReading } from './profile-reading.ts';
import { proposalChanges } from './proposal-changes.ts';
import { emptyProfile, type RestaurantProfile } from './restaurant-profile.ts';
import { isLessExact } from './same-entry.ts';

/**
 * Kinds of details. If a text states a detail of a kind, the record’s details of that kind don’t apply. Diets aren’t
 * included: they always apply.
 */
const KINDS: readonly (readonly (keyof RestaurantProfile)[])[] = [
  ['kind', 'cuisines'],
  ['languages'],
  ['address'],
  ['phones'],
  ['links'],
  ['services', 'closed_days', 'dated_hours', 'hours_text'],
  ['menus', 'dishes'],
  ['people', 'story'],
  ['house_notes'],
];

/** The record without the kinds that the text states. */
function withoutStated(record: RestaurantProfile, stated: readonly ProfileProposal[]): RestaurantProfile {
  const isStated = (field: keyof RestaurantProfile) => stated.some((proposal) => proposal.field === field);
  const fields = KINDS.filter((kind) => kind.some(isStated)).flat();
  const empty = Object.entries(emptyProfile('')).filter(([field]) => fields.some((each) => each === field));
  return { ...record, ...Object.fromEntries(empty) };
}

/**
 * What may be printed before the owner confirms anything: certain details of the text by kind, and the record’s other
 * kinds. Invalid values are left out. The name is the record’s. Pure.
 */
export function printableProfile(record: RestaurantProfile, reading: ProfileReading): RestaurantProfile {
  const certain = reading.proposals.filter(
    (proposal) =>
      proposal.confidence === 'certain' &&
      proposal.field !== 'name' &&
      !(proposal.field === 'address' && isLessExact(proposal.value, record.address)),
  );
  const [hours, others] = [true, false].map((isText) =>
    certain.filter(({ field }) => (field === 'hours_text') === isText),
  ) as [ProfileProposal[], ProfileProposal[]];
  const profile = [...others.map((proposal) => [proposal]), hours].reduce(
    (before, proposals) => {
      const applied = applyChanges(PROFILE_GRAMMAR, before, proposalChanges(before, proposals));
      return applied.isApplied ? applied.record : before;
    },
    withoutStated(record, certain),
  );
  return inLanguageOf(reading, profile);
}

/** The profile with the text’s language, if it has none. */
export function inLanguageOf({ language }: ProfileReading, profile: RestaurantProfile): RestaurantProfile {
  const isKnown = profile.languages.length > 0 || language === 'und';
  return isKnown ? profile : { ...profile, languages: [language] };
}
