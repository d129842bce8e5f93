import { type FactToken, type Part, Scan } from './fact-token.ts';
import { readDates, readYears } from './read-dates.ts';
import { readDays } from './read-days.ts';
import { readNumbers } from './read-numbers.ts';
import { readPhones } from './read-phones.ts';
import { readPostcodes } from './read-postcodes.ts';
import { readPrices } from './read-prices.ts';
import { readTimes } from './read-times.ts';
import { readWeb } from './read-web.ts';

/** Every fact of a plain text that shows by its form, in order. `hidden`: parts that are known to be true. */
export function readTokens(
  text: string,
  { isMonthFirst, hidden = [] }: { isMonthFirst: boolean; hidden?: readonly Part[] },
): FactToken[] {
  const scan = new Scan(text);
  scan.hide(hidden);
  readWeb(scan);
  readPostcodes(scan);
  readDays(scan);
  readDates(scan, isMonthFirst);
  readTimes(scan);
  readPhones(scan);
  readPrices(scan);
  readYears(scan);
  readNumbers(scan);
  return scan.tokens.toSorted((one, other) => one.start - other.start);
}
