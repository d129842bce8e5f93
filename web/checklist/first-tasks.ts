import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';

/** More at once is a wall. */
const FIRST = 25;

/** Ids of the tasks to begin with: what is critical, then what is worth most for a minute of work. */
export function firstTasks(categories: readonly CategoryWithItems[]): ReadonlySet<string> {
  const ranked = categories
    .flatMap(({ items }) => items)
    .toSorted(
      (a, b) =>
        b.is_critical - a.is_critical || b.weekly_potential / b.minutes - a.weekly_potential / a.minutes,
    );
  return new Set(ranked.slice(0, FIRST).map(({ item_id }) => item_id));
}
