import { networkAt, reviewsAt } from './accounts.ts';
import { Collection } from './collect-facts.ts';
import type { PageOutline } from './outline-page.ts';
import type { Facts, LinkOffer, StructuredItem } from './page-facts.ts';
import { cutSnippet } from './snippet.ts';
import { type DataItem, itemsIn, scriptsOfData } from './structured-items.ts';

/** Of all blocks of a page together. */
const MAX_NODES = 2000;
const FOOD_TYPE =
  /(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Bakery|Brewery|Winery|Distillery|IceCreamShop|LocalBusiness)$/;

const MOST_ACCOUNTS = 20;

type Item = DataItem;

/** Restaurants, and the accounts that they say are theirs. */
type StructuredData = { items: Facts<StructuredItem>; accounts: Facts<LinkOffer> };

/** What the page tells machines of restaurants: JSON-LD, and the types of microdata. */
export function readStructuredData(outline: PageOutline): StructuredData {
  const found = new Collection<StructuredItem>();
  const accounts = new Collection<LinkOffer>();
  const budget = { nodes: MAX_NODES };
  for (const script of scriptsOfData(outline))
    for (const item of itemsIn(script.source(), budget)) {
      const described = restaurantIn(item);
      if (described === undefined) continue;
      found.add(described, quoteOf(item));
      for (const offer of accountsIn(item)) accounts.add(offer, offer.url.slice(0, 200));
    }
  for (const element of outline.scoped)
    if (FOOD_TYPE.test(element.attributes.itemtype ?? ''))
      found.add({ types: [nameOfType(element.attributes.itemtype ?? '')], hasMenu: false }, element);
  return { items: found.facts(), accounts: accounts.facts() };
}

/** `sameAs`: what else of the restaurant is on the web. */
function accountsIn({ sameAs }: Item): LinkOffer[] {
  return [sameAs]
    .flat(1)
    .slice(0, MOST_ACCOUNTS)
    .flatMap((given) => {
      const url = typeof given === 'string' ? URL.parse(given) : null;
      const provider = url === null ? undefined : (networkAt(url) ?? reviewsAt(url));
      return url === null || provider === undefined ? [] : [{ url: url.href, provider }];
    });
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
    ...hoursOf([item.openingHours, item.openingHoursSpecification]),
    hasMenu: isGiven(item.menu) || isGiven(item.hasMenu),
  };
}

function hoursOf(given: readonly unknown[]): { hours?: string } {
  const hours = given.find(isGiven);
  if (hours === undefined) return {};
  return { hours: cutSnippet(typeof hours === 'string' ? hours : JSON.stringify(hours)) };
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
