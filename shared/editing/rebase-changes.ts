import type { Changes } from '#shared/contract/changes.ts';
import type { Grammar, Json, ListTarget } from './grammar.ts';
import { matchItems } from './match-items.ts';
import { parsePath } from './parse-path.ts';
import { hasPlaceFor, itemsAt } from './record-value.ts';
import { isSameJson } from './same-json.ts';

type Moved = { path: string; value: Json } | 'lost';

/** Identifies an item in both lists, wherever it is. A label that `theirs` lacks is lost. */
type Label = string;
type ListState = { mine: Label[]; theirs: Label[]; isUnchanged: boolean; added: number };

/**
 * Rebases changes from `base` onto `current`: each item’s index becomes its current one. `lost` has the paths whose
 * item is gone or ambiguous, and whole lists that someone else changed. Single values stay as they are, so that the
 * last write wins.
 */
export function rebaseChanges(
  grammar: Grammar,
  given: { changes: Changes; base: object; current: object },
): { changes: Changes; lost: string[] } {
  const states = new Map<string, ListState>();
  const changes: [string, Json][] = [];
  const lost: string[] = [];
  for (const [path, value] of Object.entries(given.changes)) {
    const target = parsePath(grammar, path);
    if (target === undefined) {
      lost.push(path);
    } else if (target.kind === 'field') {
      if (hasPlaceFor(given.current, target)) changes.push([path, value]);
      else lost.push(path);
    } else {
      const state = states.get(target.listPath) ?? stateOf(target, given);
      states.set(target.listPath, state);
      const moved = moveChange(target, state, value);
      if (moved === 'lost') lost.push(path);
      else changes.push([moved.path, moved.value]);
    }
  }
  return { changes: Object.fromEntries(changes), lost };
}

function stateOf({ keys }: ListTarget, { base, current }: { base: object; current: object }): ListState {
  const [before, now] = [itemsAt(base, keys), itemsAt(current, keys)];
  const found = matchItems(before, now);
  return {
    mine: before.map((_, index) => {
      const place = found.get(index);
      return place === undefined ? `gone ${index}` : `here ${place}`;
    }),
    theirs: now.map((_, index) => `here ${index}`),
    isUnchanged: isSameJson(before, now),
    added: 0,
  };
}

/** Rewrites one change and applies it, because later changes depend on it. */
function moveChange(target: ListTarget, state: ListState, value: Json): Moved {
  switch (target.kind) {
    case 'list':
      return replaceAll(target.listPath, state, value);
    case 'delete':
      return deleteOne(target.listPath, state, value);
    case 'move':
      return moveOne(target.listPath, state, value);
    case 'item':
    case 'itemField': {
      const index = placeOf(target.index, state);
      if (index === undefined) return 'lost';
      const field = target.kind === 'item' ? '' : `.${target.name}`;
      return { path: `${target.listPath}[${index}]${field}`, value };
    }
  }
}

/** The current index of the item. An index after the last item adds a new one. */
function placeOf(index: number, state: ListState): number | undefined {
  const { mine, theirs } = state;
  if (index === mine.length) {
    state.added += 1;
    const label = `new ${state.added}`;
    mine.push(label);
    theirs.push(label);
  }
  const place = theirs.indexOf(mine[index] ?? '');
  return place === -1 ? undefined : place;
}

function replaceAll(path: string, state: ListState, value: Json): Moved {
  const items = Array.isArray(value) ? value : [];
  state.mine = items.map((_, index) => `set ${index}`);
  if (!state.isUnchanged) {
    state.theirs = [];
    return 'lost';
  }
  state.theirs = [...state.mine];
  return { path, value };
}

function deleteOne(listPath: string, { mine, theirs }: ListState, value: Json): Moved {
  const [label] = typeof value === 'number' ? mine.splice(value, 1) : [];
  const place = theirs.indexOf(label ?? '');
  if (place === -1) return 'lost';
  theirs.splice(place, 1);
  return { path: `${listPath}.delete_index`, value: place };
}

function moveOne(listPath: string, { mine, theirs }: ListState, value: Json): Moved {
  const { from, to } = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  if (typeof from !== 'number' || typeof to !== 'number') return 'lost';
  const [label] = mine.splice(from, 1);
  if (label === undefined) return 'lost';
  mine.splice(to, 0, label);
  const place = theirs.indexOf(label);
  if (place === -1) return 'lost';
  theirs.splice(place, 1);
  const before = mine.slice(0, to).findLast((each) => theirs.includes(each));
  const goal = before === undefined ? 0 : theirs.indexOf(before) + 1;
  theirs.splice(goal, 0, label);
  return { path: `${listPath}.move_index`, value: { from: place, to: goal } };
}
