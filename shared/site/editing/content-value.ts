import type { SiteContent } from '#shared/site/site-content.ts';
import type { ItemFields, Json } from './content-fields.ts';
import { parseContentPath } from './content-path.ts';

/** The value at a path; undefined when the path is none of the grammar, or nothing is there. */
export function readContentPath(content: SiteContent, path: string): Json | undefined {
  const target = parseContentPath(path);
  if (target === undefined || target.kind === 'delete' || target.kind === 'move') return undefined;
  if (target.kind === 'field' || target.kind === 'list') return valueAt(content, target.keys);
  const item = [...target.keys, String(target.index)];
  return valueAt(content, target.kind === 'item' ? item : [...item, target.name]);
}

/** Follows the keys through objects and arrays, own properties only. */
export function valueAt(content: SiteContent, keys: readonly string[]): Json | undefined {
  let node: unknown = content;
  for (const key of keys) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = Reflect.get(node, key);
  }
  return node as Json | undefined;
}

/** The items of the list that the keys lead to. */
export function itemsAt(content: SiteContent, keys: readonly string[]): readonly ItemFields[] {
  return valueAt(content, keys) as readonly ItemFields[];
}

/**
 * The content with another value in one place; everything beside the way there is shared with the old content.
 * `null` takes the value away. The value must be what the place's field or list has accepted.
 */
export function withValueAt(content: SiteContent, keys: readonly string[], value: Json): SiteContent {
  return replaced(content, keys, value) as SiteContent;
}

function replaced(node: unknown, keys: readonly string[], value: Json): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.with(Number(key), replaced(node[Number(key)], rest, value));
  const { [key]: before, ...others } = node as Record<string, unknown>;
  if (rest.length === 0 && value === null) return others;
  return { ...(node as object), [key]: replaced(before, rest, value) };
}

/** Whether two values say the same, whatever the order of their keys. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSameJson(Reflect.get(one, key), Reflect.get(other, key)),
  );
}
