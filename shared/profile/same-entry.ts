import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';

type IsSameEntry = (one: ItemFields, other: ItemFields) => boolean;

const sameFields =
  (...names: readonly string[]): IsSameEntry =>
  (one, other) =>
    names.every((name) => isSameJson(folded(one[name]), folded(other[name])));

/** Which entries of a list speak of one thing, so that a later word on it changes the entry that is there. */
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

/** Whether two entries of the list speak of one thing. */
export function isSameEntry(list: string, one: ItemFields, other: ItemFields): boolean {
  return SAME_ENTRY[list]?.(one, other) ?? false;
}

/** What a price speaks for, also where it says none of it: one price is what there is instead of the sizes before. */
const SAID_BY_PRICE: ReadonlySet<string> = new Set(['amount', 'is_market_price', 'variants']);

/** What the entry says: fields that are not empty, and those that its price speaks for. */
export function saidFields(entry: ItemFields): [name: string, value: Json][] {
  const hasPrice = typeof entry.price === 'string' && entry.price !== '';
  return Object.entries(entry).filter(
    ([name, value]) => !isEmpty(value) || (hasPrice && SAID_BY_PRICE.has(name)),
  );
}

/** Whether the entry says already all that the other one says. */
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
