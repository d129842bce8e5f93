import type { Changes } from '#shared/contract/changes.ts';
import type { Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { ProfileProposal } from './profile-reading.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';

/** Lists of plain values, which are changed as a whole. */
const VALUE_LISTS = ['cuisines', 'diets', 'languages', 'closed_days'] as const;
/** By what an entry is known to be the same thing, said otherwise. */
const SAME_BY = {
  phones: ['typed', 'number'],
  links: ['url'],
  services: ['name', 'days', 'season'],
  dated_hours: ['from', 'to'],
  menus: ['name'],
  dishes: ['name', 'menu', 'course'],
  people: ['name'],
  story: ['text'],
  house_notes: ['text'],
} as const satisfies Partial<Record<keyof RestaurantProfile, readonly string[]>>;

type ItemList = keyof typeof SAME_BY;
type Entry = Readonly<Record<string, unknown>>;

const isItemList = (field: string): field is ItemList => Object.hasOwn(SAME_BY, field);
const isValueList = (field: string): field is (typeof VALUE_LISTS)[number] =>
  VALUE_LISTS.some((each) => each === field);

function isSameThing(field: ItemList, one: Entry, other: Entry): boolean {
  const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value) as Json;
  if (field === 'phones' && one['number'] !== '' && one['number'] === other['number']) return true;
  const names = field === 'phones' ? ['typed'] : SAME_BY[field];
  return names.every((name) => isSameJson(plain(one[name]), plain(other[name])));
}

/**
 * The changes by which a profile takes the proposals as its own, in their order: a single value is replaced, an
 * entry of a list is added, or takes the place of the same thing said before. Made twice they change nothing
 * more. Pure.
 */
export function proposalChanges(profile: RestaurantProfile, proposals: readonly ProfileProposal[]): Changes {
  const changes: Changes = {};
  const lists = new Map<ItemList, Entry[]>();
  const values = new Map<string, Json[]>();
  for (const { field, value } of proposals) {
    if (isItemList(field)) {
      const list = lists.get(field) ?? [...profile[field]];
      lists.set(field, list);
      const entry = value as Entry;
      const place = list.findIndex((each) => isSameThing(field, each, entry));
      const index = place === -1 ? list.length : place;
      list[index] = entry;
      changes[`${field}[${index}]`] = entry as Json;
    } else if (isValueList(field)) {
      const list = values.get(field) ?? [...profile[field]];
      values.set(field, list);
      if (!list.includes(value as Json)) list.push(value as Json);
      changes[field] = list;
    } else {
      changes[field] = value as Json;
    }
  }
  return changes;
}
