import type { Changes } from '#shared/contract/changes.ts';
import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import type { Address } from './contact.ts';
import { PROFILE_GRAMMAR } from './profile-grammar.ts';
import type { ProfileProposal } from './profile-reading.ts';
import type { RestaurantProfile } from './restaurant-profile.ts';
import { isLessExact, isSameEntry, saidFields, says } from './same-entry.ts';

/** More changes to one list are made as one change of the whole list. */
const MOST_CHANGES_A_LIST = 50;
/** The most characters of hours in words. */
const MOST_HOURS_TEXT = 500;

export type Accepted = Pick<ProfileProposal, 'field' | 'value'>;

/**
 * The changes that add these proposals to a profile. Single values are set. List entries are added unless an equal one
 * exists; if one is about the same thing, it gets the proposal's values and keeps the rest. A less exact address
 * doesn’t replace the known one. Empty if the profile already has everything. Pure.
 */
export function proposalChanges(profile: RestaurantProfile, proposals: readonly Accepted[]): Changes {
  const apt = proposals.filter(
    (one) => one.field !== 'address' || !isLessExact(one.value as Address, profile.address),
  );
  const byField = Map.groupBy(apt, ({ field }) => field);
  return Object.fromEntries(
    [...byField].flatMap(([field, accepted]): [string, Json][] => {
      const values = accepted.map(({ value }) => value as Json);
      if (PROFILE_GRAMMAR.lists.has(field)) {
        return entryChanges(field, profile[field] as readonly ItemFields[], values as ItemFields[]);
      }
      const before = profile[field] as Json;
      const single = field === 'hours_text' ? joinedWords(values) : values.at(-1);
      const after = Array.isArray(before) ? withWords(before, values) : single;
      return after === undefined || isSameJson(before, after) ? [] : [[field, after]];
    }),
  );
}

/** Passages about hours, one per line, up to the profile’s limit. */
function joinedWords(passages: readonly Json[]): string {
  const joined = passages.reduce((lines: string, passage) => {
    const longer = lines === '' ? String(passage) : `${lines}\n${String(passage)}`;
    return longer.length > MOST_HOURS_TEXT ? lines : longer;
  }, '');
  return joined;
}

/** The list plus missing words, ignoring case. */
function withWords(list: readonly Json[], words: readonly Json[]): Json[] {
  const fold = (word: Json) => String(word).toLocaleLowerCase('en');
  const known = new Map([...words, ...list].map((word) => [fold(word), word]));
  const added = [...new Set(words.map(fold))].filter((word) => !list.some((each) => fold(each) === word));
  return [...list, ...added.map((word) => known.get(word) ?? word)];
}

function entryChanges(
  field: string,
  entries: readonly ItemFields[],
  accepted: readonly ItemFields[],
): [string, Json][] {
  const next = [...entries];
  const changes: [string, Json][] = [];
  // An entry that already matches one proposal isn’t changed by another.
  const taken = new Set(
    accepted.flatMap((value) => entries.flatMap((entry, index) => (says(entry, value) ? index : []))),
  );
  for (const value of accepted) {
    if (next.some((entry) => says(entry, value))) continue;
    const at = entries.findIndex((entry, index) => !taken.has(index) && isSameEntry(field, entry, value));
    const before = entries[at];
    if (before === undefined) {
      changes.push([`${field}[${next.length}]`, value as Json]);
      next.push(value);
      continue;
    }
    taken.add(at);
    const different = saidFields(value).filter(([name, said]) => !isSameJson(before[name], said));
    changes.push(...different.map(([name, said]): [string, Json] => [`${field}[${at}].${name}`, said]));
    next[at] = { ...before, ...Object.fromEntries(different) };
  }
  return changes.length > MOST_CHANGES_A_LIST ? [[field, next as Json]] : changes;
}
