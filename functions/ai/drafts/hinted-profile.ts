import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { CuisineId } from '../library/cuisine-ids.ts';
import { statedCuisine } from '../library/cuisine-of.ts';
import { NATIONS } from '../readers/kind/kind-words.ts';

/** These say little about what guests eat. */
const VENUES: readonly CuisineId[] = ['cafe', 'foodtruck', 'modern'];

/** In Italian this is any restaurant; in other languages an Italian one. It counts only if nothing else is named. */
const RISTORANTE = /\bristorante\b/giu;

/**
 * The profile with a kind of restaurant for design and tone: what the owner says, also in the line over the hero
 * image, or else the name. A hint for colors, drawings, and copy that is never printed as a fact. Pure.
 */
export function hintedProfile(profile: RestaurantProfile, identity: string): RestaurantProfile {
  const { kind, cuisines, name } = profile;
  const said = [...cuisines, identity, kind].join(' ');
  const isNamed = statedCuisine({ kind: said, cuisines: [] }) !== undefined;
  const hint = firstHint(said.replace(RISTORANTE, ' ')) ?? (isNamed ? said : firstHint(name));
  return hint === undefined ? profile : { ...profile, cuisines: [], kind: hint };
}

/**
 * The first words that name a cuisine with food, as in "seafood bistro and wine bar"; otherwise words that name
 * another cuisine.
 */
function firstHint(text: string): string | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const phrases = words.flatMap((word, index) => [words.slice(index, index + 2).join(' '), word]);
  // "fruits de mer"
  const ofThree = words.map((_, index) => words.slice(index, index + 3).join(' '));
  return hintAmong(phrases) ?? hintAmong(ofThree);
}

function hintAmong(phrases: readonly string[]): string | undefined {
  const named = phrases.flatMap((phrase) => {
    const cuisine = statedCuisine({ kind: phrase, cuisines: [] });
    return cuisine === undefined ? [] : [{ phrase, cuisine }];
  });
  return (named.find(({ cuisine }) => !VENUES.includes(cuisine)) ?? named[0])?.phrase;
}

const NATION = new RegExp(`^(?:${NATIONS})$`, 'i');
/** "Jamaican" alone is "Jamaican food". Pure. */
export const namedKind = (kind: string, language: string): string =>
  language.startsWith('en') && NATION.test(kind.trim()) ? `${kind.trim()} food` : kind;
