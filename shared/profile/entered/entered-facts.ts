import type { Changes } from '#shared/contract/changes.ts';
import { type Accepted, proposalChanges } from '../proposal-changes.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import type { EnteredHours, EnteredLinks } from './entered-facts-schema.ts';

/** The details that an owner entered, with the menu parsed. */
export type EnteredFacts = {
  kind?: string | undefined;
  town?: string | undefined;
  language?: string | undefined;
  menu?: readonly Accepted[] | undefined;
  hours?: EnteredHours | undefined;
  links?: EnteredLinks | undefined;
};

/** Of a profile. */
const MOST_LANGUAGES = 5;

type ProfileField = keyof RestaurantProfile;

/** The profile fields that the entered details determine, whatever the free text says. Pure. */
export function enteredFields({
  kind = '',
  language,
  menu,
  hours,
  links = {},
}: EnteredFacts): ProfileField[] {
  return [
    ...(kind.trim() === '' ? [] : (['kind'] as const)),
    ...(language === undefined ? [] : (['languages'] as const)),
    ...(menu === undefined ? [] : (['menus', 'dishes'] as const)),
    ...(hours === undefined ? [] : (['services', 'closed_days', 'hours_text'] as const)),
    ...(Object.keys(links) as (keyof EnteredLinks)[]).filter((field) => links[field] !== undefined),
  ];
}

/** The changes that save the entered details to a profile. The menu is added; everything else replaces. Pure. */
export function enteredChanges(
  profile: RestaurantProfile,
  { kind = '', town = '', language, menu = [], hours, links = {} }: EnteredFacts,
): Changes {
  const address = links.address ?? profile.address;
  return {
    ...proposalChanges(profile, menu),
    ...(kind.trim() !== '' && { kind: kind.trim() }),
    ...(language !== undefined && {
      languages: [language, ...profile.languages.filter((each) => each !== language)].slice(
        0,
        MOST_LANGUAGES,
      ),
    }),
    ...hours,
    ...Object.fromEntries(Object.entries(links).filter(([, value]) => value !== undefined)),
    ...(town.trim() !== '' && { address: { ...address, locality: town.trim() } }),
  };
}
