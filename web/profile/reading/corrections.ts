import * as z from 'zod/mini';
import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { isSameEntry } from '#shared/profile/same-entry.ts';
import { ENTRY_LABELS, type EntryKind } from './entry-kinds.ts';
import type { ReadItem } from './read-items.ts';

const kind = z.custom<EntryKind>((name) => typeof name === 'string' && Object.hasOwn(ENTRY_LABELS, name));
const fields = z.record(
  z.string(),
  z.custom<Json>((value) => z.json().safeParse(value).success),
);

/** The owner’s correction of one parsed detail. It is kept when the surrounding text changes. */
export const CorrectionSchema = z.object({
  /** The value when it was parsed. */
  kind,
  words: z.string(),
  value: fields,
  state: z.optional(z.enum(['accepted', 'removed'])),
  movedTo: z.optional(kind),
  /** Fields that the owner changed, applied over the parsed ones. */
  changed: fields,
});
export type Correction = z.infer<typeof CorrectionSchema>;

/** A parsed detail as the owner sees it. */
export type Entry = {
  /** Stable when the surrounding text changes. */
  id: string;
  kind: EntryKind;
  value: ItemFields;
  /** `asked`: likely, but not answered yet. It counts as little as a removed one. */
  state: 'taken' | 'asked' | 'removed';
  item: ReadItem;
  correction: Correction | undefined;
};

/** The parsed details with the owner’s corrections. */
export function entriesOf(items: readonly ReadItem[], corrections: readonly Correction[]): Entry[] {
  const found = matched(items, corrections);
  const times = new Map<string, number>();
  return items.map((item) => {
    const correction = found.get(item);
    const base = `${item.kind} ${folded(item.words)}`;
    const time = times.get(base) ?? 0;
    times.set(base, time + 1);
    const kind = correction?.movedTo ?? item.kind;
    const read = correction?.movedTo === undefined ? item.value : { text: item.words };
    return {
      id: `${base} ${time}`,
      kind,
      value: { ...read, ...correction?.changed },
      state: stateOf(item, correction),
      item,
      correction,
    };
  });
}

function stateOf({ isLikely }: ReadItem, correction: Correction | undefined): Entry['state'] {
  if (correction?.state === 'removed') return 'removed';
  return isLikely && correction === undefined ? 'asked' : 'taken';
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en');

type IsSame = (item: ReadItem, correction: Correction) => boolean;

const hasSameValue: IsSame = (item, { value }) => isSameJson(item.value, value);
const hasSameWords: IsSame = (item, { words }) => folded(item.words) === folded(words);

/** The most specific match first: a dish whose description is still being typed is identified by its name. */
const RANKS: readonly IsSame[] = [
  (item, correction) => hasSameWords(item, correction) && hasSameValue(item, correction),
  (item, correction) =>
    hasSameValue(item, correction) || isSameEntry(item.kind, item.value, correction.value),
  hasSameWords,
];

/** Each correction applies to at most one item. */
function matched(
  items: readonly ReadItem[],
  corrections: readonly Correction[],
): ReadonlyMap<ReadItem, Correction> {
  const found = new Map<ReadItem, Correction>();
  const open = new Set(corrections);
  for (const isSame of RANKS) {
    for (const correction of open) {
      const item = items.find(
        (each) => each.kind === correction.kind && !found.has(each) && isSame(each, correction),
      );
      if (item === undefined) continue;
      found.set(item, correction);
      open.delete(correction);
    }
  }
  return found;
}

/** The owner’s change to an entry. */
export type EntryChange =
  | { do: 'accept' | 'remove' | 'restore' }
  | { do: 'move'; to: EntryKind }
  | { do: 'change'; fields: ItemFields };

/** The corrections with one added. */
export function withChange(
  corrections: readonly Correction[],
  entry: Entry,
  change: EntryChange,
): Correction[] {
  const { kind, words, value } = entry.item;
  const before: Correction = { changed: {}, ...entry.correction, kind, words, value };
  const after = changed(before, change);
  return [...corrections.filter((each) => each !== entry.correction), after];
}

function changed(before: Correction, change: EntryChange): Correction {
  switch (change.do) {
    case 'accept':
    case 'restore':
      return { ...before, state: 'accepted' };
    case 'remove':
      return { ...before, state: 'removed' };
    case 'move': {
      const { text } = before.changed;
      const isSentence = before.movedTo !== undefined || Object.hasOwn(before.value, 'text');
      const kept: ItemFields = isSentence && text !== undefined ? { text } : {};
      if (change.to === before.kind)
        return { ...before, state: 'accepted', movedTo: undefined, changed: isText(before) ? kept : {} };
      return { ...before, state: 'accepted', movedTo: change.to, changed: kept };
    }
    case 'change':
      return { ...before, state: 'accepted', changed: { ...before.changed, ...change.fields } };
  }
}

const isText = ({ value }: Correction) => Object.hasOwn(value, 'text');
