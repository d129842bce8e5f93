import { LESS, MORE, SLIGHTLY } from './words/prompt-stances.ts';
import { PROMPT_WORDS } from './words/prompt-words.ts';

/** In shorter words one letter more or less makes another word. */
const FEWEST_LETTERS = 6;

const KNOWN = Map.groupBy(
  [...PROMPT_WORDS.keys(), ...LESS, ...MORE, ...SLIGHTLY].filter(
    (word) => word.length >= FEWEST_LETTERS && !word.includes(' '),
  ),
  ([first]) => first,
);

/** The one known word that a word is, but for a letter left out, put in, changed or swapped: "brigtness", "contarst". */
export function misspelledWord(word: string): string | undefined {
  if (word.length < FEWEST_LETTERS || word.length > 20) return undefined;
  const meant = (KNOWN.get(word[0]) ?? []).filter((known) => isOneSlipFrom(known, word));
  return meant.length === 1 && !isCommand(word, meant[0]) ? meant[0] : undefined;
}

/** "Blurred" says what is wrong, "blur" would ask for it. */
function isCommand(word: string, known = ''): boolean {
  return known === `${word}d` && PROMPT_WORDS.get(known)?.kind === 'fault';
}

function isOneSlipFrom(known: string, word: string): boolean {
  if (Math.abs(known.length - word.length) > 1) return false;
  let same = 0;
  while (same < word.length && known[same] === word[same]) same += 1;
  const rest = known.slice(same);
  const given = word.slice(same);
  const isSwapped =
    rest.slice(2) === given.slice(2) && rest[0] === given[1] && rest[1] === given[0] && given.length > 1;
  return isSwapped || rest.slice(1) === given.slice(1) || rest.slice(1) === given || rest === given.slice(1);
}
