import * as z from 'zod/mini';
import type { Changes } from '#shared/contract/changes.ts';
import { A_LIST } from '#shared/contract/field-messages.ts';

/** A value as it comes with a change. */
export type Json = Changes[string];
export type ItemFields = { readonly [name: string]: Json };

/** Reads one value of the record: the message of its first issue is for the owner. */
export type RecordField = z.ZodMiniType<Json>;

/** A list of the record whose items can be added, changed, moved and deleted. */
export type RecordList = {
  maxItems: number;
  /** What the owner reads when the list is full. */
  tooMany: string;
  fields: ReadonlyMap<string, RecordField>;
  /** What an item begins as when a single field of it is set. */
  empty: ItemFields;
  /** A whole item; fields that are left out get what they begin as. */
  item: z.ZodMiniType<ItemFields>;
  /** Fields without which a whole item cannot be added, with the message that says so. */
  required: ReadonlyMap<string, string>;
};

/** Where a change goes. `keys` lead from the record to the place. */
export type PathTarget =
  | { kind: 'field'; keys: readonly string[]; field: RecordField; isOfEntry?: boolean }
  | ({ kind: 'list' } & ListPlace)
  | ({ kind: 'delete' } & ListPlace)
  | ({ kind: 'move' } & ListPlace)
  | ({ kind: 'item'; index: number } & ListPlace)
  | ({ kind: 'itemField'; index: number; name: string; field: RecordField } & ListPlace);

export type ListPlace = { listPath: string; keys: readonly string[]; list: RecordList };
export type ListTarget = Exclude<PathTarget, { kind: 'field' }>;

/** What can be changed of one kind of record, by path. */
export type Grammar = {
  /** Every single value. */
  fields: ReadonlyMap<string, RecordField>;
  /** Every list. */
  lists: ReadonlyMap<string, RecordList>;
  /** Fields of the entries of a map from pictures' paths, such as `image_assets[].focal_point`. */
  entryFields?: ReadonlyMap<string, RecordField>;
  /** What `null` does to a value that accepts it: the key goes, or it stays and holds `null`. */
  nullMeans: 'absent' | 'null';
  /** Every path that needs no index. */
  targets: ReadonlyMap<string, PathTarget>;
};

/** Reads the paths of fields and lists once. */
export function createGrammar(parts: Omit<Grammar, 'targets'>): Grammar {
  const targets = new Map<string, PathTarget>([
    ...[...parts.fields].map(
      ([path, field]) => [path, { kind: 'field', keys: keysOf(path), field }] as const,
    ),
    ...[...parts.lists].flatMap(([path, list]) => {
      const place = { listPath: path, keys: keysOf(path), list };
      return [
        [path, { kind: 'list', ...place }],
        [`${path}.delete_index`, { kind: 'delete', ...place }],
        [`${path}.move_index`, { kind: 'move', ...place }],
      ] as const;
    }),
  ]);
  return { ...parts, targets };
}

/** `pages[0].sections.hero` → `pages`, `0`, `sections`, `hero`. */
function keysOf(path: string): string[] {
  return path.replaceAll('[', '.').replaceAll(']', '').split('.');
}

/** What `field` makes of a value, or the message that says what is wrong with it. Never throws. */
export function readField<Value>(
  field: z.ZodMiniType<Value>,
  value: unknown,
): { value: Value } | { message: string } {
  const parsed = field.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return { message: parsed.error.issues[0]?.message ?? 'Enter a valid value.' };
}

/** The whole list as one value. */
export function wholeList({ item, maxItems, tooMany }: RecordList) {
  return z.array(item, A_LIST).check(z.maxLength(maxItems, tooMany));
}

/** The message of the first field without which the item cannot be added. */
export function missingFieldOf({ required }: RecordList, item: ItemFields): string | undefined {
  return [...required].find(([name]) => item[name] === '')?.[1];
}
