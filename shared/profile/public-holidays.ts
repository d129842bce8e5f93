import { type DateRule, dateInYear } from '#shared/posts/food-calendar/date-rule.ts';
import { ruleOf } from '#shared/posts/food-calendar/occasion.ts';

/** An ISO date with its name in English. */
export type PublicHoliday = { date: string; name: string };

type Row = readonly [rule: string | DateRule, name: string];

const GOOD_FRIDAY: Row = [{ easter: -2 }, 'Good Friday'];
const EASTER_MONDAY: Row = [{ easter: 1 }, 'Easter Monday'];
const ASCENSION: Row = [{ easter: 39 }, 'Ascension Day'];
const WHIT_MONDAY: Row = [{ easter: 50 }, 'Whit Monday'];
const EPIPHANY: Row = ['1-6', 'Epiphany'];
const LABOR_DAY: Row = ['5-1', 'Labor Day'];
const ASSUMPTION: Row = ['8-15', 'Assumption Day'];
const ALL_SAINTS: Row = ['11-1', 'All Saints’ Day'];
const IMMACULATE: Row = ['12-8', 'Immaculate Conception'];

/** Not public holidays everywhere, but many restaurants change their hours. */
const EVERYWHERE: readonly Row[] = [
  ['1-1', 'New Year’s Day'],
  [{ easter: 0 }, 'Easter Sunday'],
  ['12-24', 'Christmas Eve'],
  ['12-25', 'Christmas Day'],
  ['12-31', 'New Year’s Eve'],
];

/** National holidays by ISO 3166-1 alpha-2. For the United Kingdom, those of England. */
const OF_COUNTRY: Readonly<Record<string, readonly Row[]>> = {
  US: [
    ['1-3-1', 'Martin Luther King Jr. Day'],
    ['2-3-1', 'Presidents’ Day'],
    ['5-l-1', 'Memorial Day'],
    ['6-19', 'Juneteenth'],
    ['7-4', 'Independence Day'],
    ['9-1-1', 'Labor Day'],
    ['10-2-1', 'Columbus Day'],
    ['11-11', 'Veterans Day'],
    ['11-4-4', 'Thanksgiving'],
  ],
  GB: [
    GOOD_FRIDAY,
    EASTER_MONDAY,
    ['5-1-1', 'Early May bank holiday'],
    ['5-l-1', 'Spring bank holiday'],
    ['8-l-1', 'Summer bank holiday'],
    ['12-26', 'Boxing Day'],
  ],
  DE: [
    GOOD_FRIDAY,
    EASTER_MONDAY,
    LABOR_DAY,
    ASCENSION,
    WHIT_MONDAY,
    ['10-3', 'German Unity Day'],
    ['12-26', 'Second Day of Christmas'],
  ],
  FR: [
    EASTER_MONDAY,
    LABOR_DAY,
    ['5-8', 'Victory Day'],
    ASCENSION,
    WHIT_MONDAY,
    ['7-14', 'Bastille Day'],
    ASSUMPTION,
    ALL_SAINTS,
    ['11-11', 'Armistice Day'],
  ],
  ES: [
    EPIPHANY,
    GOOD_FRIDAY,
    LABOR_DAY,
    ASSUMPTION,
    ['10-12', 'National Day'],
    ALL_SAINTS,
    ['12-6', 'Constitution Day'],
    IMMACULATE,
  ],
  IT: [
    EPIPHANY,
    EASTER_MONDAY,
    ['4-25', 'Liberation Day'],
    LABOR_DAY,
    ['6-2', 'Republic Day'],
    ASSUMPTION,
    ['10-4', 'St. Francis’ Day'],
    ALL_SAINTS,
    IMMACULATE,
    ['12-26', 'St. Stephen’s Day'],
  ],
};

/** A year of holidays from this day on, inclusive. Empty for countries without rules. Pure. */
export function holidaysFrom(today: string, country: string): PublicHoliday[] {
  const rows = OF_COUNTRY[country];
  if (rows === undefined) return [];
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((each) => [...EVERYWHERE, ...rows].map((row) => holidayIn(row, each)))
    .filter(({ date }) => date >= today && date < end)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function holidayIn([rule, name]: Row, year: number): PublicHoliday {
  return { date: dateInYear(typeof rule === 'string' ? ruleOf(rule) : rule, year) ?? '', name };
}
