import { setImmediate as nextTurn } from 'node:timers/promises';

/** After this many items, other work of this process gets a turn: a few milliseconds. */
const ITEMS_OF_A_TURN = 250;

/** Maps items in order without blocking the process until the last one. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % ITEMS_OF_A_TURN === ITEMS_OF_A_TURN - 1) await nextTurn();
    results.push(work(item, index));
  }
  return results;
}
