import type { MenuLine } from '#shared/menu/lines-of-pages.ts';
import { isStrong, pricesOf } from '#shared/profile/menu-lines/line-prices.ts';
import { readMenuLines } from '#shared/profile/menu-lines/read-menu-lines.ts';
import { cutSnippet } from './facts.ts';
import { headingsOf, type PageOutline } from './outline-page.ts';
import {
  type DataItem,
  isOf,
  listOf,
  readStructuredData,
  type StatedData,
  statedText,
} from './structured-data.ts';

/** A menu item on a page. */
export type PageMenuItem = { name: string; course: string; price: string; description: string };
/** A price of an item, and its size if named. */
type StatedOffer = { name: string; price: string; currency: string };
/** A menu item in structured data. */
export type StatedItem = { name: string; course: string; description: string; offers: StatedOffer[] };

/** More than a real menu has. */
const MAX_ITEMS = 200;
const MAX_OFFERS = 8;
const NAME_CHARACTERS = 80;
const DESCRIPTION_CHARACTERS = 500;
const LINE_CHARACTERS = 300;
/** Prices on restaurants' pages that aren't of dishes. */
const NO_DISH =
  /\b(?:tax|gratuity|delivery|shipping|minimum|gift|deposit|tickets?|per person|t-?shirts?|coperto|servizio|lieferung|versand|livraison|gutscheine?)\b|^(?:free (?:with|for)|save|add|extra|cart)\b|^(?:grand |sub ?-?)?totals?$/iu;

/** Reads the menu from structured data, or else from lines. Empty if neither has one. */
export function readMenuItems(outline: PageOutline): PageMenuItem[] {
  const stated = readStatedItems(readStructuredData(outline));
  if (stated.length === 0) return readItemsOfLines(linesOf(outline));
  return stated.map(({ name, course, description, offers }) => ({
    name,
    course,
    price: offers[0]?.price ?? '',
    description: cutSnippet(description),
  }));
}

/** Of items with the same name, the first counts. */
export function readStatedItems(data: readonly StatedData[]): StatedItem[] {
  const items = data.map(({ item }) => item);
  const inSections = items
    .filter(isOf('MenuSection'))
    .flatMap((section) =>
      listOf(section.hasMenuItem).map((item) => statedItem(item, statedText(section.name))),
    );
  const others = items.filter(isOf('MenuItem')).map((item) => statedItem(item, ''));
  return onePerName([...inSections, ...others]);
}

function statedItem(item: DataItem, course: string): StatedItem {
  const offers = item.price === undefined ? listOf(item.offers).slice(0, MAX_OFFERS) : [item];
  return {
    name: statedText(item.name, NAME_CHARACTERS),
    course,
    description: statedText(item.description, DESCRIPTION_CHARACTERS),
    offers: offers.map((offer) => ({
      name: offer === item ? '' : statedText(offer.name, 40),
      price: statedText(offer.price, 40),
      currency: statedText(offer.priceCurrency, 3),
    })),
  };
}

/** Lines with prices that have a currency or cents, as the menu box reads them. */
export function readItemsOfLines(lines: readonly MenuLine[]): PageMenuItem[] {
  const text = lines.map(({ text, isHeading }, at) => {
    const mark = lines[at + 1]?.isHeading ? '\nHeading: ' : '\n';
    return (isHeading ? `${mark}${text}` : text).slice(0, LINE_CHARACTERS);
  });
  const items = readMenuLines(text.join('\n'))
    .dishes.filter(isStrong)
    .map((dish) => ({
      name: dish.name.slice(0, NAME_CHARACTERS),
      course: dish.course,
      price: pricesOf(dish).find((price) => price !== '') ?? '',
      description: cutSnippet(dish.description),
    }));
  return onePerName(items.filter(({ name, price }) => price !== '' && !NO_DISH.test(name)));
}

function linesOf(outline: PageOutline): MenuLine[] {
  const names = new Set(
    headingsOf(outline)
      .slice(0, 500)
      .map((heading) => heading.text()),
  );
  return outline.lines.map((text) => ({ text, isHeading: names.has(text) }));
}

function onePerName<Item extends { name: string }>(items: readonly Item[]): Item[] {
  const found = new Map<string, Item>();
  for (const item of items) if (item.name !== '' && !found.has(item.name)) found.set(item.name, item);
  return [...found.values()].slice(0, MAX_ITEMS);
}
