import type { ImageSubject } from '#functions/ai/image-subjects.ts';
import { type Kitchen, mayShow } from '#functions/ai/kitchen.ts';
import type { RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { Chooser } from './chooser.ts';
import { lookFor } from './looks.ts';

/** Neutral subjects, for kitchens without a dish that can be shown. */
const ANY_KITCHEN = ['table', 'crockery', 'herbs', 'lamp'] as const satisfies readonly ImageSubject[];

const DRINKS: ReadonlySet<ImageSubject> = new Set<ImageSubject>([
  'coffee',
  'tea',
  'wine',
  'beer',
  'cocktail',
]);
const NEEDS_DISH: ReadonlySet<ImageSubject> = new Set<ImageSubject>(['fire', 'bread']);

/** Subjects for the images, the hero’s first: named dishes, then other dishes of such a kitchen, then its table. */
export function subjectsFor(
  profile: RestaurantProfile,
  kitchen: Kitchen,
  choose: Chooser,
): [ImageSubject, ...ImageSubject[]] {
  const named = [...new Set(kitchen.menu.map(({ subject }) => subject))];
  // Fire needs a dish that is cooked over it, and a loaf says "bakery".
  const isShown = (subject: ImageSubject) =>
    mayShow(subject, kitchen) && (!NEEDS_DISH.has(subject) || named.includes(subject));
  const { subjects, isUsual } = lookFor(profile);
  const usual = subjects.filter((subject) => !ANY_KITCHEN.some((each) => each === subject));
  const rest = usual.slice(1);
  const turn = choose.index('subjects', Math.max(1, rest.length));
  const turned = [...rest.slice(turn), ...rest.slice(0, turn)];
  const table = choose.index('table', ANY_KITCHEN.length);
  const neutral = [...ANY_KITCHEN.slice(table), ...ANY_KITCHEN.slice(0, table)];
  const dishes = named.slice(0, 4);
  // Without a known cuisine, dishes on the menu or a set table fit; the usual bread may not.
  const begins = isUsual ? [...dishes, 'table' as const] : [...usual.slice(0, 1), ...dishes];
  const wanted = [...begins, ...turned, ...neutral];
  // A drink opens only the page of a bar or café.
  const isDrinkAhead = (subject: ImageSubject) => DRINKS.has(subject) && subject !== usual[0];
  const shown = [...new Set(wanted.filter(isShown))];
  const isDish = (subject: ImageSubject) => !ANY_KITCHEN.some((each) => each === subject);
  const openers = shown.filter((subject) => !isDrinkAhead(subject));
  const hero = openers.find(isDish) ?? openers[0] ?? 'table';
  return [hero, ...shown.filter((subject) => subject !== hero)];
}
