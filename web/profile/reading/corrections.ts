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

/** What the owner has said of one thing that was read. It stays with it when the text around it changes. */
export const CorrectionSchema = z.object({
  /** What it was when it was read. */
  kind,
  words: z.string(),
  value: fields,
  state: z.optional(z.enum(['accepted', 'removed'])),
  movedTo: z.optional(kind),
  /** Fields that the owner has changed, over those that were read. */
  changed: fields,
});
export type Correction = z.infer<typeof CorrectionSchema>;

/** What the owner sees of one thing that was read. */
export type Entry = {
  /** Stays when the text around it changes. */
  id: string;
  kind: EntryKind;
  value: ItemFields;
  /** `asked`: likely, and not answered yet. It counts as little as what was removed. */
  state: 'taken' | 'asked' | 'removed';
  item: ReadItem;
  correction: Correction | undefined;
};

/** What was read, as the owner has corrected it. */
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

/** The surest first: a dish whose description is still being typed is known by its name. */
const RANKS: readonly IsSame[] = [
  (item, correction) => hasSameWords(item, correction) && hasSameValue(item, correction),
  (item, correction) =>
    hasSameValue(item, correction) || isSameEntry(item.kind, item.value, correction.value),
  hasSameWords,
];

/** Each correction goes to one item at most. */
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

/** What the owner does with an entry. */
export type EntryChange =
  | { do: 'accept' | 'remove' | 'restore' }
  | { do: 'move'; to: EntryKind }
  | { do: 'change'; fields: ItemFields };

/** The corrections with one more. */
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
