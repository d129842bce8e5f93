import { foldItemName } from './item-name.ts';
import { isSameWord } from './same-word.ts';

/** The menu item for a name from the register. */
export type NameMatch =
  | { kind: 'same'; menuName: string }
  /** Nearly certain: the owner confirms it. */
  | { kind: 'near'; menuName: string }
  /** The owner may know. */
  | { kind: 'none' };

/**
 * Matches each name from the register; `known` are confirmed matches. Similar names have the same words in any order,
 * apart from an ending, a typo, or a cut word: "Bean Burrito" isn’t "Beef Burrito". If two menu items are similar,
 * neither is proposed.
 */
export function matchNames(
  posNames: readonly string[],
  menuNames: readonly string[],
  known: ReadonlyMap<string, string> = new Map(),
): NameMatch[] {
  const menu = menuNames.map((name) => ({ name, folded: foldItemName(name), words: wordsOf(name) }));
  const exact = new Map([...menu].reverse().map(({ name, folded }) => [folded, name]));
  const byInitials = Map.groupBy(menu, ({ words }) => initialsOf(words));
  const byLetters = Map.groupBy(menu, ({ words }) => words.join(''));
  return posNames.map((posName): NameMatch => {
    const same = known.get(posName) ?? exact.get(foldItemName(posName));
    if (same !== undefined) return { kind: 'same', menuName: same };
    const words = wordsOf(posName);
    if (words.length === 0) return { kind: 'none' };
    const alike = (byInitials.get(initialsOf(words)) ?? []).filter((item) => areSameWords(words, item.words));
    const near = [...alike, ...(byLetters.get(words.join('')) ?? [])];
    const [only] = near;
    const isOnly = new Set(near.map(({ folded }) => folded)).size === 1;
    return only !== undefined && isOnly ? { kind: 'near', menuName: only.name } : { kind: 'none' };
  });
}

/** Filler words, and sizes that registers add. */
const FILLERS = new Set(
  'and n with w the a of in on de di da del della du des la le les el al con avec mit und et e y o large lg l small sm s medium med m regular reg'.split(
    ' ',
  ),
);

function wordsOf(name: string): string[] {
  const words = foldItemName(name)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Similar words begin with the same letter. */
function initialsOf(words: readonly string[]): string {
  return words
    .map((word) => word.charAt(0))
    .sort()
    .join('');
}

function areSameWords(words: readonly string[], others: readonly string[]): boolean {
  const rest = [...others];
  return words.every((word) => {
    const equal = rest.indexOf(word);
    const place = equal >= 0 ? equal : rest.findIndex((other) => isSameWord(word, other));
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}
