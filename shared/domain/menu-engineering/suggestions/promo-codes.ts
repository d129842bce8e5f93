import { foldItemName } from '../sales/item-name.ts';

/** Letters that guests can type. */
const MOST_LETTERS = 8;

/**
 * A code for each item, by name: no two are the same, or nobody could tell which offer a guest has brought. The first
 * word of four letters or more, else another word, else several of them; with what the offer takes off.
 */
export function promoCodes(names: readonly string[], percentOff: number): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const word = candidatesOf(name).find((each) => !taken.has(each)) ?? '';
    taken.add(word);
    codes.set(name, `${word}${percentOff}`);
  }
  return codes;
}

function candidatesOf(name: string): string[] {
  const words = foldItemName(name)
    .toUpperCase()
    .split(' ')
    .map((word) => word.replace(/[^A-Z]/g, ''));
  const long = words.filter((word) => word.length >= 4);
  const short = words.filter((word) => word.length >= 2 && word.length < 4);
  const whole = words.join('');
  const named = [...long, ...short, ...(whole.length >= 2 ? [whole] : [])];
  const plain = (named.length === 0 ? ['MENU'] : named).map((word) => word.slice(0, MOST_LETTERS));
  const [first = 'MENU'] = plain;
  const letters = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => first.slice(0, MOST_LETTERS - 1) + letter);
  return [...plain, ...letters];
}
