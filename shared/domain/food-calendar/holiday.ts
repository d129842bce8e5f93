import type { DateRule } from './date-rule.ts';
import { namesOf, type Occasion, ruleOf } from './occasion.ts';

/** As of food days; `about` are the cuisines that keep it, folded. */
export type HolidayRow = readonly [
  id: string,
  rule: string | DateRule,
  regions: string,
  names: string,
  about?: RegExp,
];

const SOURCE = 'Public holidays by country (government calendars); movable feasts: Easter by computation';
const TABLE_SOURCE = 'timeanddate.com and hebcal.com, dates from 2026 to 2030';

export function toHoliday([id, rule, regions, names, about]: HolidayRow): Occasion {
  return {
    id,
    kind: 'holiday',
    rule: typeof rule === 'string' ? ruleOf(rule) : rule,
    regions: regions === '*' ? 'everywhere' : regions.split(' '),
    names: namesOf(names),
    ...(about !== undefined && { about }),
    source: typeof rule === 'object' && 'dates' in rule ? TABLE_SOURCE : SOURCE,
    asOf: '2026-11-22',
  };
}
