import { setImmediate as nextTurn } from 'node:timers/promises';

/** Items after which whatever else this process has to do has its turn: a few milliseconds of work. */
const ITEMS_OF_A_TURN = 250;

/** What `work` makes of each item, in their order, without keeping others waiting until the last one. */
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
