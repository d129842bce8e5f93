import { dateInYear, ruleOf } from './date-rule.ts';

/** Public holidays that aren’t advertised. Regular hours may not apply. */
const QUIET_HOLIDAYS: readonly (readonly [rule: string, regions: string])[] = [
  // Good Friday, Ascension (in Germany Father’s Day), Whit Monday, and Corpus Christi
  ['easter-2', 'DE CH GB ES AU NZ CA'],
  ['easter+39', 'AT CH FR BE'],
  ['easter+50', 'DE AT CH FR BE'],
  ['easter+60', 'AT'],
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
    ([rule, regions]) => regions.split(' ').includes(region) && dateInYear(ruleOf(rule), year) === date,
  );
}
