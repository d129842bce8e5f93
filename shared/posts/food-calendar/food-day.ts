import { namesOf, type Occasion, ruleOf } from './occasion.ts';

/**
 * Rule (empty: the day before Ash Wednesday), countries parted by blanks (`*`: everywhere), names in five languages,
 * and the words of dishes that it is about.
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
