import { applyChanges } from '#shared/editing/apply-changes.ts';
import { PROFILE_GRAMMAR } from './profile-grammar.ts';
import type { ProfileProposal, ProfileReading } from './profile-reading.ts';
import { proposalChanges } from './proposal-changes.ts';
import { emptyProfile, type RestaurantProfile } from './restaurant-profile.ts';

/**
 * Facts of one kind: a text that states one of them states the kind, and what the record says of it stands back.
 * Diets are in none: a rule of the kitchen holds whatever else is said.
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

/** The record without what it says of the kinds that are stated. */
function withoutStated(record: RestaurantProfile, stated: readonly ProfileProposal[]): RestaurantProfile {
  const isStated = (field: keyof RestaurantProfile) => stated.some((proposal) => proposal.field === field);
  const fields = KINDS.filter((kind) => kind.some(isStated)).flat();
  const empty = Object.entries(emptyProfile('')).filter(([field]) => fields.some((each) => each === field));
  return { ...record, ...Object.fromEntries(empty) };
}

/** "Diner in Reno" says less than the address that the record has. */
function isTownOfKnown({ address }: RestaurantProfile, { field, value }: ProfileProposal): boolean {
  return field === 'address' && value.street === '' && (address.street !== '' || /\d/.test(address.text));
}

/**
 * What may be printed before its owner has confirmed anything: what the text says with certainty, kind by kind, and
 * the record where the text says nothing. A value that no profile can hold is left out. The name is the record's.
 * Pure.
 */
export function printableProfile(record: RestaurantProfile, reading: ProfileReading): RestaurantProfile {
  const certain = reading.proposals.filter(
    (proposal) =>
      proposal.confidence === 'certain' && proposal.field !== 'name' && !isTownOfKnown(record, proposal),
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

/** The profile with the language of the text, where it has none of its own. */
export function inLanguageOf({ language }: ProfileReading, profile: RestaurantProfile): RestaurantProfile {
  const isKnown = profile.languages.length > 0 || language === 'und';
  return isKnown ? profile : { ...profile, languages: [language] };
}
