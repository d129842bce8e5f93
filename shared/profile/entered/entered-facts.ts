import type { Changes } from '#shared/contract/changes.ts';
import { type Accepted, proposalChanges } from '../proposal-changes.ts';
import type { RestaurantProfile } from '../restaurant-profile.ts';
import type { EnteredHours, EnteredLinks } from './entered-facts-schema.ts';

/** What an owner enters about the restaurant, with the menu read. */
export type EnteredFacts = {
  menu?: readonly Accepted[] | undefined;
  hours?: EnteredHours | undefined;
  links?: EnteredLinks | undefined;
};

type ProfileField = keyof RestaurantProfile;

/** Fields of the profile that the entered facts decide, whatever a free text says. Pure. */
export function enteredFields({ menu, hours, links = {} }: EnteredFacts): ProfileField[] {
  return [
    ...(menu === undefined ? [] : (['menus', 'dishes'] as const)),
    ...(hours === undefined ? [] : (['services', 'closed_days', 'hours_text'] as const)),
    ...(Object.keys(links) as (keyof EnteredLinks)[]).filter((field) => links[field] !== undefined),
  ];
}

/** The changes that put the entered facts into a profile: the menu is added to the one there, all else replaces. Pure. */
export function enteredChanges(
  profile: RestaurantProfile,
  { menu = [], hours, links = {} }: EnteredFacts,
): Changes {
  return {
    ...proposalChanges(profile, menu),
    ...hours,
    ...Object.fromEntries(Object.entries(links).filter(([, value]) => value !== undefined)),
  };
}
