import type { DateRule } from './date-rule.ts';
import type { HolidayRow } from './holiday.ts';

const dates = (...all: readonly string[]): DateRule => ({
  dates: Object.fromEntries(all.map((date) => [Number(date.slice(0, 4)), date])),
});

/**
 * Holidays of other calendars and the cuisines that observe them. Dates that depend on sighting the moon may shift by a
 * day.
 */
export const MOVING_HOLIDAYS: readonly HolidayRow[] = [
  [
    'lunar-new-year',
    dates('2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03'),
    '*',
    'Lunar New Year|Año Nuevo Lunar|Nouvel An lunaire|Capodanno lunare|Neujahr nach dem Mondkalender',
    /chin|cantones|sichuan|szechuan|vietnam|korea|taiwan|dim sum|asia|malay/,
  ],
  ['nowruz', '3-20', '*', 'Nowruz|Nouruz|Norouz|Nowruz|Nouruz', /persian|iran|kurd|afghan|azer|uzbek/],
  [
    'eid',
    dates('2026-03-20', '2027-03-09', '2028-02-26', '2029-02-14', '2030-02-04'),
    '*',
    'Eid al-Fitr|Eid al-Fitr|Aïd el-Fitr|Eid al-Fitr|Zuckerfest',
    /halal|turk|leban|moroc|arab|syria|palestin|egypt|pakistan|afghan|somal|maghreb/,
  ],
  [
    'passover',
    dates('2026-04-01', '2027-04-21', '2028-04-10', '2029-03-30', '2030-04-17'),
    '*',
    'Passover|Pésaj|Pessah|Pesach|Pessach',
    /jewish|kosher|israel|deli\b/,
  ],
  [
    'rosh-hashanah',
    dates('2026-09-11', '2027-10-01', '2028-09-20', '2029-09-09', '2030-09-27'),
    '*',
    'Rosh Hashanah|Rosh Hashaná|Roch Hachana|Rosh haShana|Rosch ha-Schana',
    /jewish|kosher|israel|deli\b/,
  ],
  [
    'hanukkah',
    dates('2026-12-04', '2027-12-24', '2028-12-12', '2029-12-01', '2030-12-20'),
    '*',
    'Hanukkah|Janucá|Hanoucca|Hanukkah|Chanukka',
    /jewish|kosher|israel|deli\b/,
  ],
  [
    'diwali',
    dates('2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'),
    '*',
    'Diwali|Diwali|Diwali|Diwali|Diwali',
    /india|nepal|punjab|gujarat|tamil|kerala|hyderabad/,
  ],
];
