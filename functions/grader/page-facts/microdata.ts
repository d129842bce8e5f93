import type { PageOutline } from './outline-page.ts';
import { cutSnippet } from './snippet.ts';
import type { DataItem } from './structured-items.ts';
import type { OutlineElement } from './traverse-dom.ts';

/** Enough properties for one restaurant. */
const MOST_PROPERTIES = 2000;
/** Properties whose value is a web address. */
const OF_ADDRESSES = /^(?:sameAs|hasMenu|menu|url|hasMap|image)$/;

export type MarkedItem = { item: DataItem; element: OutlineElement };

/** Returns the page's microdata in the form of JSON-LD, with nested items. */
export function markedItems({ scoped, described }: PageOutline): MarkedItem[] {
  if (scoped.length === 0) return [];
  const items = new Map<OutlineElement, DataItem>(
    scoped.map((element) => [element, { '@type': typesOf(element.attributes.itemtype) }]),
  );
  for (const element of described.slice(0, MOST_PROPERTIES)) {
    const owner = element.scope && items.get(element.scope);
    if (owner === undefined) continue;
    const property = (element.attributes.itemprop ?? '').trim();
    addValue(owner, property, items.get(element) ?? valueSaid(element, property));
  }
  return scoped.map((element) => ({ item: items.get(element) ?? {}, element }));
}

function typesOf(itemtype = ''): string[] {
  return itemtype.trim().slice(0, 300).split(/\s+/);
}

function addValue(item: DataItem, property: string, value: unknown): void {
  if (property === '' || property.startsWith('@') || property === '__proto__' || value === '') return;
  const before = item[property];
  if (before === undefined) item[property] = value;
  else if (Array.isArray(before)) before.push(value);
  else item[property] = [before, value];
}

/** Prefers machine-readable values to shown ones; `meta` and `link` show nothing. */
function valueSaid(element: OutlineElement, property: string): string {
  const { content, href, datetime, src } = element.attributes;
  const address = OF_ADDRESSES.test(property) ? (href ?? src) : undefined;
  return cutSnippet(address ?? content ?? datetime ?? (element.text() || (href ?? '').replace(/^tel:/i, '')));
}
