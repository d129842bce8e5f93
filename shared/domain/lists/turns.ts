/** Work in parts: at each `yield` its runner may let other work have a turn. */
export type Turns<Result> = Generator<undefined, Result, undefined>;

/** Items of one part: a few milliseconds of work. */
const ITEMS_OF_A_PART = 250;

/** What `work` makes of each item, in their order. */
export function* mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Turns<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (results.length % ITEMS_OF_A_PART === ITEMS_OF_A_PART - 1) yield;
    results.push(work(item));
  }
  return results;
}

/** All of the work in one go: in a worker thread nothing else waits. */
export function atOnce<Result>(turns: Turns<Result>): Result {
  for (;;) {
    const { done, value } = turns.next();
    if (done === true) return value;
  }
}
