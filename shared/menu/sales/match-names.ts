import { foldItemName } from './item-name.ts';
import { isSameWord } from './same-word.ts';

/** Which item of the menu a name of the till is. */
export type NameMatch =
  | { kind: 'same'; menuName: string }
  /** Nearly certain: the owner confirms it. */
  | { kind: 'near'; menuName: string }
  /** The owner may know. */
  | { kind: 'none' };

/**
 * For each name of the till; `known` are matches that the owner has confirmed before. Near is what has the same words, in
 * any order, but for an ending, a slip or a word cut short: "Bean Burrito" is no "Beef Burrito". Where two items of the
 * menu are near, neither is proposed.
 */
export function matchNames(
  tillNames: readonly string[],
  menuNames: readonly string[],
  known: ReadonlyMap<string, string> = new Map(),
): NameMatch[] {
  const menu = menuNames.map((name) => ({ name, folded: foldItemName(name), words: wordsOf(name) }));
  const exact = new Map([...menu].reverse().map(({ name, folded }) => [folded, name]));
  const byInitials = Map.groupBy(menu, ({ words }) => initialsOf(words));
  const byLetters = Map.groupBy(menu, ({ words }) => words.join(''));
  return tillNames.map((tillName): NameMatch => {
    const same = known.get(tillName) ?? exact.get(foldItemName(tillName));
    if (same !== undefined) return { kind: 'same', menuName: same };
    const words = wordsOf(tillName);
    if (words.length === 0) return { kind: 'none' };
    const alike = (byInitials.get(initialsOf(words)) ?? []).filter((item) => areSameWords(words, item.words));
    const near = [...alike, ...(byLetters.get(words.join('')) ?? [])];
    const [only] = near;
    const isOnly = new Set(near.map(({ folded }) => folded)).size === 1;
    return only !== undefined && isOnly ? { kind: 'near', menuName: only.name } : { kind: 'none' };
  });
}

/** Between the words of a dish, and the sizes that tills sell it in. */
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

/** Words that may be the same begin with the same letter. */
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
