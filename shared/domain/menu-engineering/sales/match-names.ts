import { foldItemName } from './item-name.ts';

/** Which item of the menu a name of the till is. */
export type NameMatch =
  | { kind: 'same'; menuName: string }
  /** The owner confirms it. */
  | { kind: 'near'; menuName: string }
  | { kind: 'none' };

/** Share of letters in threes that both names have, from which they may be one. */
const NEAR = 0.5;

/** For each name of the till; `known` are matches that the owner has confirmed before. */
export function matchNames(
  tillNames: readonly string[],
  menuNames: readonly string[],
  known: ReadonlyMap<string, string> = new Map(),
): NameMatch[] {
  const menu = menuNames.map((name) => ({ name, folded: foldItemName(name) }));
  const exact = new Map([...menu].reverse().map(({ name, folded }) => [folded, name]));
  const index = indexOf(menu.map(({ folded }) => folded));
  const sizes = menu.map(({ folded }) => threesOf(folded).size);
  return tillNames.map((tillName): NameMatch => {
    const folded = foldItemName(tillName);
    const same = known.get(tillName) ?? exact.get(folded);
    if (same !== undefined) return { kind: 'same', menuName: same };
    const near = nearest(folded, { index, sizes, menu: menu.map((item) => item.folded) });
    return near === undefined ? { kind: 'none' } : { kind: 'near', menuName: menuNames[near] ?? '' };
  });
}

type Searched = { index: ReadonlyMap<string, number[]>; sizes: readonly number[]; menu: readonly string[] };

/** The place of the name that is most like it; undefined where none is like enough. */
function nearest(folded: string, { index, sizes, menu }: Searched): number | undefined {
  const own = threesOf(folded);
  const shared = new Map<number, number>();
  for (const three of own)
    for (const place of index.get(three) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  let best: number | undefined;
  let bestScore = NEAR;
  for (const place of [...shared.keys()].sort((a, b) => a - b)) {
    const alike = (2 * (shared.get(place) ?? 0)) / (own.size + (sizes[place] ?? 0));
    const score = isShortFor(folded, menu[place] ?? '') ? Math.max(alike, 0.75) : alike;
    if (score > bestScore) [best, bestScore] = [place, score];
  }
  return best;
}

/** `marg pizza` is short for `margherita pizza`, and `burger` for nothing: each word begins one of the other, two or more. */
function isShortFor(short: string, long: string): boolean {
  const words = short.split(' ');
  const rest = long.split(' ');
  if (words.length < 2) return false;
  return words.every((word) => {
    const place = rest.findIndex((other) => word.length > 1 && other.startsWith(word));
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}

function indexOf(names: readonly string[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  names.forEach((name, place) => {
    for (const three of threesOf(name)) {
      const places = index.get(three);
      if (places === undefined) index.set(three, [place]);
      else places.push(place);
    }
  });
  return index;
}

/** Letters in threes, word by word, so that the order of the words does not matter. */
function threesOf(folded: string): Set<string> {
  const threes = new Set<string>();
  for (const word of folded.split(' ')) {
    const padded = ` ${word} `;
    for (let start = 0; start + 3 <= padded.length; start++) threes.add(padded.slice(start, start + 3));
  }
  return threes;
}
