import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';

/** More tasks at a time would overwhelm. */
const FIRST = 25;

/** IDs of the first tasks: critical ones, then those worth most per minute of work. */
export function firstTasks(categories: readonly CategoryWithItems[]): ReadonlySet<string> {
  const ranked = categories
    .flatMap(({ items }) => items)
    .toSorted(
      (a, b) =>
        b.is_critical - a.is_critical || b.weekly_potential / b.minutes - a.weekly_potential / a.minutes,
    );
  return new Set(ranked.slice(0, FIRST).map(({ item_id }) => item_id));
}
