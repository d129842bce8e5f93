import { CONTENT_FIELDS, CONTENT_LISTS, type ContentField, type ContentList } from './content-fields.ts';

/** Where a change goes. `keys` lead from the content to the place. */
export type ContentTarget =
  | { kind: 'field'; keys: readonly string[]; field: ContentField }
  | ({ kind: 'list' } & ListPlace)
  | ({ kind: 'delete' } & ListPlace)
  | ({ kind: 'move' } & ListPlace)
  | ({ kind: 'item'; index: number } & ListPlace)
  | ({ kind: 'itemField'; index: number; name: string; field: ContentField } & ListPlace);

export type ListPlace = { listPath: string; keys: readonly string[]; list: ContentList };

const ITEM_PATH = /^(.+)\[(0|[1-9]\d{0,5})\](?:\.([a-z_]+))?$/;

/** Every path that needs no index, read once. */
const FIXED_TARGETS: ReadonlyMap<string, ContentTarget> = new Map<string, ContentTarget>([
  ...[...CONTENT_FIELDS].map(
    ([path, field]) => [path, { kind: 'field', keys: keysOf(path), field }] as const,
  ),
  ...[...CONTENT_LISTS].flatMap(([path, list]) => {
    const place = { listPath: path, keys: keysOf(path), list };
    return [
      [path, { kind: 'list', ...place }],
      [`${path}.delete_index`, { kind: 'delete', ...place }],
      [`${path}.move_index`, { kind: 'move', ...place }],
    ] as const;
  }),
]);

/**
 * Reads a path of the spec's grammar (website builder §7.1): a single value (`website_name`,
 * `pages[0].sections.hero.tagline`), a list (`menu_items`), one of its items or a field of it (`menu_items[3]`,
 * `menu_items[3].name`), or a command to a list (`….delete_index`, `….move_index`). Undefined for any other
 * text; never throws. Whether the index exists is for the content to say.
 */
export function parseContentPath(path: string): ContentTarget | undefined {
  const fixed = FIXED_TARGETS.get(path);
  if (fixed !== undefined) return fixed;
  const [, listPath = '', index = '', name] = ITEM_PATH.exec(path) ?? [];
  const place = FIXED_TARGETS.get(listPath);
  if (place?.kind !== 'list') return undefined;
  if (name === undefined) return { ...place, kind: 'item', index: Number(index) };
  const field = place.list.fields.get(name);
  return field === undefined ? undefined : { ...place, kind: 'itemField', index: Number(index), name, field };
}

/** `pages[0].sections.hero` → `pages`, `0`, `sections`, `hero`. */
function keysOf(path: string): string[] {
  return path.replaceAll('[', '.').replaceAll(']', '').split('.');
}
