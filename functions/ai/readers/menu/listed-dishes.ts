import type { Span } from '#functions/ai/readers/reader.ts';
import { trimmed } from '#functions/ai/readers/text/spans.ts';
import type { Dish } from '#shared/profile/menu.ts';
import { isSize } from '#shared/profile/menu-lines/column-heads.ts';
import { isHours, isOfDay } from '#shared/profile/menu-lines/hours-words.ts';
import {
  cutLine,
  isSignedPrice,
  isStrong,
  isStrongPrice,
  type LinePrice,
} from '#shared/profile/menu-lines/line-prices.ts';
import { CONTACT } from '#shared/profile/menu-lines/menu-line.ts';
import { isSetMenu } from '#shared/profile/menu-lines/set-menu.ts';
import { isCourse, isDish, nameIn } from './menu-words.ts';

/** A dish in a list on one line. */
export type ListedDish = Span & { dish: Pick<Dish, 'name' | 'description' | 'course'> & LinePrice };

const SEPARATOR =
  /\s*[;•|·]\s*|,\s+|(?<=[\d€$£.]|MP)\s+[—–-]\s+(?=\p{L})|\s+\/\s+|(?<=[\p{L}\d)€])[.!]\s+(?=\p{L}|\d+ \p{Lu})|(?<=[\d€$£]|[Ee]uros?|pesos|each)\s+(?:and|&|y|e|et|und|plus|\+)\s+/gu;
/** A price with cents or a currency sign ends a dish: "Caffè 1,20 cappuccino 1,60 brioche 1,40". */
const BEHIND_PRICE =
  /(?<=[\p{L})]\s(?:[$€£]\d+(?:[.,]\d{2})?|\d+[.,]\d{2}(?:\s?(?:€|[Ee]uros?))?|\d+\s?(?:€|[Ee]uros?)))\s+(?=\p{L}{2})(?![Ee]uro|each|per |pro |the |or |to |till? |until |and |bis |und |a |al |alle |à |et |y |e |o )/gu;
