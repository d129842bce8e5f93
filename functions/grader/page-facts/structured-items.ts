import { load } from 'cheerio/slim';
import { parseJson } from '#shared/format/parse-json.ts';
import type { PageOutline } from './outline-page.ts';
import { tidy } from './snippet.ts';
import type { OutlineElement } from './traverse-dom.ts';

const MAX_BLOCKS = 20;
const MAX_BLOCK_CHARACTERS = 200_000;
/** Per object. */
const MAX_VALUES = 2000;

/** An object of a page's JSON-LD. */
export type DataItem = Record<string, unknown>;

/** The elements with structured data. */
export function scriptsOfData(outline: PageOutline): OutlineElement[] {
  const scripts = outline.named('script').filter(({ attributes }) => isJsonLd(attributes.type));
  return scripts.slice(0, MAX_BLOCKS);
}

function isJsonLd(type = ''): boolean {
  return type.trim().toLowerCase().startsWith('application/ld+json');
}

/** Returns all objects in a block, level by level. Invalid JSON returns none. */
export function itemsIn(json: string, budget: { nodes: number }): DataItem[] {
  const items: DataItem[] = [];
  const queue: unknown[] = [json.length > MAX_BLOCK_CHARACTERS ? undefined : parseJson(json)];
  for (let at = 0; at < queue.length && budget.nodes > 0; at += 1) {
    const value = queue[at];
    if (typeof value !== 'object' || value === null) continue;
    budget.nodes -= 1;
    if (!Array.isArray(value)) items.push(value as DataItem);
    for (const inner of Object.values(value).slice(0, MAX_VALUES)) queue.push(inner);
  }
  return items;
}

/** Returns the objects of a property. */
export function listOf(value: unknown): DataItem[] {
  return [value].flat().filter((each): each is DataItem => typeof each === 'object' && each !== null);
}

/** Returns a value on one line, without embedded markup. */
export function statedText(value: unknown, maxLength = 200): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const given = value.slice(0, 4 * maxLength);
  const text = /[&<]/.test(given) ? load(given, null, false).root().text() : given;
  return tidy(text).slice(0, maxLength).trim();
}
