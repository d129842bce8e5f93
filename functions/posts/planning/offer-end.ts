import { fold } from '#functions/ai/fold.ts';
import { MONTHS } from './in-season.ts';

/** "through December 5", "until 5 Dec", "bis 5. Dezember", "hasta el 5 de diciembre", "jusqu'au 5 décembre". */
const ENDS =
  /\b(?:until|till?|thru|through|ends?|by|expires?|valid to|bis(?: zum)?|hasta|jusqu'?(?:au|a)|fino al?)\b/;
const DAY_FIRST = /(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+|di\s+)?(?<month>\p{L}+)/gu;
const MONTH_FIRST = /(?<month>\p{L}+)\.?\s+(?<day>\d{1,2})(?!\d)/gu;

/** Whether an offer that names its last day has ended by a date. Others never end. */
export function isOfferOver(offer: string, date: string): boolean {
  const words = fold(offer.normalize('NFC')).replaceAll('’', "'");
  const ends = ENDS.exec(words);
  if (ends === null) return false;
  const ending = words.slice(ends.index);
  for (const { groups } of [...ending.matchAll(DAY_FIRST), ...ending.matchAll(MONTH_FIRST)]) {
    const month = MONTHS.get(groups?.month ?? '');
    if (month === undefined) continue;
    const last = `${String(month).padStart(2, '0')}-${(groups?.day ?? '').padStart(2, '0')}`;
    const posted = date.slice(5);
    // Without a year, a day more than six months ago means next year's.
    return last < posted
      ? monthsBetween(last, posted) < HALF_A_YEAR
      : monthsBetween(posted, last) > HALF_A_YEAR;
  }
  return false;
}

const HALF_A_YEAR = 6;
const monthsBetween = (from: string, to: string): number => Number(to.slice(0, 2)) - Number(from.slice(0, 2));
