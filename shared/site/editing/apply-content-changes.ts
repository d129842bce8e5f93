import * as z from 'zod/mini';
import type { ContentChanges } from '#shared/contract/website-editing.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { type ItemFields, type Json, missingFieldOf, readField } from './content-fields.ts';
import { type ContentTarget, parseContentPath } from './content-path.ts';
import { isSameJson, itemsAt, valueAt, withValueAt } from './content-value.ts';
import { inverseOf, type Step } from './inverse-changes.ts';

export type AppliedChanges =
  | {
      isApplied: true;
      content: SiteContent;
      /** Changes that give back the content as it was. */
      inverse: ContentChanges;
      /** What is different now; a list whose items were added, removed or moved counts as a whole. */
      changedPaths: string[];
    }
  | { isApplied: false; fields: Record<string, string> };

type Outcome = { message: string } | { content: SiteContent; step?: Step };
type ListTarget = Exclude<ContentTarget, { kind: 'field' }>;

const UNKNOWN_PATH = 'This cannot be changed.';
const NO_SUCH_ITEM = 'There is no such item.';
const IndexSchema = z.int(NO_SUCH_ITEM).check(z.gte(0, NO_SUCH_ITEM));
const MoveSchema = z.strictObject({ from: IndexSchema, to: IndexSchema }, NO_SUCH_ITEM);

/**
 * Makes the changes in the order in which they stand: all of them, or none. Never changes what it is given and
 * never throws. `fields` has a message for each path that cannot be changed so. In `inverse` the value `null`
 * takes away what was not there before.
 */
export function applyContentChanges(content: SiteContent, changes: ContentChanges): AppliedChanges {
  const refused: [path: string, message: string][] = [];
  const steps: Step[] = [];
  let current = content;
  for (const [path, value] of Object.entries(changes)) {
    const outcome = change(current, path, value);
    if ('message' in outcome) refused.push([path, outcome.message]);
    else {
      current = outcome.content;
      if (outcome.step !== undefined) steps.push(outcome.step);
    }
  }
  if (refused.length > 0) return { isApplied: false, fields: Object.fromEntries(refused) };
  return { isApplied: true, content: current, ...inverseOf(content, steps) };
}

function change(content: SiteContent, path: string, value: unknown): Outcome {
  const target = parseContentPath(path);
  if (target === undefined) return { message: UNKNOWN_PATH };
  if (target.kind !== 'field') return changeList(content, target, value, path);
  const read = readField(target.field, value);
  if ('message' in read) return read;
  return setValue(content, { path, keys: target.keys, value: read.value });
}

function setValue(
  content: SiteContent,
  place: { path: string; keys: readonly string[]; value: Json; list?: Step['list'] },
): Outcome {
  const before = valueAt(content, place.keys) ?? null;
  if (isSameJson(before, place.value)) return { content };
  return {
    content: withValueAt(content, place.keys, place.value),
    step: { path: place.path, before, ...(place.list && { list: place.list }) },
  };
}

function changeList(content: SiteContent, target: ListTarget, value: unknown, path: string): Outcome {
  const items = itemsAt(content, target.keys);
  switch (target.kind) {
    case 'list':
      return replaceList(content, target, value);
    case 'delete':
      return deleteItem(content, target, { items, index: value });
    case 'move':
      return moveItem(content, target, { items, move: value });
    case 'item':
    case 'itemField':
      if (target.index > items.length) return { message: NO_SUCH_ITEM };
      if (target.index === items.length) return appendItem(content, target, { items, value });
      return changeItem(content, target, { path, value });
  }
}

function withItems(
  content: SiteContent,
  { keys, listPath }: ListTarget,
  next: { items: readonly ItemFields[]; step: NonNullable<Step['list']>['change'] },
): Outcome {
  return {
    content: withValueAt(content, keys, next.items as Json),
    step: { path: listPath, before: null, list: { path: listPath, keys, change: next.step } },
  };
}

function replaceList(content: SiteContent, target: ListTarget, value: unknown): Outcome {
  const { list, keys } = target;
  const read = readField(
    z.array(list.item, 'Use a list.').check(z.maxLength(list.maxItems, list.tooMany)),
    value,
  );
  if ('message' in read) return read;
  if (isSameJson(itemsAt(content, keys), read.value)) return { content };
  return withItems(content, target, { items: read.value, step: { kind: 'replace' } });
}

function deleteItem(
  content: SiteContent,
  target: ListTarget,
  { items, index }: { items: readonly ItemFields[]; index: unknown },
): Outcome {
  const read = readField(IndexSchema, index);
  if ('message' in read) return read;
  if (read.value >= items.length) return { message: NO_SUCH_ITEM };
  return withItems(content, target, {
    items: items.toSpliced(read.value, 1),
    step: { kind: 'delete', index: read.value },
  });
}

function moveItem(
  content: SiteContent,
  target: ListTarget,
  { items, move }: { items: readonly ItemFields[]; move: unknown },
): Outcome {
  const read = readField(MoveSchema, move);
  if ('message' in read) return read;
  const { from, to } = read.value;
  const item = items[from];
  if (item === undefined || to >= items.length) return { message: NO_SUCH_ITEM };
  if (from === to) return { content };
  return withItems(content, target, {
    items: items.toSpliced(from, 1).toSpliced(to, 0, item),
    step: { kind: 'move', from, to },
  });
}

function appendItem(
  content: SiteContent,
  target: Extract<ListTarget, { kind: 'item' | 'itemField' }>,
  { items, value }: { items: readonly ItemFields[]; value: unknown },
): Outcome {
  const { list } = target;
  if (items.length >= list.maxItems) return { message: list.tooMany };
  const whole = target.kind === 'item' ? value : { ...list.empty, [target.name]: value };
  const read = readField(list.item, whole);
  if ('message' in read) return read;
  const missing = target.kind === 'item' ? missingFieldOf(list, read.value) : undefined;
  if (missing !== undefined) return { message: missing };
  return withItems(content, target, { items: [...items, read.value], step: { kind: 'append' } });
}

function changeItem(
  content: SiteContent,
  target: Extract<ListTarget, { kind: 'item' | 'itemField' }>,
  { path, value }: { path: string; value: unknown },
): Outcome {
  const { keys, listPath, index } = target;
  const read = readField<Json>(
    target.kind === 'item' ? (target.list.item as z.ZodMiniType<Json>) : target.field,
    value,
  );
  if ('message' in read) return read;
  const itemKeys = [...keys, String(index)];
  return setValue(content, {
    path,
    keys: target.kind === 'item' ? itemKeys : [...itemKeys, target.name],
    value: read.value,
    list: { path: listPath, keys, change: { kind: 'set', index } },
  });
}
