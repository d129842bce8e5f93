import { fold } from '#functions/ai/fold.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import { ANY_TABLE } from '../design/cuisines/any-table.ts';
import { cuisineOf } from '../design/cuisines/cuisine-of.ts';
import { cuisineNamedIn } from '../library/cuisine-words.ts';

/** A kind of venue that others also are, such as "bistro", says less than what is eaten there. */
const SAYS_WHAT_IS_EATEN = 2;

/** What Italians call any restaurant, and others an Italian one: it counts where nothing else is named. */
const RISTORANTE = /\bristorante\b/giu;

/**
 * The profile with the kind of place that looks and tone go by: what the owner says, in the line over the picture too,
 * else the name. A hint for colors, drawings and copy, never a fact that is printed. Pure.
 */
export function hintedProfile(profile: RestaurantProfile, identity: string): RestaurantProfile {
  const { kind, cuisines, name } = profile;
  const said = [...cuisines, identity, kind].join(' ');
  // "Griechisches Restaurant" says what is eaten, in words that only the copy knows.
  const isNamed = cuisineNamedIn(fold(said.normalize('NFC'))) !== undefined;
  const hint =
    firstHint(said.replace(RISTORANTE, ' ')) ?? (isNamed ? said : (firstHint(said) ?? firstHint(name)));
  return hint === undefined ? profile : { ...profile, cuisines: [], kind: hint };
}

/** Of "seafood bistro and wine bar" the words that come first and name what is eaten; else what names any cuisine. */
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
