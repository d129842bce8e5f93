import { namesOf, type Occasion, ruleOf } from './occasion.ts';

/**
 * Date rule (empty: the day before Ash Wednesday), countries separated by spaces (`*`: everywhere), names in five
 * languages, and words of matching dishes.
 */
export type FoodDayRow = readonly [id: string, rule: string, regions: string, names: string, about: RegExp];

const SOURCE =
  'National Day Calendar (nationaldaycalendar.com); List of food days (Wikipedia); growers’ and chefs’ associations in each country';

/** None of them is an official holiday. */
export function toFoodDay([id, rule, regions, names, about]: FoodDayRow): Occasion {
  return {
    id,
    kind: 'food_day',
    rule: rule === '' ? { easter: -47 } : ruleOf(rule),
    regions: regions === '*' ? 'everywhere' : regions.split(' '),
    names: namesOf(names),
    about,
    source: SOURCE,
    asOf: '2026-11-22',
  };
}
