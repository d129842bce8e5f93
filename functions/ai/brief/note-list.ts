import { type Item, itemOf } from '#functions/ai/readers/menu/dish-list.ts';
import { hasVerb, isHours } from '#functions/ai/readers/pieces/sentence-forms.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { asSentence } from '#shared/profile/phrases/sentence.ts';
import { topicsIn } from '../library/page-topics.ts';
import { isCommonWord } from './slips.ts';

/** The parts of a list without a verb: its dishes, and what is left of it. */
export type NoteList = { dishes: Dish[]; notes: string[] };

const PARTS = /[,;](?!\d)\s*(?![^()]*\))/u;
/** "braciole Sundays only": when a dish is served. */
const WHEN =
  /^(.+?)\s+\(?((?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|weekends?|weekdays?|summers?|winters?) only)\)?$/iu;
const FEWEST_DISHES = 2;

/**
 * "Rigatoni alla vodka 22, veal saltimbocca 31, no pizza": undefined where a sentence has a verb, or where fewer than
 * two parts are dishes. A part is one by its price, its family, or a word that English doesn’t have, among dishes that
 * are known. Pure.
 */
export function noteList(sentence: string, language: string): NoteList | undefined {
  const words = sentence.replace(/[.!\s]+$/, '');
  if (hasVerb(words)) return undefined;
  const parts = words
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const items = parts.map(dishPart);
  const priced = items.filter((item) => item !== undefined && item.dish.price !== '').length;
  const isSure = (item: Item | undefined): item is Item =>
    item !== undefined && (item.isKnown || (item.dish.price !== '' && priced >= FEWEST_DISHES));
  const sure = items.filter(isSure).length;
  const isMostlySure = sure >= FEWEST_DISHES && sure * 2 >= parts.length;
  const isDish = (item: Item | undefined, at: number): boolean =>
    isSure(item) ||
    (item !== undefined && isMostlySure && language === 'en' && isForeign(parts[at] ?? '')) ||
    (item !== undefined && sure * 3 >= parts.length * 2 && /^\p{Ll}{4,}$/u.test(parts[at] ?? ''));
  const dishes = items.flatMap((item, at) => (item !== undefined && isDish(item, at) ? [item.dish] : []));
  if (dishes.length < FEWEST_DISHES || dishes.length * 2 < parts.length) return undefined;
  return { dishes, notes: parts.filter((_, at) => !isDish(items[at], at)) };
}

function dishPart(part: string): Item | undefined {
  const [, name = part, when = ''] = WHEN.exec(part) ?? [];
  const item = topicsIn(part).length > 0 || isHours(part) ? undefined : itemOf(name);
  if (item === undefined || when === '') return item;
  return { ...item, dish: { ...item.dish, description: asSentence(when) } };
}

/** A name by itself may be a town. */
const NAME = /^\p{Lu}\p{Ll}+$/u;

const isForeign = (name: string): boolean =>
  !NAME.test(name) && (name.match(/\p{L}{5,}/gu) ?? []).some((word) => !isCommonWord(word));
