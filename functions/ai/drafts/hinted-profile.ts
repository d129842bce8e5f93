import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ANY_TABLE } from '../design/cuisines/cuisine.ts';
import { cuisineOf } from '../design/cuisines/cuisines.ts';
import { cuisineNamedIn } from '../library/cuisine-words.ts';

/** From this rank on, a cuisine says what guests eat. A kind of venue such as "bistro" says less. */
const SAYS_WHAT_IS_EATEN = 2;

/** In Italian this is any restaurant; in other languages an Italian one. It counts only if nothing else is named. */
const RISTORANTE = /\bristorante\b/giu;

/**
 * The profile with a kind of restaurant for design and tone: what the owner says, also in the line over the hero
 * image, or else the name. A hint for colors, drawings, and copy that is never printed as a fact. Pure.
 */
export function hintedProfile(profile: RestaurantProfile, identity: string): RestaurantProfile {
  const { kind, cuisines, name } = profile;
  const said = [...cuisines, identity, kind].join(' ');
  // Only the copy’s word list knows "Griechisches Restaurant".
  const isNamed = cuisineNamedIn(fold(said.normalize('NFC'))) !== undefined;
  const hint =
    firstHint(said.replace(RISTORANTE, ' ')) ?? (isNamed ? said : (firstHint(said) ?? firstHint(name)));
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
  const known = phrases.map((phrase) => ({ phrase, cuisine: cuisineOf({ kind: phrase, cuisines: [] }) }));
  const named = known.filter(({ cuisine }) => cuisine !== ANY_TABLE);
  const found = named.find(({ cuisine }) => cuisine.rank >= SAYS_WHAT_IS_EATEN) ?? named[0];
  return found?.phrase;
}
