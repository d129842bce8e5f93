import type { Grammar, PathTarget } from './grammar.ts';

const ENTRY_PATH = /^([a-z_]+)\[(\/images\/[\w-]+\/[\w.-]+)\]\.([a-z_]+)$/;
const ITEM_PATH = /^(.+)\[(0|[1-9]\d{0,5})\](?:\.([a-z_]+))?$/;

/**
 * Parses a path: a single value (`website_name`, `pages[0].sections.hero.tagline`), a list (`menu_items`), an item or a
 * field of one (`menu_items[3]`, `menu_items[3].name`), a list command (`….delete_index`, `….move_index`), or a field
 * of an image (`image_assets[/images/…].focal_point`). Undefined for other text. Never throws, and doesn’t check
 * whether the index exists.
 */
export function parsePath({ targets, entryFields }: Grammar, path: string): PathTarget | undefined {
  const fixed = targets.get(path) ?? parseEntryPath(entryFields, path);
  if (fixed !== undefined) return fixed;
  const [, listPath = '', index = '', name] = ITEM_PATH.exec(path) ?? [];
  const place = targets.get(listPath);
  if (place?.kind !== 'list') return undefined;
  if (name === undefined) return { ...place, kind: 'item', index: Number(index) };
  const field = place.list.fields.get(name);
  return field === undefined ? undefined : { ...place, kind: 'itemField', index: Number(index), name, field };
}

function parseEntryPath(fields: Grammar['entryFields'], path: string): PathTarget | undefined {
  const [, map = '', key = '', name = ''] = ENTRY_PATH.exec(path) ?? [];
  const field = fields?.get(`${map}[].${name}`);
  return field && { kind: 'field', keys: [map, key, name], field, isOfEntry: true };
}
