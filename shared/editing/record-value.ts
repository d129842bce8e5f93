import type { Grammar, ItemFields, Json, PathTarget } from './grammar.ts';
import { parsePath } from './parse-path.ts';

type FieldTarget = Extract<PathTarget, { kind: 'field' }>;

/** The value at a path; undefined if the path is invalid or has no value. */
export function readPath(grammar: Grammar, record: object, path: string): Json | undefined {
  const target = parsePath(grammar, path);
  if (target === undefined || target.kind === 'delete' || target.kind === 'move') return undefined;
  if (target.kind === 'field' || target.kind === 'list') return valueAt(record, target.keys);
  const item = [...target.keys, String(target.index)];
  return valueAt(record, target.kind === 'item' ? item : [...item, target.name]);
}

/** Follows the keys through objects and arrays, own properties only. */
export function valueAt(record: object, keys: readonly string[]): Json | undefined {
  let node: unknown = record;
  for (const key of keys) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = Reflect.get(node, key);
  }
  return node as Json | undefined;
}

/** True if the parent of the target exists, because entries of a map come and go. */
export function hasPlaceFor(record: object, { keys, isOfEntry = false }: FieldTarget): boolean {
  return !isOfEntry || valueAt(record, keys.slice(0, -1)) !== undefined;
}

/** The items of the list at these keys. */
export function itemsAt(record: object, keys: readonly string[]): readonly ItemFields[] {
  return valueAt(record, keys) as readonly ItemFields[];
}

/**
 * A copy of the record with another value in one place; unchanged parts are shared. Undefined removes the value. The
 * value must be valid for its field or list.
 */
export function withValueAt<Edited extends object>(
  record: Edited,
  keys: readonly string[],
  value: Json | undefined,
): Edited {
  return replaced(record, keys, value) as Edited;
}

function replaced(node: unknown, keys: readonly string[], value: Json | undefined): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.with(Number(key), replaced(node[Number(key)], rest, value));
  const { [key]: before, ...others } = node as Record<string, unknown>;
  if (rest.length === 0 && value === undefined) return others;
  return { ...(node as object), [key]: replaced(before, rest, value) };
}
