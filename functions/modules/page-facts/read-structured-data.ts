import { Collection } from './collect-facts.ts';
import { cutSnippet, type PageOutline } from './outline-page.ts';
import type { Facts, StructuredItem } from './page-facts.ts';

const MAX_BLOCKS = 20;
const MAX_BLOCK_CHARACTERS = 200_000;
/** Of all blocks of a page together. */
const MAX_NODES = 2000;
const FOOD_TYPE =
  /(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Bakery|Brewery|Winery|Distillery|IceCreamShop|LocalBusiness)$/;

type Item = Record<string, unknown>;

/** What the page tells machines of restaurants: JSON-LD, and the types of microdata. */
export function readStructuredData(outline: PageOutline): Facts<StructuredItem> {
  const found = new Collection<StructuredItem>();
  const scripts = outline.named('script').filter(({ attributes }) => isJsonLd(attributes.type));
  const budget = { nodes: MAX_NODES };
  for (const script of scripts.slice(0, MAX_BLOCKS))
    for (const item of itemsIn(script.source(), budget)) {
      const described = restaurantIn(item);
      if (described !== undefined) found.add(described, quoteOf(item));
    }
  for (const element of outline.scoped)
    if (FOOD_TYPE.test(element.attributes.itemtype ?? ''))
      found.add(
        { types: [nameOfType(element.attributes.itemtype ?? '')], hasHours: false, hasMenu: false },
        element.snippet(),
      );
  return found.facts();
}

function isJsonLd(type = ''): boolean {
  return type.trim().toLowerCase().startsWith('application/ld+json');
}

/** Every object in the block, level by level. A block that is no JSON says nothing. */
function itemsIn(json: string, budget: { nodes: number }): Item[] {
  const items: Item[] = [];
  const queue: unknown[] = [parse(json)];
  for (let at = 0; at < queue.length && budget.nodes > 0; at += 1) {
    const value = queue[at];
    if (typeof value !== 'object' || value === null) continue;
    budget.nodes -= 1;
    if (!Array.isArray(value)) items.push(value as Item);
    for (const inner of Object.values(value).slice(0, MAX_NODES)) queue.push(inner);
  }
  return items;
}

function parse(json: string): unknown {
  if (json.length > MAX_BLOCK_CHARACTERS) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function restaurantIn(item: Item): StructuredItem | undefined {
  const given = Array.isArray(item['@type']) ? item['@type'] : [item['@type']];
  const types = given.filter((type) => typeof type === 'string').map(nameOfType);
  if (!types.some((type) => FOOD_TYPE.test(type))) return undefined;
  const { name, telephone, address } = item;
  return {
    types: types.slice(0, 5),
    ...(typeof name === 'string' && { name: cutSnippet(name) }),
    ...(typeof telephone === 'string' && { telephone: cutSnippet(telephone) }),
    ...(isAddress(address) && { address: addressText(address) }),
    hasHours: isGiven(item.openingHours) || isGiven(item.openingHoursSpecification),
    hasMenu: isGiven(item.menu) || isGiven(item.hasMenu),
  };
}

function isAddress(address: unknown): address is string | Item {
  return typeof address === 'string' || (typeof address === 'object' && address !== null);
}

function addressText(address: string | Item): string {
  if (typeof address === 'string') return cutSnippet(address);
  const parts = [address.streetAddress, address.addressLocality, address.addressRegion, address.postalCode];
  return cutSnippet(parts.filter((part) => typeof part === 'string').join(', '));
}

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}

function nameOfType(type: string): string {
  return cutSnippet(type.replace(/^https?:\/\/schema\.org\//, ''));
}

function quoteOf(item: Item): string {
  return cutSnippet(JSON.stringify(item).slice(0, 200));
}
