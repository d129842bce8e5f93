import { cutSnippet } from '#functions/grader/page-facts/snippet.ts';
import { cutLine } from '#shared/profile/menu-lines/line-prices.ts';
import { cleanName, isName } from './item-names.ts';
import type { PageMenuItem } from './page-menu-item.ts';

/** More than a real menu has. */
export const MAX_ITEMS = 200;
/** Longer lines are cut. */
const LINE_CHARACTERS = 300;
const HEADING_CHARACTERS = 40;
/** A currency sign or cents. Other numbers may be anything. */
const IS_MONEY =
  /[$€£¥₩₹₽₺円元]|(?<!\p{L})(?:EUR|CHF|USD|GBP|DKK|SEK|NOK|kr|zł|Kč|Ft|Fr|Rs)(?!\p{L})|\d[.,](?:\d{2}(?!\d)|[-–])/u;

/** The lines of a page, and which of them are headings. */
type MenuText = { lines: readonly string[]; headings: ReadonlySet<string> };
type Named = { name: string; description: string };

/** Finds items with prices: `Ribeye ... $38`, or a name, an optional description, and a price on its own line. */
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
    // The heading was the item's name, so it isn't a course.
    if (item.name === courses[0]) courses = courses.slice(1);
    found.set(item.name, { ...item, course: courses[0] ?? '', price });
  }
  return [...found.values()];
}

/** Returns the first of several prices. Lines that begin with a price are usually offers. */
function priceOf(line: string): string | undefined {
  const { price, words } = cutLine(line);
  const written = price?.variants[0]?.price ?? price?.price ?? '';
  const isBefore = words !== '' && line.trimStart().startsWith(written);
  return IS_MONEY.test(written) && !isBefore ? written : undefined;
}

/** Returns the line above a price, or the one above that if it is a description. */
function namedAbove(above: readonly string[], headings: ReadonlySet<string>): Named | undefined {
  const [first, second] = above.length === 2 ? above : [undefined, above[0]];
  if (second === undefined) return undefined;
  const isDescription =
    first !== undefined && isName(cleanName(first)) && !headings.has(second) && describes(second, first);
  return isDescription
    ? { name: cleanName(first), description: cutSnippet(second) }
    : { name: cleanName(second), description: '' };
}

/** Whether words describe a dish: four words or more, a list, or a lowercase start after a capitalized name. */
function describes(words: string, name: string): boolean {
  if (/,|^\S+(?:\s+\S+){3,}/.test(words)) return true;
  return /^\p{Lu}/u.test(name) && /^[\p{Ll}\d]/u.test(words);
}
