import { cutSnippet } from '../snippet.ts';
import { cleanName, isName, isNameOfBare, splitName, withoutCodes, withoutSize } from './item-names.ts';
import { type LinePrice, plainPrice, pricesIn } from './menu-prices.ts';
import type { PageMenuItem } from './page-menu-item.ts';

/** More than a kitchen has. */
export const MAX_ITEMS = 200;
/** Lines are read as far as people would. */
const LINE_CHARACTERS = 300;
/** So many numbers without a sign of money are the prices of a menu; fewer are anything. */
const FEWEST_BARE = 4;

/** Lines of a page, and which of them are headings. `titles`: of the whole page. */
type MenuText = { lines: readonly string[]; headings: ReadonlySet<string>; titles: ReadonlySet<string> };
type Named = { name: string; description: string; price: string };

/** Items with their prices: signs of money say which numbers those are; else a page full of names with a number behind. */
export function itemsOfLines(text: MenuText): PageMenuItem[] {
  const signed = readLines(text, false);
  const all = readLines(text, true);
  const bare = all.length - signed.length;
  return numbered(bare >= FEWEST_BARE && bare > signed.length ? all : signed);
}

/** `Ribeye ... $38`; or a name, perhaps words on it, then a price on a line of its own. */
function readLines({ lines, headings, titles }: MenuText, isBare: boolean): PageMenuItem[] {
  const found = new Map<string, PageMenuItem>();
  let course = '';
  let courseBefore = '';
  let before: string[] = [];
  for (const whole of lines) {
    const line = whole.slice(0, LINE_CHARACTERS);
    const items = itemsIn(line, { isBare: isBare && !titles.has(line), before, headings });
    if (items === undefined) {
      before = [...before, line].slice(-2);
      if (headings.has(line) && line.length <= 40) [courseBefore, course] = [course, line];
      continue;
    }
    before = [];
    for (const item of items) {
      // The heading was the name of the item, not of what stands below it.
      if (item.name === course) course = courseBefore;
      if (!isName(item.name) || found.has(item.name) || found.size >= MAX_ITEMS) continue;
      found.set(item.name, { ...item, course });
    }
  }
  return [...found.values()];
}

type Surroundings = { isBare: boolean; before: readonly string[]; headings: ReadonlySet<string> };

/** The items that a line prices; undefined where it prices none. */
function itemsIn(line: string, { isBare, before, headings }: Surroundings): Named[] | undefined {
  const prices = pricesIn(line, isBare);
  const [first] = prices;
  const last = prices.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const priceFirst = first.from === 0 && /^\s?[–—-]\s(.{3,})$/u.exec(line.slice(first.to));
  if (prices.length === 1 && priceFirst)
    return [{ name: cleanName(priceFirst[1] ?? ''), description: '', price: plainPrice(first.text) }];
  if (!/^[\s*+).]{0,4}(?:\([^)]{1,40}\))?\.?$/u.test(line.slice(last.to))) return undefined;
  const names = namesBefore(line, prices);
  if (names.length > 1) return names;
  const name = withoutSize(line.slice(0, first.from));
  const isItem = !isBare || /[$€£¥]|[.,]\d\d/.test(first.text) || isNameOfBare(name);
  if (!isItem) return undefined;
  const named = name === '' ? namedAbove(before, headings) : splitName(name);
  return named === undefined ? [] : [{ ...named, price: plainPrice(first.text) }];
}

/** `Latte 4.75 · Cortado 4.25 · Mocha 5`: names between the prices. Sizes of one item are no names. */
function namesBefore(line: string, prices: readonly LinePrice[]): Named[] {
  const items = prices.flatMap(({ text, from }, at) => {
    const between = line.slice(prices[at - 1]?.to ?? 0, from);
    const name = withoutSize(between.split(/\s[/|·•]\s/u).at(-1) ?? '');
    return name === '' || !isName(name) ? [] : [{ name, description: '', price: plainPrice(text) }];
  });
  return items.length * 3 >= prices.length * 2 ? items : [];
}

/** The line above a price; where that one is words on the dish, the one above it. */
function namedAbove(before: readonly string[], headings: ReadonlySet<string>) {
  const [first, second] = before.length === 2 ? before : [undefined, before[0]];
  if (second === undefined) return undefined;
  const isDescription =
    first !== undefined && isName(cleanName(first)) && !headings.has(second) && describes(second, first);
  return isDescription
    ? { name: cleanName(first), description: cutSnippet(second) }
    : { name: cleanName(second), description: '' };
}

/** Four words or more, a list, or words that go on where the name began with a capital. */
function describes(words: string, name: string): boolean {
  if (/,|^\S+(?:\s+\S+){3,}/.test(words)) return true;
  return /^\p{Lu}/u.test(name) && /^[\p{Ll}\d]/u.test(words);
}

function numbered(items: readonly PageMenuItem[]): PageMenuItem[] {
  const names = withoutCodes(items.map(({ name }) => name));
  return items.map((item, at) => ({ ...item, name: names[at] ?? item.name }));
}
