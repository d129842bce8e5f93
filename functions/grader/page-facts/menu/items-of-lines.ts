import { cutSnippet } from '#functions/grader/page-facts/snippet.ts';
import { cutLine } from '#shared/profile/menu-lines/line-prices.ts';
import { cleanName, isName } from './item-names.ts';
import type { PageMenuItem } from './page-menu-item.ts';

/** More than a kitchen has. */
export const MAX_ITEMS = 200;
/** Lines are read as far as people would. */
const LINE_CHARACTERS = 300;
const HEADING_CHARACTERS = 40;
/** A sign of money, or cents. Any other number of a page may count anything. */
const IS_MONEY =
  /[$€£¥₩₹₽₺円元]|(?<!\p{L})(?:EUR|CHF|USD|GBP|DKK|SEK|NOK|kr|zł|Kč|Ft|Fr|Rs)(?!\p{L})|\d[.,](?:\d{2}(?!\d)|[-–])/u;

/** Lines of a page, and which of them are headings. */
type MenuText = { lines: readonly string[]; headings: ReadonlySet<string> };
type Named = { name: string; description: string };

/** Items with their prices: `Ribeye ... $38`; or a name, perhaps words on it, then a price on a line of its own. */
export function itemsOfLines({ lines, headings }: MenuText): PageMenuItem[] {
  const found = new Map<string, PageMenuItem>();
  let courses = ['', ''];
  let above: string[] = [];
  for (const whole of lines) {
    const line = whole.slice(0, LINE_CHARACTERS);
    const price = priceOf(line);
    if (price === undefined) {
      above = [...above, line].slice(-2);
      if (headings.has(line) && line.length <= HEADING_CHARACTERS) courses = [line, ...courses].slice(0, 2);
      continue;
    }
    const words = cleanName(cutLine(line).words);
    const item = words === '' ? namedAbove(above, headings) : { name: words, description: '' };
    above = [];
    if (item === undefined || !isName(item.name) || found.has(item.name) || found.size >= MAX_ITEMS) continue;
    // The heading was the name of the item, not of what is below it.
    if (item.name === courses[0]) courses = courses.slice(1);
    found.set(item.name, { ...item, course: courses[0] ?? '', price });
  }
  return [...found.values()];
}

/** Of several sizes the first counts. What begins with its price is more often an offer than a dish. */
function priceOf(line: string): string | undefined {
  const { price, words } = cutLine(line);
  const written = price?.variants[0]?.price ?? price?.price ?? '';
  const isBefore = words !== '' && line.trimStart().startsWith(written);
  return IS_MONEY.test(written) && !isBefore ? written : undefined;
}

/** The line above a price; where that one is words on the dish, the one above it. */
function namedAbove(above: readonly string[], headings: ReadonlySet<string>): Named | undefined {
  const [first, second] = above.length === 2 ? above : [undefined, above[0]];
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
