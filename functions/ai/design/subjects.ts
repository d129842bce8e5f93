import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import { type Kitchen, mayShow } from '#functions/ai/kitchen.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Chooser } from './chooser.ts';
import { ANY_TABLE } from './cuisines/any-table.ts';
import { cuisineOf } from './cuisines/cuisine-of.ts';

/** The neutral table, for a kitchen of which no dish can be shown. */
const ANY_KITCHEN = ['table', 'crockery', 'herbs', 'lamp'] as const satisfies readonly ImageSubject[];

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
  // A fire burns only where a dish is made on one.
  const isShown = (subject: ImageSubject) =>
    mayShow(subject, kitchen) && (subject !== 'fire' || named.includes('fire'));
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
  const wanted = [...begins, ...turned, ...neutral];
  const [hero = 'table', ...others] = new Set(wanted.filter(isShown));
  return [hero, ...others];
}
