import type { StatedItem, StatedOffer } from '#functions/grader/page-facts/menu/stated-items.ts';
import { MAX_READ_LENGTH } from '#shared/profile/profile-reading.ts';

const SIGNS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** A menu as the menu box reads it: each line says what it is where its form alone wouldn't. */
export function menuTextOf(items: readonly StatedItem[]): string {
  const courses = new Map<string, StatedItem[]>();
  // What is under no heading comes first, or it would be under the last one.
  for (const item of items.toSorted((a, b) => Number(a.course !== '') - Number(b.course !== '')))
    courses.set(item.course, [...(courses.get(item.course) ?? []), item]);
  const parts = [...courses].map(([course, dishes]) =>
    [...(course === '' ? [] : [`Heading: ${course}`]), ...dishes.flatMap(linesOf)].join('\n'),
  );
  const text = parts.join('\n\n');
  return text.length <= MAX_READ_LENGTH ? text : text.slice(0, text.lastIndexOf('\n', MAX_READ_LENGTH));
}

function linesOf({ name, description, offers }: StatedItem): string[] {
  const price = priceOf(offers);
  return [
    price === '' ? `Dish: ${name}` : `${name}  ${price}`,
    ...(description === '' ? [] : [`Description: ${description}`]),
  ];
}

function priceOf(offers: readonly StatedOffer[]): string {
  const priced = offers.filter(({ price }) => price !== '');
  const [only, second] = priced;
  if (only === undefined) return '';
  const isOfSizes = second !== undefined && priced.every(({ name }) => name !== '');
  if (!isOfSizes) return withCurrency(only);
  return priced.map((offer) => `${offer.name} ${withCurrency(offer)}`).join(' / ');
}

function withCurrency({ price, currency }: StatedOffer): string {
  if (currency === '' || !/^[\d.,]+$/.test(price)) return price;
  const sign = SIGNS[currency.toUpperCase()];
  return sign === undefined ? `${price} ${currency.toUpperCase()}` : `${sign}${price}`;
}
