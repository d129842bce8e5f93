import type { Allergen } from '#shared/menu/allergens.ts';
import type { Diet } from '#shared/menu/diets.ts';
import type { SectionName, Weekday } from '#shared/site/site-content.ts';

/** Reads words by key from one line: in the order of the keys, separated by ` | `. */
function byKey<Key extends string>(
  ...keys: readonly Key[]
): (words: string) => Readonly<Record<Key, string>> {
  return (words) => {
    const all = words.split(' | ');
    return Object.fromEntries(keys.map((key, at) => [key, all[at] ?? ''])) as Record<Key, string>;
  };
}

const AFTER_HERO = ['about', 'menu', 'gallery', 'faq', 'reviews', 'contact'] as const;
export const sections = byKey<SectionName>('hero', ...AFTER_HERO);
export const titles = byKey<Exclude<SectionName, 'hero'>>(...AFTER_HERO);
export const days = byKey<Weekday>(
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
);
export const diets = byKey<Diet>('vegan', 'vegetarian', 'pescatarian', 'halal', 'kosher', 'gluten_free');
export const links = byKey('website', 'booking', 'ordering', 'map', 'reviews');
export const allergens = byKey<Allergen>(
  ...(['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk'] as const),
  ...(['nuts', 'celery', 'mustard', 'sesame', 'sulfites', 'lupin', 'mollusks'] as const),
);