const IN_BRACKETS = /\s*\(([^()\p{Sc}]{3,})\)$/u;
/** "3 links" is a quantity of the dish before. */
const SIZE_ONLY = /^(?:\d+|½|¼)\s\p{L}+$|^(?:menu|menú|menù|menü|formule)$/iu;
/** A number in a name may be another dish’s price, and “all” names several dishes. */
const NUMBERED =
  /\s\d+(?:[.,]\d+)?\s(?!(?:oz|[cdm]?l|k?g|cm|lb|pcs?|pz|stk)(?!\p{L}))\p{L}|(?<!\s(?:for|für|para|pour|per))\s\d+$|\d\s?\/\s?\p{L}|\sall$|^\S+['’]s$/u;
/** After "from", a number isn’t a dish’s price. */
const FROM = /^\W*(?:from|ab|desde|dès|da|à partir de)\s/iu;
const FEWEST_WEAK = 3;

/** `isSize`: a size, or a number without a name, which makes the dish before doubtful. */
type Part = Span & { before: string; listed?: ListedDish; isSize?: boolean };

/** Reads "name price, name price" on one line: at least two dishes, or three if the prices are bare numbers. */
export function listedDishesIn(source: string, line: Span): ListedDish[] {
  const parts = partsOf(source, line).map((part) => read(source, part));
  const runs: ListedDish[][] = [[]];
  for (const [at, { listed, isSize, before }] of parts.entries()) {
    // The words without a price between two dishes may belong to the second.
    const isAfterGap =
      at > 0 && !parts[at - 1]?.listed && !/[.!;•|·]/u.test(before) && runs.flat().length > 0;
    if (isSize) runs.at(-1)?.pop();
    if (listed === undefined || isAfterGap) runs.push([]);
    else runs.at(-1)?.push(listed);
  }
  const dishes = runs.flat().map(({ dish }) => dish);
  const [only] = dishes;
  const isHeaded = only !== undefined && only.course !== '' && isSignedPrice(only.price);
  if (dishes.length >= (dishes.some(isStrong) ? 2 : FEWEST_WEAK) || isHeaded)
    return runs
      .filter((run) => run.length > 1 || isStrongPrice(run[0]?.dish.price ?? ''))
      .flatMap(withCourse);
  return runs.flat().filter(({ dish }) => isSetMenu(dish.name) && isSignedPrice(dish.price));
}

/** "al pastor 4 carnitas 4 suadero 4.50": only names and prices, one after the other. */
const RUN_ON = /^(?:(?:\p{L}[\p{L}’'&()-]*\s){1,5}[$€]?\d{1,3}(?:[.,]\d{1,2})?(?:\s|[.!]?$)){3,}$/u;
const BEHIND_NUMBER =
  /(?<=\p{L}[\p{L})’']*\s[$€]?\d{1,3}(?:[.,]\d{1,2})?(?:\seach)?)\s+(?=\p{L}{2})(?!(?:each|for|per|or|and|to|oz)\s)/gu;

function partsOf(source: string, line: Span): Part[] {
  return cutAt(source, line, SEPARATOR).flatMap((part) => {
    const isRunOn = RUN_ON.test(source.slice(part.start, part.end));
    const [first, ...rest] = cutAt(source, part, isRunOn ? BEHIND_NUMBER : BEHIND_PRICE);
    return first === undefined ? [] : [{ ...first, before: part.before }, ...rest];
  });
}

function cutAt(source: string, { start, end }: Span, separator: RegExp): Part[] {
  const text = source.slice(start, end);
  const parts: Part[] = [];
  let from = 0;
  let before = '';
  for (const { index, 0: mark } of [...text.matchAll(separator), { index: text.length, 0: '' }]) {
    if (/\([^)]*$/u.test(text.slice(from, index)) && index < text.length) continue;
    const part = trimmed(source, { start: start + from, end: start + index });
    if (part.start < part.end) parts.push({ ...part, before });
    before = mark;
    from = index + mark.length;
  }
  return parts;
}

function read(source: string, part: Part): Part {
  const whole = source.slice(part.start, part.end).replace(/(?:[\s.,;!]|\s[–-])+$/u, '');
  const colon = whole.lastIndexOf(': ');
  const lead = colon < 0 ? '' : whole.slice(0, colon);
  const text = whole.slice(colon < 0 ? 0 : colon + 2).replace(IN_BRACKETS, '');
  if (CONTACT.test(text) || isHours(text)) return part;
  const { words, price } = cutLine(text);
  if (price === undefined || (price.is_market_price && /^\p{Ll}{2}$/u.test(price.price))) return part;
  const [name = '', ...more] = nameIn(words).split(/,\s+(?![^(]*\))/u);
  if (name === '' || SIZE_ONLY.test(name) || isSize(name)) return { ...part, isSize: true };
  if (!isDish(name) || NUMBERED.test(name) || !isOfDish(price, text.slice(words.length), words)) return part;
  const course = isCourse(lead) ? lead : '';
  const description = [...more, IN_BRACKETS.exec(whole)?.[1] ?? ''].filter((each) => each !== '').join(', ');
  const start = course === '' ? source.indexOf(name, part.start + Math.max(0, colon)) : part.start;
  return { ...part, listed: { start, end: part.end, dish: { name, description, course, ...price } } };
}

/** Excludes times, a range’s first price, and two prices of unclear meaning. */
function isOfDish(price: LinePrice, written: string, words: string): boolean {
  const isLabeled = price.variants.every(({ label }) => isSize(label));
  const isOnDay = isOfDay(isStrong(price) ? (/^\S+/u.exec(words)?.[0] ?? '') : words);
  return isLabeled && !FROM.test(written) && !isOnDay;
}

/** The heading applies to all dishes after it: "Pizza: margherita 9, marinara 8". */
function withCourse(run: readonly ListedDish[]): ListedDish[] {
  let course = '';
  return run.map((listed) => {
    course = listed.dish.course || course;
    return { ...listed, dish: { ...listed.dish, course } };
  });
}
