import { type Dish, emptyDish } from '#shared/profile/menu.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';
import { dishFamilyOf } from '../library/dish-family.ts';

/** A dish alone in its place: few words, an amount in brackets or behind it at most. */
const ITEM =
  /^(?:our |the |and |y |et |und |e )?(.{2,60}?)\s*(?:\(?\s*((?:[$€£]|kr\.?|usd|eur)?\s?\d{1,4}(?:[.,]\d{2})?\s?(?:[$€£]|kr\.?|usd|eur)?)\s*\)?)?$/iu;
const MOST_WORDS = 6;
const PARTS = /\s*(?:[,;•·]|\band\b(?!\s+cheese)|\by\b|\bet\b|\bund\b)\s*/iu;

/**
 * The dishes of a sentence that is nothing but a list of them, such as "Slices, calzones, garlic knots."; undefined for
 * any other sentence. `fewest` is 1 where a list goes on: the last of it may stand alone. Pure.
 */
export function listedDishes(sentence: string, fewest = 2): Dish[] | undefined {
  const parts = sentence
    .replace(/[.!]+$/, '')
    .split(PARTS)
    .filter((part) => part !== '');
  const items = parts.map(dishOf);
  const isList = parts.length >= fewest || /\d/.test(sentence);
  return isList && items.every((item) => item !== undefined) ? items : undefined;
}

function dishOf(part: string): Dish | undefined {
  const [, name = '', price = ''] = ITEM.exec(part.trim()) ?? [];
  if (name === '' || name.split(/\s+/).length > MOST_WORDS || dishFamilyOf(name) === 'dish') return undefined;
  const amount = Number(price.replace(/[^\d.,]/g, '').replace(',', '.'));
  return {
    ...emptyDish(capital(name)),
    price: price.trim(),
    amount: price === '' || Number.isNaN(amount) ? null : amount,
  };
}
