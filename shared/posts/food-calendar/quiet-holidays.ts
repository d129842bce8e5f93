import { dateInYear } from './date-rule.ts';
import { ruleOf } from './occasion.ts';

/** Public holidays that aren’t advertised. Regular hours may not apply. */
const QUIET_HOLIDAYS: readonly (readonly [rule: string | { easter: number }, regions: string])[] = [
  // Good Friday
  [{ easter: -2 }, 'DE CH GB ES AU NZ CA'],
  // Ascension; in Germany it is Father's Day
  [{ easter: 39 }, 'AT CH FR BE'],
  // Whit Monday
  [{ easter: 50 }, 'DE AT CH FR BE'],
  // Corpus Christi
  [{ easter: 60 }, 'AT'],
  ['11-1', 'FR ES IT AT BE'],
  ['12-6', 'ES'],
  ['12-8', 'IT ES AT'],
  ['4-25', 'IT AU NZ'],
  ['5-8', 'FR'],
  ['7-21', 'BE'],
  ['11-11', 'FR BE CA'],
  ['2-1-1', 'MX'],
  ['3-3-1', 'MX'],
  ['5-1', 'MX'],
  ['11-3-1', 'MX'],
];

/** True if the day is a public holiday in the country that restaurants don’t advertise. */
export function isQuietHoliday(date: string, region: string): boolean {
  const year = Number(date.slice(0, 4));
  return QUIET_HOLIDAYS.some(
    ([rule, regions]) =>
      regions.split(' ').includes(region) &&
      dateInYear(typeof rule === 'string' ? ruleOf(rule) : rule, year) === date,
  );
}
