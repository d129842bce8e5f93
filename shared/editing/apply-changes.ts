import * as z from 'zod/mini';
import type { Changes } from '#shared/contract/changes.ts';
import { ITEM_GONE } from '#shared/contract/field-messages.ts';
import {
  type Grammar,
  type ItemFields,
  type Json,
  type ListTarget,
  missingFieldOf,
  readField,
  wholeList,
} from './grammar.ts';
import { inverseOf, type Step } from './inverse-changes.ts';
import { parsePath } from './parse-path.ts';
import { hasPlaceFor, itemsAt, valueAt, withValueAt } from './record-value.ts';
import { isSameJson } from './same-json.ts';

export type AppliedChanges<Edited> =
  | {
      isApplied: true;
      record: Edited;
      /** Changes that restore the record. */
      inverse: Changes;
      /** What changed. A list whose items were added, removed, or moved counts as a whole. */
      changedPaths: string[];
    }
  | { isApplied: false; fields: Record<string, string> };

type Outcome<Edited> = { message: string } | { record: Edited; step?: Step };
/** The record after the previous changes, and its grammar. */
type Editing<Edited> = { grammar: Grammar; record: Edited };

const UNKNOWN_PATH = 'You can’t change this.';
const IndexSchema = z.int(ITEM_GONE).check(z.gte(0, ITEM_GONE));
const MoveSchema = z.strictObject({ from: IndexSchema, to: IndexSchema }, ITEM_GONE);

/**
 * Applies the changes in order, or none of them. Never mutates its input and never throws. `fields` has a message for
 * each path that can’t be changed. In `inverse`, `null` removes what was added.
 */
export function applyChanges<Edited extends object>(
  grammar: Grammar,
  record: Edited,
  changes: Changes,
): AppliedChanges<Edited> {
  const refused: [path: string, message: string][] = [];
  const steps: Step[] = [];
  let current = record;
  for (const [path, value] of Object.entries(changes)) {
    const outcome = change({ grammar, record: current }, path, value);
    if ('message' in outcome) refused.push([path, outcome.message]);
    else {
      current = outcome.record;
      if (outcome.step !== undefined) steps.push(outcome.step);
    }
  }
  if (refused.length > 0) return { isApplied: false, fields: Object.fromEntries(refused) };
  return { isApplied: true, record: current, ...inverseOf(record, steps) };
}

function change<Edited extends object>(
  editing: Editing<Edited>,
  path: string,
  value: unknown,
): Outcome<Edited> {
  const target = parsePath(editing.grammar, path);
  if (target === undefined) return { message: UNKNOWN_PATH };
  if (target.kind !== 'field') return changeList(editing, target, { path, value });
  if (!hasPlaceFor(editing.record, target)) return { message: ITEM_GONE };
  const read = readField(target.field, value);
  if ('message' in read) return read;
  return setValue(editing, { path, keys: target.keys, value: read.value });
}

function setValue<Edited extends object>(
  { grammar, record }: Editing<Edited>,
  place: { path: string; keys: readonly string[]; value: Json; list?: Step['list'] },
): Outcome<Edited> {
  const before = valueAt(record, place.keys) ?? null;
  if (isSameJson(before, place.value)) return { record };
  const isTakenAway = place.value === null && grammar.nullMeans === 'absent';
  return {
    record: withValueAt(record, place.keys, isTakenAway ? undefined : place.value),
    step: { path: place.path, before, ...(place.list && { list: place.list }) },
  };
}

function changeList<Edited extends object>(
  editing: Editing<Edited>,
  target: ListTarget,
  { path, value }: { path: string; value: unknown },
): Outcome<Edited> {
  const items = itemsAt(editing.record, target.keys);
  switch (target.kind) {
    case 'list':
      return replaceList(editing, target, value);
    case 'delete':
      return deleteItem(editing, target, { items, index: value });
    case 'move':
      return moveItem(editing, target, { items, move: value });
    case 'item':
    case 'itemField':
      if (target.index > items.length) return { message: ITEM_GONE };
      if (target.index === items.length) return appendItem(editing, target, { items, value });
      return changeItem(editing, target, { path, value });
  }
}

function withItems<Edited extends object>(
  { record }: Editing<Edited>,
  { keys, listPath, list }: ListTarget,
  next: { items: readonly ItemFields[]; step: NonNullable<Step['list']>['change'] },
): Outcome<Edited> {
  return {
    record: withValueAt(record, keys, next.items as Json),
    step: { path: listPath, before: null, list: { listPath, keys, list, change: next.step } },
  };
}

function replaceList<Edited extends object>(
  editing: Editing<Edited>,
  target: ListTarget,
  value: unknown,
): Outcome<Edited> {
  const read = readField(wholeList(target.list), value);
  if ('message' in read) return read;
  if (isSameJson(itemsAt(editing.record, target.keys), read.value)) return { record: editing.record };
  return withItems(editing, target, { items: read.value, step: { kind: 'replace' } });
}

function deleteItem<Edited extends object>(
  editing: Editing<Edited>,
  target: ListTarget,
  { items, index }: { items: readonly ItemFields[]; index: unknown },
): Outcome<Edited> {
  const read = readField(IndexSchema, index);
  if ('message' in read) return read;
  if (read.value >= items.length) return { message: ITEM_GONE };
  return withItems(editing, target, {
    items: items.toSpliced(read.value, 1),
    step: { kind: 'delete', index: read.value },
  });
}

function moveItem<Edited extends object>(
  editing: Editing<Edited>,
  target: ListTarget,
  { items, move }: { items: readonly ItemFields[]; move: unknown },
): Outcome<Edited> {
  const read = readField(MoveSchema, move);
  if ('message' in read) return read;
  const { from, to } = read.value;
  const item = items[from];
  if (item === undefined || to >= items.length) return { message: ITEM_GONE };
  if (from === to) return { record: editing.record };
  return withItems(editing, target, {
    items: items.toSpliced(from, 1).toSpliced(to, 0, item),
    step: { kind: 'move', from, to },
  });
}

function appendItem<Edited extends object>(
  editing: Editing<Edited>,
  target: Extract<ListTarget, { kind: 'item' | 'itemField' }>,
  { items, value }: { items: readonly ItemFields[]; value: unknown },
): Outcome<Edited> {
  const { list } = target;
  if (items.length >= list.maxItems) return { message: list.tooMany };
  const whole = target.kind === 'item' ? value : { ...list.empty, [target.name]: value };
  const read = readField(list.item, whole);
  if ('message' in read) return read;
  const missing = target.kind === 'item' ? missingFieldOf(list, read.value) : undefined;
  if (missing !== undefined) return { message: missing };
  return withItems(editing, target, { items: [...items, read.value], step: { kind: 'append' } });
}

function changeItem<Edited extends object>(
  editing: Editing<Edited>,
  target: Extract<ListTarget, { kind: 'item' | 'itemField' }>,
  { path, value }: { path: string; value: unknown },
): Outcome<Edited> {
  const { keys, listPath, list, index } = target;
  const read = readField<Json>(
    target.kind === 'item' ? (list.item as z.ZodMiniType<Json>) : target.field,
    value,
  );
  if ('message' in read) return read;
  const itemKeys = [...keys, String(index)];
  return setValue(editing, {
    path,
    keys: target.kind === 'item' ? itemKeys : [...itemKeys, target.name],
    value: read.value,
    list: { listPath, keys, list, change: { kind: 'set', index } },
  });
}
