import { Collection } from './collect-facts.ts';
import { networkAt, reviewsAt } from './links/accounts.ts';
import { markedItems } from './microdata.ts';
import type { PageOutline } from './outline-page.ts';
import type { Facts, LinkOffer, StructuredItem } from './page-facts.ts';
import { cutSnippet } from './snippet.ts';
import { type DataItem, itemsIn, scriptsOfData } from './structured-items.ts';
import type { OutlineElement } from './traverse-dom.ts';

/** For all blocks of a page together. */
const MAX_NODES = 2000;
const FOOD_TYPE =
  /(?:Restaurant|FoodEstablishment|CafeOrCoffeeShop|BarOrPub|Bakery|Brewery|Winery|Distillery|IceCreamShop|LocalBusiness)$/;

/** Types of restaurants and similar businesses. An item with such a type must say more than its logo. */
const SIMILAR_TYPE =
  /(?:Organization|Corporation|Store|Hotel|Resort|LodgingBusiness|NightClub|EntertainmentBusiness|TouristAttraction)$/;
const MOST_ACCOUNTS = 20;

type Item = DataItem;

/** Restaurants and their accounts. */
type StructuredData = { items: Facts<StructuredItem>; accounts: Facts<LinkOffer> };

/** A restaurant, or a similar business, as the page's data describes it. */
export type DescribedRestaurant = {
  item: Item;
  types: string[];
  isFood: boolean;
  quote: string | OutlineElement;
};

/** Reads restaurants from JSON-LD and microdata. */
export function readStructuredData(outline: PageOutline): StructuredData {
  const found = new Collection<StructuredItem>();
  const accounts = new Collection<LinkOffer>();
  for (const { item, types, isFood, quote } of findRestaurants(outline)) {
    for (const offer of accountsIn(item)) accounts.add(offer, offer.url.slice(0, 200));
    if (isFood || isGiven(item.address) || isGiven(item.telephone))
      found.add(structuredItem(item, types), quote);
  }
  return { items: found.facts(), accounts: accounts.facts() };
}

/** JSON-LD first. */
export function findRestaurants(outline: PageOutline): DescribedRestaurant[] {
  const restaurants: DescribedRestaurant[] = [];
  const add = (item: Item, quote: () => DescribedRestaurant['quote']) => {
    const types = typesOf(item);
    const isFood = types.some((type) => FOOD_TYPE.test(type));
    if (isFood || types.some((type) => SIMILAR_TYPE.test(type)))
      restaurants.push({ item, types, isFood, quote: quote() });
  };
  const budget = { nodes: MAX_NODES };
  for (const script of scriptsOfData(outline))
    for (const item of itemsIn(script.source(), budget)) add(item, () => quoteOf(item));
  for (const { item, element } of markedItems(outline)) add(item, () => element);
  return restaurants;
}

/** Reads `sameAs`, the restaurant's other pages on the web. */
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

function typesOf(item: Item): string[] {
  return [item['@type']]
    .flat()
    .filter((type) => typeof type === 'string')
    .map(nameOfType);
}

function structuredItem(item: Item, types: readonly string[]): StructuredItem {
  const { name } = item;
  const [telephone] = [item.telephone].flat();
  const [address] = [item.address].flat();
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
