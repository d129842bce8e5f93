import { load } from 'cheerio/slim';
import { parseJson } from '#shared/format/parse-json.ts';
import { cutSnippet, tidy } from './facts.ts';
import type { PageElement, PageOutline } from './outline-page.ts';

const MAX_BLOCKS = 20;
const MAX_BLOCK_CHARACTERS = 200_000;
/** For all blocks of a page together. */
const MAX_NODES = 4000;
/** Per object. */
const MAX_VALUES = 2000;

/** An object of a page's structured data. */
export type DataItem = Record<string, unknown>;

/** An object with the words or the element that state it. */
export type StatedData = { item: DataItem; quote: string | PageElement };

/** All objects in the page's JSON-LD, then its microdata in the same form. Invalid JSON gives none. */
export function readStructuredData(outline: PageOutline): StatedData[] {
  const scripts = outline
    .named('script')
    .filter(({ attributes: { type = '' } }) => /^\s*application\/ld\+json/i.test(type));
  const budget = { nodes: MAX_NODES };
  const items = scripts.slice(0, MAX_BLOCKS).flatMap((script) => itemsIn(script.source(), budget));
  return [...items.map((item) => ({ item, quote: quoteOf(item) })), ...markedItems(outline)];
}

/** Level by level. */
function itemsIn(json: string, budget: { nodes: number }): DataItem[] {
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

function quoteOf(item: DataItem): string {
  return typesOf(item).some((type) => BUSINESS.test(type)) ? cutSnippet(JSON.stringify(item)) : '';
}

function markedItems({ described }: PageOutline): StatedData[] {
  const scoped = described.filter(({ attributes }) => attributes.itemtype !== undefined);
  const items = new Map<unknown, DataItem>(
    scoped.map(({ node, attributes: { itemtype = '' } }) => [
      node,
      { '@type': itemtype.slice(0, 300).trim().split(/\s+/) },
    ]),
  );
  for (const element of described.slice(0, MAX_VALUES)) {
    const owner = items.get(element.around('itemtype'));
    const property = (element.attributes.itemprop ?? '').trim();
    if (owner === undefined || property === '' || /^@|^__proto__$/.test(property)) continue;
    const value = items.get(element.node) ?? statedValue(element, property);
    if (value !== '') owner[property] = property in owner ? [owner[property], value].flat() : value;
  }
  return scoped.map((element) => ({ item: items.get(element.node) ?? {}, quote: element }));
}

/** Prefers machine-readable values to shown ones; `meta` and `link` show nothing. */
function statedValue(element: PageElement, property: string): string {
  const { content, href, datetime, src } = element.attributes;
  const isAddress = /^(?:sameAs|hasMenu|menu|url|hasMap|image)$/.test(property);
  const address = isAddress ? (href ?? src) : undefined;
  return cutSnippet(address ?? content ?? datetime ?? (element.text() || (href ?? '').replace(/^tel:/i, '')));
}

const FOOD =
  /(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Bakery|Brewery|Winery|Distillery|IceCreamShop|LocalBusiness)$/;
/** Food, or a business that may serve it. */
const BUSINESS = new RegExp(
  `${FOOD.source}|(?:Organization|Corporation|Store|Hotel|Resort|LodgingBusiness|NightClub|EntertainmentBusiness|TouristAttraction)$`,
);

/** The restaurants, or else the similar businesses, that the page describes. */
export function restaurantsIn(data: readonly StatedData[]): (StatedData & { isFood: boolean })[] {
  return data.flatMap(({ item, quote }) => {
    const types = typesOf(item);
    const isFood = types.some((type) => FOOD.test(type));
    return isFood || types.some((type) => BUSINESS.test(type)) ? [{ item, quote, isFood }] : [];
  });
}

/** Whether an object has a type of schema.org, or one that ends in its name. */
export function isOf(type: string) {
  return (item: DataItem) => typesOf(item).some((name) => name.endsWith(type));
}

function typesOf(item: DataItem): string[] {
  return [item['@type']].flat().filter((type) => typeof type === 'string');
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
