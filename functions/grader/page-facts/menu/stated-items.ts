import type { PageOutline } from '#functions/grader/page-facts/outline-page.ts';
import {
  type DataItem,
  itemsIn,
  listOf,
  scriptsOfData,
  statedText,
} from '#functions/grader/page-facts/structured-items.ts';
import { NAME_CHARACTERS } from './item-names.ts';
import { MAX_ITEMS } from './items-of-lines.ts';

/** A price of an item, and its size if named. */
export type StatedOffer = { name: string; price: string; currency: string };

/** A menu item in structured data. */
export type StatedItem = { name: string; course: string; description: string; offers: StatedOffer[] };

const DESCRIPTION_CHARACTERS = 500;
const MAX_OFFERS = 8;

/** Reads the menu in the page's JSON-LD. Of items with the same name, the first counts. */
export function readStatedItems(outline: PageOutline): StatedItem[] {
  const found = new Map<string, StatedItem>();
  const budget = { nodes: 4_000 };
  for (const script of scriptsOfData(outline)) {
    const data = itemsIn(script.source(), budget);
    for (const section of data.filter(isOf('MenuSection')))
      for (const item of listOf(section.hasMenuItem)) addItem(found, item, statedText(section.name));
    for (const item of data.filter(isOf('MenuItem'))) addItem(found, item, '');
  }
  return [...found.values()].slice(0, MAX_ITEMS);
}

function addItem(found: Map<string, StatedItem>, item: DataItem, course: string): void {
  const name = statedText(item.name, NAME_CHARACTERS);
  if (name === '' || found.has(name)) return;
  const description = statedText(item.description, DESCRIPTION_CHARACTERS);
  const offers = listOf(item.offers).slice(0, MAX_OFFERS).map(offerOf);
  found.set(name, { name, course, description, offers });
}

function offerOf(offer: DataItem): StatedOffer {
  return {
    name: statedText(offer.name, 40),
    price: statedText(offer.price, 40),
    currency: statedText(offer.priceCurrency, 3),
  };
}

function isOf(type: string) {
  return (data: DataItem) =>
    [data['@type']].flat().some((name) => typeof name === 'string' && name.endsWith(type));
}
