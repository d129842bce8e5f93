const FEWEST_CUT = 3;
/** Shorter words that differ in a letter are different: bean and bear, red and rye. */
const [ONE_SLIP_FROM, TWO_SLIPS_FROM] = [5, 8];
/** Singular and plural: pie and pies, dish and dishes, curry and curries. */
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss|o)es$|(?<!s)s$/, '');

/** True if two words are the same apart from an ending, a typo, or a cut by the register. */
export function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  if (/\p{N}/u.test(word + other) || word.charAt(0) !== other.charAt(0)) return false;
  if (singular(word) === singular(other)) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= FEWEST_CUT && long.startsWith(short)) return true;
  if (short.length < ONE_SLIP_FROM) return false;
  return slipsBetween(short, long) <= (short.length < TWO_SLIPS_FROM ? 1 : 2);
}

const MOST_LETTERS = 30;

/** Edit distance with swaps of neighbors, counted up to 3. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2 || Math.max(a.length, b.length) > MOST_LETTERS) return 3;
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
  ];
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      now.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : 3,
        ),
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last[b.length] ?? 3;
}
