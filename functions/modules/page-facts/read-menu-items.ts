import { NAME_CHARACTERS } from './menu/item-names.ts';
import { itemsOfLines, MAX_ITEMS } from './menu/items-of-lines.ts';
import type { PageMenuItem } from './menu/page-menu-item.ts';
import type { PageOutline } from './outline-page.ts';
import type { OutlineElement } from './page-walk.ts';
import { cutSnippet } from './snippet.ts';
import { type DataItem, itemsIn, scriptsOfData } from './structured-items.ts';

/** What the page sells, as its data says it; else as its lines do. Empty where neither shows a menu. */
export function readMenuItems(outline: PageOutline): PageMenuItem[] {
  const said = itemsOfData(outline);
  return said.length > 0
    ? said
    : itemsOfLines({
        lines: outline.lines,
        headings: textsOf(outline.headings),
      });
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

function textsOf(headings: readonly OutlineElement[]): Set<string> {
  return new Set(headings.slice(0, 500).map((heading) => heading.text()));
}
