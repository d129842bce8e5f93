import { type Dish, emptyDish } from '../menu.ts';
import { SHORT_WEEKDAYS, WEEKDAYS } from './hours-words.ts';
import { ALTERNATIVE, wordsIn } from './menu-line.ts';

const LONGEST_NAME = 120;
/** "Monday: Lasagna" */
const DAY_FIRST = new RegExp(
  `^(?:(${WEEKDAYS.join('|')})s?\\s*[:–-]|(${SHORT_WEEKDAYS.join('|')}):)\\s*(?=\\p{L})`,
  'iu',
);

/** A dish with the day, name, and description in the words before a price. Pure. */
export function namedDish(words: string): Dish {
  const [, long, day = long ?? ''] = DAY_FIRST.exec(words) ?? [];
  const { name, description } = splitName(day === '' ? words : words.replace(DAY_FIRST, ''));
  const dish = emptyDish(name.slice(0, LONGEST_NAME));
  return { ...dish, description: description.slice(0, 500), availability: day };
}

/** "Chicken, leek and ham pie": one name. */
const LISTED = /^\p{L}+, \p{L}+ (?:and|&|und|y|et|e) \p{L}+(?: \p{L}+)?$/u;

/** "Mole poblano, chicken, rice" and "Soup – with bread": the name ends where its list or explanation begins. */
function splitName(words: string): { name: string; description: string } {
  const [, listed, list] = /^([^(]{2,}?)\s*\(([^()]*,[^()]*)\)$/u.exec(words) ?? [];
  if (listed !== undefined && list !== undefined) return { name: listed, description: list };
  const [, combo, parts] = /^([^:,]{2,40}):\s+(.*[,+\d].*)$/u.exec(words) ?? [];
  if (combo !== undefined && parts !== undefined) return { name: combo, description: parts };
  const dash = /\s[–—-]\s+/u.exec(words);
  if (dash !== null && dash.index > 1) {
    const after = words.slice(dash.index + dash[0].length);
    const isExplained = /^[\p{Ll}\d]/u.test(after) || after.includes(',') || wordsIn(after) > 2;
    if (isExplained) return { name: words.slice(0, dash.index), description: after };
  }
  const comma = /,\s+(?![^(]*\))/u.exec(words);
  if (comma === null || comma.index < 2 || ALTERNATIVE.test(words) || LISTED.test(words))
    return { name: words, description: '' };
  return { name: words.slice(0, comma.index), description: words.slice(comma.index + comma[0].length) };
}
