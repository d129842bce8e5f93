import type { DateRule } from './date-rule.ts';
import { namesOf, type Occasion, ruleOf } from './occasion.ts';

/** Like food days; `about` has the folded cuisines that observe it. */
export type HolidayRow = readonly [
  id: string,
  rule: string | DateRule,
  regions: string,
  names: string,
  about?: RegExp,
];

const SOURCE = 'Public holidays by country (government calendars); movable holidays calculated from Easter';
const TABLE_SOURCE = 'timeanddate.com and hebcal.com, dates from 2026 to 2030';

/** Public holidays, on which regular hours may not apply. */
const OFTEN_CLOSED = new Set(
  'new-years-eve new-years-day epiphany australia-day easter easter-monday may-day memorial-day republic-day-it canada-day independence-day bastille-day swiss-national-day assumption labor-day independence-day-mx fathers-day-de german-unity-day national-day-es thanksgiving-ca national-day-at thanksgiving christmas-eve christmas boxing-day passover rosh-hashanah'.split(
    ' ',
  ),
);

/**
 * Holidays that begin on the evening of their date. Many restaurants that observe them also close on the days after.
 */
const CLOSED_DAYS: ReadonlyMap<string, number> = new Map([
  ['passover', 3],
  ['rosh-hashanah', 3],
]);

export function toHoliday([id, rule, regions, names, about]: HolidayRow): Occasion {
  return {
    id,
    kind: 'holiday',
    rule: typeof rule === 'string' ? ruleOf(rule) : rule,
    regions: regions === '*' ? 'everywhere' : regions.split(' '),
    names: namesOf(names),
    ...(about !== undefined && { about }),
    ...(OFTEN_CLOSED.has(id) && { isOftenClosed: true }),
    ...(CLOSED_DAYS.has(id) && { closedDays: CLOSED_DAYS.get(id) }),
    source: typeof rule === 'object' && 'dates' in rule ? TABLE_SOURCE : SOURCE,
    asOf: '2026-11-22',
  };
}
