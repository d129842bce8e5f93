import type { Changes } from '#shared/contract/changes.ts';
import { type Json, type ListPlace, missingFieldOf } from './grammar.ts';
import { itemsAt } from './record-value.ts';

/** One applied change. `before` is `null` if there was no value, and for changes to a whole list. */
export type Step = {
  path: string;
  before: Json;
  list?: ListPlace & {
    change:
      | { kind: 'set'; index: number }
      | { kind: 'append' | 'replace' }
      | { kind: 'delete'; index: number }
      | { kind: 'move'; from: number; to: number };
  };
};

type ListSteps = NonNullable<Step['list']>[];

/**
 * The changes that undo these steps on `original`, and the changed paths. A list that changed its length or order is
 * restored with one command if that is enough, else as a whole.
 */
export function inverseOf(
  original: object,
  steps: readonly Step[],
): { inverse: Changes; changedPaths: string[] } {
  const lists = restructuredLists(steps);
  const others = steps.filter(({ list }) => list === undefined || !lists.has(list.listPath));
  const inverse = [
    ...others.toReversed().map(({ path, before }): [string, Json] => [path, before]),
    ...[...lists.values()].flatMap((listSteps) => listInverse(original, listSteps)),
  ];
  const changedPaths = new Set([...others.map(({ path }) => path), ...lists.keys()]);
  return { inverse: Object.fromEntries(inverse), changedPaths: [...changedPaths] };
}

/** The lists whose order or length changed, with the steps of each. */
function restructuredLists(steps: readonly Step[]): Map<string, ListSteps> {
  const ofLists = steps.flatMap(({ list }) => list ?? []);
  const byPath = Map.groupBy(ofLists, ({ listPath }) => listPath);
  return new Map([...byPath].filter(([, all]) => all.some(({ change }) => change.kind !== 'set')));
}

function listInverse(original: object, steps: ListSteps): [string, Json][] {
  const [first, ...others] = steps;
  if (first === undefined) return [];
  const items = itemsAt(original, first.keys);
  const { change, list, listPath: path } = first;
  const isOnlyOne = others.length === 0;
  if (change.kind === 'append' && others.every((step) => isSetOf(step, items.length))) {
    return [[`${path}.delete_index`, items.length]];
  }
  if (change.kind === 'move' && isOnlyOne) {
    return [[`${path}.move_index`, { from: change.to, to: change.from }]];
  }
  const removed = change.kind === 'delete' && isOnlyOne ? items[change.index] : undefined;
  if (change.kind === 'delete' && removed !== undefined && missingFieldOf(list, removed) === undefined) {
    const last = items.length - 1;
    const back: [string, Json] = [`${path}.move_index`, { from: last, to: change.index }];
    return [[`${path}[${last}]`, removed as Json], ...(change.index === last ? [] : [back])];
  }
  return [[path, items as unknown as Json]];
}

function isSetOf({ change }: ListSteps[number], index: number): boolean {
  return change.kind === 'set' && change.index === index;
}
