import { type Dish, emptyDish } from '../menu.ts';
import { SHORT_WEEKDAYS, WEEKDAYS } from './hours-words.ts';
import { ALTERNATIVE, LIST_OF_CHOICES, wordsIn } from './menu-line.ts';

const LONGEST_NAME = 120;
/** "Monday: Lasagna" */
const DAY_FIRST = new RegExp(
  `^(?:(${WEEKDAYS.join('|')})s?\\s*[:–-]|(${SHORT_WEEKDAYS.join('|')}):)\\s*(?=\\p{L})`,
  'iu',
);

/** "Beans, slaw, mac 4 each": of several dishes. */
const FOR_EACH = /\beach$/iu;

type PriceVariant = Dish['variants'][number];

/** A dish with the day, name, and description in the words before `price`, which can be "4 each". Pure. */
export function namedDish(words: string, price = ''): Dish {
  const [, long, day = long ?? ''] = DAY_FIRST.exec(words) ?? [];
  const said = day === '' ? words : words.replace(DAY_FIRST, '');
  const { name, description } =
    FOR_EACH.test(price) && !said.includes('(') ? { name: said, description: '' } : splitName(said);
  const dish = emptyDish(name.slice(0, LONGEST_NAME));
  return { ...dish, description: description.slice(0, 500), availability: day };
}

/**
 * "Mole poblano, chicken, rice", "Soup – with bread", and "MARINARA tomato, garlic": the name ends where its list or
 * explanation begins.
 */
function splitName(words: string): { name: string; description: string } {
  const [, listed, list] = /^([^(]{2,}?)\s*\(([^()]*(?:,(?!\d)|\s\S+\s)[^()]*)\)$/u.exec(words) ?? [];
  if (listed !== undefined && list !== undefined) return { name: listed, description: list };
  const [, loud, quiet] = /^(\p{Lu}{3,}(?:[\s’'&-]+\p{Lu}+)*)\s+(\p{Ll}.*,.*)$/u.exec(words) ?? [];
  if (loud !== undefined && quiet !== undefined) return { name: loud, description: quiet };
  const [, combo, parts] = /^([^:,]{2,40}):\s+(.*[,+\d].*)$/u.exec(words) ?? [];
  if (combo !== undefined && parts !== undefined) return { name: combo, description: parts };
  const dash = /\s[–—-]\s+/u.exec(words);
  if (dash !== null && dash.index > 1) {
    const after = words.slice(dash.index + dash[0].length);
    const isExplained = /^[\p{Ll}\d]/u.test(after) || after.includes(',') || wordsIn(after) > 2;
    if (isExplained) return { name: words.slice(0, dash.index), description: after };
  }
  const comma = /,\s+(?![^(]*\))/u.exec(words);
  if (comma === null || comma.index < 2 || ALTERNATIVE.test(words)) return { name: words, description: '' };
  if (QUANTITY.test(words) || isOneList(words.slice(0, comma.index), words.slice(comma.index)))
    return { name: words, description: '' };
  return { name: words.slice(0, comma.index), description: words.slice(comma.index + comma[0].length) };
}

/**
 * "Egg, chive and vermicelli dumplings", "Chicken, leek & ham pie", "Salad with onions, pickles and bread": the comma is
 * within the name.
 */
const isOneList = (first: string, rest: string): boolean =>
  (LIST_OF_CHOICES.test(rest) || /,.*\s&\s\p{L}/u.test(rest)) &&
  rest.split(',').length === 2 &&
  (wordsIn(first) === 1 || HAS_WITH.test(first));
/** "Cola, Fanta, Sprite 0.33 l", "12 oz": a quantity of the whole dish. */
const QUANTITY = /\s\d+(?:[.,]\d+)?\s?\p{Ll}{1,3}\.?$/u;
const HAS_WITH = /\s(?:with|mit|con|avec)\s/iu;

/** Another price of a dish. `choices`: the words before its first price, at the end of its description. */
export function addChoice(dish: Dish, choices: string, choice: PriceVariant): void {
  if (dish.variants.length === 0) {
    dish.variants = [{ label: choices.slice(0, 60), price: dish.price, amount: dish.amount }];
    if (dish.description.endsWith(choices))
      dish.description = dish.description.slice(0, dish.description.length - choices.length).trim();
  }
  dish.variants = [...dish.variants, choice];
  dish.price = '';
  dish.amount = null;
}
