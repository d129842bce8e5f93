import type { Unprinted } from '../fates/unprinted.ts';

/** "[9:02 AM] Lety: ", "12.03.26, 21:14 - Ana: ": who wrote a message, and when. Folded. */
const STAMP =
  /^[^\S\n]*\[?(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s)?\d{1,2}[:.]\d\d(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?\]?,?\s?(?:-\s)?([^:\n[\]]{2,24}):[^\S\n]/gm;
const FEWEST_MESSAGES = 3;

/**
 * What a copied conversation holds besides the owner's words: stamps, and the lines of whoever says less, who asks.
 */
export function chatStampsIn(folded: string): Unprinted[] {
  const found = [...folded.matchAll(STAMP)].map(({ 0: stamp, 1: name = '', index }) => {
    const end = index + stamp.length;
    const line = folded.indexOf('\n', end);
    return { start: index, end, lineEnd: line === -1 ? folded.length : line, name };
  });
  if (found.length < FEWEST_MESSAGES) return [];
  const said = new Map<string, number>();
  for (const { name, end, lineEnd } of found) said.set(name, (said.get(name) ?? 0) + lineEnd - end);
  const [owner] = [...said].toSorted(([, a], [, b]) => b - a);
  return found.map(({ start, end, lineEnd, name }) => ({
    start,
    end: name === owner?.[0] ? end : lineEnd,
    reason: 'to_the_maker' as const,
  }));
}
