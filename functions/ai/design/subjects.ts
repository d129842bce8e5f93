import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import { type Kitchen, mayShow } from '#functions/ai/kitchen.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Chooser } from './chooser.ts';
import { ANY_TABLE } from './cuisines/any-table.ts';
import { cuisineOf } from './cuisines/cuisine-of.ts';

/** The neutral table, for a kitchen of which no dish can be shown. */
const ANY_KITCHEN = ['table', 'crockery', 'herbs', 'lamp'] as const satisfies readonly ImageSubject[];

/** Ovens and grills that burn, in five languages. */
const FIRE =
  /\bwood[- ]?(?:fired|burning|oven|fire)|charcoal|smoker|tandoor|\boak\b|horno de leña|brasas?\b|carbón|feu de bois|braise|forno a legna|brace\b|holz(?:ofen|kohle|feuer)/i;

/** A fire burns only where the owner speaks of one. */
function hasFire({ kind, story, house_notes, dishes }: RestaurantProfile): boolean {
  const said = [...story, ...house_notes].map(({ text }) => text);
  return [kind, ...said, ...dishes.flatMap(({ name, description }) => [name, description])].some((text) =>
    FIRE.test(text),
  );
}

/**
 * What the pictures may show, the hero first: dishes that were named, then what else such a kitchen serves, then its
 * table.
 */
export function subjectsFor(
  profile: RestaurantProfile,
  kitchen: Kitchen,
  choose: Chooser,
): [ImageSubject, ...ImageSubject[]] {
  const named = [...new Set(kitchen.menu.map(({ subject }) => subject))];
  const fire = hasFire(profile) ? ['fire' as const] : [];
  const isShown = (subject: ImageSubject) =>
    mayShow(subject, kitchen) && (subject !== 'fire' || named.includes('fire') || fire.length > 0);
  const cuisine = cuisineOf(profile);
  const usual = cuisine.subjects.filter((subject) => !ANY_KITCHEN.some((each) => each === subject));
  const rest = usual.slice(1);
  const turn = choose.index('subjects', Math.max(1, rest.length));
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  const table = choose.index('table', ANY_KITCHEN.length);
  const neutral = [...ANY_KITCHEN.slice(table), ...ANY_KITCHEN.slice(0, table)];
  const dishes = named.slice(0, 4);
  // Where no cuisine is known, its usual bread says less of the house than what is on the menu.
  const begins =
    cuisine === ANY_TABLE ? [...dishes, ...usual.slice(0, 1)] : [...usual.slice(0, 1), ...dishes];
  const wanted = [...begins, ...fire, ...turned, ...neutral];
  const [hero = 'table', ...others] = new Set(wanted.filter(isShown));
  return [hero, ...others];
}
