/**
 * Maps the index of each item in `before` to its index in `now`. An item that is in both lists once is the same. Other
 * items match by position between the same neighbors, if there are as many between them as before, so that a reworded
 * item keeps its place. Items that are gone or ambiguous are left out.
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

/** Items that appear exactly once in each list. */
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

/** Equal objects have equal text, whatever the order of their keys. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
