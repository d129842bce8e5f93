import type { PageOutline } from './outline-page.ts';
import type { OutlineElement } from './page-walk.ts';
import { cutSnippet } from './snippet.ts';
import { type DataItem, itemsIn, scriptsOfData } from './structured-items.ts';

/** An item of a menu as a page shows it. */
export type PageMenuItem = { name: string; course: string; price: string; description: string };

/** More than a kitchen has. */
const MAX_ITEMS = 200;
/** Lines are read as far as people would. */
const LINE_CHARACTERS = 300;
const NAME_CHARACTERS = 80;

/** A price at the end of a line, or a line of its own; with a sign of money, or with cents. */
const PRICE =
  /(?:^|[\s.…·|–—-])((?:US?)?[$€£¥]\s?\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|EUR|CHF|USD)|\d{1,3}[.,]\d{2})\s*$/u;
/** Three words or more, or a list. */
const IS_DESCRIPTION = /,|^\S+(?:\s+\S+){3,}/;
const NOT_AN_ITEM =
  /\b(?:tax|tip|gratuity|delivery|shipping|minimum|order over|orders over|gift|total|subtotal|cart|checkout|copyright|per person|deposit|ticket|off|free|save|from \d|service charge)\b|@|https?:|^\W*$|^(?:add|extra|tel|phone)\b|\d[.:]\d\d\W*$/i;

/** What the page sells, as its data says it; else as its lines do. Empty where neither shows a menu. */
export function readMenuItems(outline: PageOutline): PageMenuItem[] {
  const said = itemsOfData(outline);
  return said.length > 0 ? said : itemsOfLines(outline);
}

function itemsOfData(outline: PageOutline): PageMenuItem[] {
  const found = new Map<string, PageMenuItem>();
  const budget = { nodes: 4_000 };
  for (const script of scriptsOfData(outline)) {
    const data = itemsIn(script.source(), budget);
    for (const section of data.filter(isOf('MenuSection')))
      for (const item of listOf(section.hasMenuItem)) addItem(found, item, textOf(section.name));
    for (const item of data.filter(isOf('MenuItem'))) addItem(found, item, '');
  }
  return [...found.values()].slice(0, MAX_ITEMS);
}

function addItem(found: Map<string, PageMenuItem>, item: DataItem, course: string): void {
  const name = textOf(item.name).slice(0, NAME_CHARACTERS);
  if (name === '' || found.has(name)) return;
  const [offer] = listOf(item.offers);
  found.set(name, { name, course, price: textOf(offer?.price), description: textOf(item.description) });
}

function isOf(type: string) {
  return (data: DataItem) =>
    [data['@type']].flat().some((name) => typeof name === 'string' && name.endsWith(type));
}

function listOf(value: unknown): DataItem[] {
  return [value].flat().filter((each): each is DataItem => typeof each === 'object' && each !== null);
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? cutSnippet(value) : '';
}

/** `Ribeye ... $38`; or a name, perhaps words on it, then a price on a line of its own. */
function itemsOfLines(outline: PageOutline): PageMenuItem[] {
  const headings = headingTexts(outline.headings);
  const found = new Map<string, PageMenuItem>();
  let course = '';
  let courseBefore = '';
  let before: string[] = [];
  for (const whole of outline.lines) {
    const line = whole.slice(0, LINE_CHARACTERS);
    const price = PRICE.exec(line);
    if (price === null) {
      before = [...before, line].slice(-2);
      if (headings.has(line) && line.length <= 40) [courseBefore, course] = [course, line];
      continue;
    }
    const name = line.slice(0, price.index).replace(/[\s.…·|–—-]+$/u, '');
    const item = name === '' ? namedAbove(before, headings) : { name, description: '' };
    before = [];
    // The heading was the name of the item, not of what stands below it.
    if (item?.name === course) course = courseBefore;
    if (item === undefined || !isName(item.name) || found.has(item.name) || found.size >= MAX_ITEMS) continue;
    found.set(item.name, {
      ...item,
      course,
      price: (price[1] ?? '').trim(),
    });
  }
  return [...found.values()];
}

/** The line above a price; where that one is words on the dish, the one above it. */
function namedAbove(before: readonly string[], headings: ReadonlySet<string>) {
  const [first, second] = before.length === 2 ? before : [undefined, before[0]];
  if (second === undefined) return undefined;
  const isDescription =
    first !== undefined && isName(first) && !headings.has(second) && IS_DESCRIPTION.test(second);
  return isDescription ? { name: first, description: cutSnippet(second) } : { name: second, description: '' };
}

function isName(name: string): boolean {
  return (
    name.length >= 3 && name.length <= NAME_CHARACTERS && /\p{L}{2}/u.test(name) && !NOT_AN_ITEM.test(name)
  );
}

function headingTexts(headings: readonly OutlineElement[]): Set<string> {
  return new Set(headings.slice(0, 500).map((heading) => heading.text()));
}
