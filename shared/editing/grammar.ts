import * as z from 'zod/mini';
import type { Changes } from '#shared/contract/changes.ts';
import { A_LIST } from '#shared/contract/field-messages.ts';

/** A value of a change. */
export type Json = Changes[string];
export type ItemFields = { readonly [name: string]: Json };

/** Validates one value of the record. The message of its first issue is for the owner. */
export type RecordField = z.ZodMiniType<Json>;

/** A list of the record whose items can be added, changed, moved, and deleted. */
export type RecordList = {
  maxItems: number;
  /** The message if the list is full. */
  tooMany: string;
  fields: ReadonlyMap<string, RecordField>;
  /** The initial item if a single field of it is set. */
  empty: ItemFields;
  /** A whole item. Omitted fields get their initial values. */
  item: z.ZodMiniType<ItemFields>;
  /** Required fields of a new item, with the message for a missing one. */
  required: ReadonlyMap<string, string>;
};

/** The target of a change. `keys` lead from the record to it. */
export type PathTarget =
  | { kind: 'field'; keys: readonly string[]; field: RecordField; isOfEntry?: boolean }
  | ({ kind: 'list' } & ListPlace)
  | ({ kind: 'delete' } & ListPlace)
  | ({ kind: 'move' } & ListPlace)
  | ({ kind: 'item'; index: number } & ListPlace)
  | ({ kind: 'itemField'; index: number; name: string; field: RecordField } & ListPlace);

export type ListPlace = { listPath: string; keys: readonly string[]; list: RecordList };
export type ListTarget = Exclude<PathTarget, { kind: 'field' }>;

/** What can be changed in one kind of record, by path. */
export type Grammar = {
  /** Single values. */
  fields: ReadonlyMap<string, RecordField>;
  /** Lists. */
  lists: ReadonlyMap<string, RecordList>;
  /** Fields of the entries of a map by image path, such as `image_assets[].focal_point`. */
  entryFields?: ReadonlyMap<string, RecordField>;
  /** What `null` does to a value that accepts it: it removes the key, or is stored. */
  nullMeans: 'absent' | 'null';
  /** All paths without an index. */
  targets: ReadonlyMap<string, PathTarget>;
};

/** Precomputes the paths of fields and lists. */
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

/** Validates a value with `field`, or returns the message of its issue. Never throws. */
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

/** The message of the first missing required field. */
export function missingFieldOf({ required }: RecordList, item: ItemFields): string | undefined {
  return [...required].find(([name]) => item[name] === '')?.[1];
}
