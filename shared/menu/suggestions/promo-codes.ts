import { foldItemName } from '#shared/menu/sales/item-name.ts';

/** Letters that are easy to type. */
const MOST_LETTERS = 8;

/**
 * A unique code per promoted item: a word that no other item has, with four or more letters if possible, plus the
 * discount. So an item keeps its code whatever else is promoted.
 */
export function promoCodes(
  names: readonly string[],
  { percentOff, all }: { percentOff: number; all: readonly string[] },
): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  for (const folded of new Set([...all, ...names].map(foldItemName)))
    for (const word of new Set(wordsOf(folded))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...names].sort()) {
    const word = candidatesOf(name, uses).find((each) => !taken.has(each)) ?? '';
    taken.add(word);
    codes.set(name, `${word}${percentOff}`);
  }
  return codes;
}

/** Words for codes: letters that every phone can type, cut to a memorable length. */
function wordsOf(name: string): string[] {
  return foldItemName(name)
    .toUpperCase()
    .split(' ')
    .map((word) => word.replace(/[^A-Z]/g, '').slice(0, MOST_LETTERS))
    .filter((word) => word.length >= 2);
}

/** Simplest first. */
function candidatesOf(name: string, uses: ReadonlyMap<string, number>): string[] {
  const words = wordsOf(name);
  const isOwn = (word: string) => (uses.get(word) ?? 0) <= 1;
  const isLong = (word: string) => word.length >= 4;
  const named = [
    ...words.filter((word) => isLong(word) && isOwn(word)),
    ...words.filter((word) => !isLong(word) && isOwn(word)),
    ...words.filter(isLong),
    ...words,
  ];
  const [first = 'MENU'] = named;
  const letters = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => first.slice(0, MOST_LETTERS - 1) + letter);
  return [...(named.length === 0 ? [first] : named), ...letters];
}
