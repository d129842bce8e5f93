import { fold } from '#functions/platform/ai/fold.ts';
import { MONTHS } from './in-season.ts';

/** "through December 5", "until 5 Dec", "bis 5. Dezember", "hasta el 5 de diciembre", "jusqu'au 5 décembre". */
const ENDS =
  /\b(?:until|till?|thru|through|ends?|by|expires?|valid to|bis(?: zum)?|hasta|jusqu'?(?:au|a)|fino al?)\b/;
const DAY_AND_MONTH =
  /(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+|di\s+)?(\p{L}+)|(\p{L}+)\.?\s+(\d{1,2})(?!\d)/gu;

/** Whether an offer whose words say its last day is over on a date; one that says none never ends. */
export function isOfferOver(offer: string, date: string): boolean {
  const words = fold(offer.normalize('NFC')).replaceAll('’', "'");
  const ends = ENDS.exec(words);
  if (ends === null) return false;
  for (const [, day, month, otherMonth, otherDay] of words.slice(ends.index).matchAll(DAY_AND_MONTH)) {
    const last = MONTHS.get(month ?? otherMonth ?? '');
    if (last === undefined) continue;
    const at = `${String(last).padStart(2, '0')}-${(day ?? otherDay ?? '').padStart(2, '0')}`;
    const posted = date.slice(5);
    // Said without a year: what is more than half a year behind is next year's.
    return at < posted ? monthsBetween(at, posted) < HALF_A_YEAR : monthsBetween(posted, at) > HALF_A_YEAR;
  }
  return false;
}

const HALF_A_YEAR = 6;
const monthsBetween = (from: string, to: string): number => Number(to.slice(0, 2)) - Number(from.slice(0, 2));
