import type { SectionName } from '#shared/site/site-content.ts';

/**
 * All sections of `known`: the visible ones in their order, and each hidden one after the same neighbor as in
 * `known`, where it reappears when shown.
 */
export function placeHidden(shown: readonly SectionName[], known: readonly SectionName[]): SectionName[] {
  const placed = [...shown];
  for (const [index, name] of known.entries()) {
    if (placed.includes(name)) continue;
    const neighbor = known.slice(0, index).findLast((each) => placed.includes(each));
    placed.splice(neighbor === undefined ? 0 : placed.indexOf(neighbor) + 1, 0, name);
  }
  return placed;
}
