const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Words that are no days though they look like one. */
const NO_DAY = /^(?:someday|midday|mayday|workday|weekday|feastday|schoolday|marketday)s?$/;

/** "saterday", "wensday", "thrusday": a day of the week with a letter or two wrong. */
export function misspelledDay(word: string): number | undefined {
  if (!/^[mtwfs][a-z]{3,8}d(?:ay|ya|y)s?$/.test(word) || NO_DAY.test(word)) return undefined;
  const plain = word.replace(/s$/, '');
  const close = DAYS.map((day) => distance(plain, day));
  const best = Math.min(...close);
  return best <= 2 && close.filter((each) => each === best).length === 1 ? close.indexOf(best) : undefined;
}

/** Letters to change, add, leave out or swap. */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost);
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
