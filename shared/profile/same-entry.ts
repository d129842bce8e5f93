import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { Address } from './contact.ts';

type IsSameEntry = (one: ItemFields, other: ItemFields) => boolean;

const sameFields =
  (...names: readonly string[]): IsSameEntry =>
  (one, other) =>
    names.every((name) => isSameJson(folded(one[name]), folded(other[name])));

/** Finds entries of a list about the same thing, so that a later statement changes the existing entry. */
const SAME_ENTRY: Readonly<Record<string, IsSameEntry>> = {
  phones: (one, other) => digits(one) === digits(other) && digits(one) !== '',
  links: sameFields('url'),
  services: (one, other) =>
    sameFields('name', 'days', 'season', ...(one.name === '' ? ['opens'] : []))(one, other),
  dated_hours: sameFields('from', 'to'),
  menus: sameFields('name'),
  dishes: (one, other) =>
    sameFields('name')(one, other) &&
    areCompatible(one.menu, other.menu) &&
    areCompatible(one.course, other.course),
  people: sameFields('name'),
};

/** True if two entries are about the same thing. */
export function isSameEntry(list: string, one: ItemFields, other: ItemFields): boolean {
  return SAME_ENTRY[list]?.(one, other) ?? false;
}

/** Fields that a price covers even if it leaves them empty: a single price replaces earlier sizes. */
const SAID_BY_PRICE: ReadonlySet<string> = new Set(['amount', 'is_market_price', 'variants']);

/** An entry’s fields that aren’t empty, plus those that its price covers. */
export function saidFields(entry: ItemFields): [name: string, value: Json][] {
  const hasPrice = typeof entry.price === 'string' && entry.price !== '';
  return Object.entries(entry).filter(
    ([name, value]) => !isEmpty(value) || (hasPrice && SAID_BY_PRICE.has(name)),
  );
}

/** True if the entry already includes everything in the other one. */
export function says(entry: ItemFields, other: ItemFields): boolean {
  return saidFields(other).every(([name, value]) => isSameJson(entry[name], value));
}

function isEmpty(value: Json): boolean {
  return value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function areCompatible(one: Json | undefined, other: Json | undefined): boolean {
  return one === '' || other === '' || folded(one) === folded(other);
}

function folded(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return value.trim().toLocaleLowerCase('en');
  return Array.isArray(value) ? value.toSorted() : value;
}

function digits({ number, typed }: ItemFields): string {
  return String(number === '' ? typed : number)
    .replace(/\D/g, '')
    .slice(-9);
}

/** 2: with a number. 1: a street. 0: at most a town. Postal codes don’t count. */
function exactness({ street, text, postal_code }: Address): 0 | 1 | 2 {
  const written = postal_code === '' ? text : text.replace(postal_code, '');
  if (/\d/.test(street) || /\d/.test(written)) return 2;
  return street === '' ? 0 : 1;
}

/**
 * Whether an address says less than the known one: "Rockville, Maryland" or "Warren Street in Hudson" for an address
 * with a street and number. Pure.
 */
export const isLessExact = (address: Address, known: Address): boolean =>
  exactness(address) < exactness(known);
