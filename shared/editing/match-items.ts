/**
 * Says for each item of `before` where the same item stands in `now`: index to index. An item that is there once
 * in both lists is the same one. Any other is the same as the one in the same place between its neighbors, where
 * as many stand between them now as before (so that an item which was reworded keeps its place). Items that are
 * gone or cannot be told apart are left out.
 */
export function matchItems(before: readonly unknown[], now: readonly unknown[]): Map<number, number> {
  const certain = matchEqualItems(before, now);
  const taken = new Set(certain.values());
  const anchors = [[-1, -1], ...certain, [before.length, now.length]].sort(([a = 0], [b = 0]) => a - b);
  const matched = new Map(certain);
  for (const [number, anchor] of anchors.slice(1).entries()) {
    const [startBefore = 0, startNow = 0] = anchors[number] ?? [];
    const [endBefore = 0, endNow = 0] = anchor;
    if (endBefore - startBefore !== endNow - startNow) continue;
    const places = Array.from({ length: endBefore - startBefore - 1 }, (_, step) => step + 1);
    if (places.some((step) => taken.has(startNow + step))) continue;
    for (const step of places) matched.set(startBefore + step, startNow + step);
  }
  return matched;
}

/** Items that each list has exactly once. */
function matchEqualItems(before: readonly unknown[], now: readonly unknown[]): Map<number, number> {
  const [ofBefore, ofNow] = [indexesByValue(before), indexesByValue(now)];
  const pairs = [...ofBefore].flatMap(([value, [index, ...others]]): [number, number][] => {
    const [place, ...otherPlaces] = ofNow.get(value) ?? [];
    if (index === undefined || place === undefined) return [];
    return others.length > 0 || otherPlaces.length > 0 ? [] : [[index, place]];
  });
  return new Map(pairs);
}

function indexesByValue(items: readonly unknown[]): Map<string, number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    const value = JSON.stringify(item, sortedKeys);
    indexes.set(value, [...(indexes.get(value) ?? []), index]);
  }
  return indexes;
}

/** Objects that say the same read the same, whatever the order of their keys. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
