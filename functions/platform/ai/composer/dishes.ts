import type { Dish, DishRow } from './dish.ts';
import { EUROPEAN_DISHES } from './dishes-europe.ts';
import { KINDS_OF_FOOD, WORLD_DISHES } from './dishes-world.ts';
import { fold } from './owner-text.ts';

export type KnownDish = Dish & {
  /** A word such as "pizza" that names a kind of place as often as a dish. */
  isKind: boolean;
};

function entriesOf(row: DishRow, isKind: boolean): [string, KnownDish][] {
  const [names, course, cuisine, subject, is] = row;
  const all = names.split('|');
  const dish = { name: all[0] ?? names, course, cuisine, subject, is, isKind };
  return all.map((name) => [fold(name), dish]);
}

/** Folded name → dish. */
const DISHES: ReadonlyMap<string, KnownDish> = new Map([
  ...KINDS_OF_FOOD.flatMap((row) => entriesOf(row, true)),
  ...[...EUROPEAN_DISHES, ...WORLD_DISHES].flatMap((row) => entriesOf(row, false)),
]);

/** The dish of this folded name, in the singular or the plural. */
export function findDish(folded: string): KnownDish | undefined {
  return (
    DISHES.get(folded) ??
    DISHES.get(`${folded}s`) ??
    (folded.endsWith('s') ? DISHES.get(folded.slice(0, -1)) : undefined) ??
    (folded.endsWith('es') ? DISHES.get(folded.slice(0, -2)) : undefined)
  );
}
