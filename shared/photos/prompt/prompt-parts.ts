import { MEANINGS, type Meaning } from './prompt-words.ts';

/** A word or phrase of a prompt and its meaning, if known. */
export type Token = { text: string; meaning: Meaning | undefined };
/** `isJoined`: "and" connects it to the part before. */
export type Part = { tokens: Token[]; isJoined: boolean };

const ENDS_A_CLAUSE = /[.,;:!?()\n"]|(?<!\p{L})(?:but|then|aber|dann|mais|puis|pero|luego|ma|poi)(?!\p{L})/u;
/** "L'image": the article isn’t part of the word. */
const ELIDED = /(?<!\p{L})(?:l|d|qu|n|un|dell|all)'(?=\p{L})/gu;
const WORD = /[\p{L}\p{N}+%'-]*[\p{L}\p{N}%]|&/gu;

/** The words between punctuation, "but", and "and". */
export function partsOf(prompt: string): Part[] {
  const text = prompt.toLowerCase().replaceAll('’', "'");
  return text.split(ENDS_A_CLAUSE).flatMap((clause) => {
    const parts: Part[] = [{ tokens: [], isJoined: false }];
    for (const token of tokensOf(clause.replace(ELIDED, ''))) {
      if (token.meaning?.is === 'and') parts.push({ tokens: [], isJoined: true });
      else parts.at(-1)?.tokens.push(token);
    }
    return parts;
  });
}

function tokensOf(clause: string): Token[] {
  // Without its accent, "è" (is) would be "e" (and).
  const plain = clause.replace(/(?<!\p{L})è(?!\p{L})/gu, 'es').normalize('NFD');
  const words = plain.replace(/\p{M}/gu, '').replaceAll('ß', 'ss').match(WORD) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += tokens.at(-1)?.text.split(' ').length ?? 1) {
    const phrases = [3, 2, 1].map((length) => words.slice(at, at + length).join(' '));
    const text = phrases.find((phrase) => MEANINGS.has(phrase)) ?? words[at] ?? '';
    tokens.push({ text, meaning: MEANINGS.get(text) });
  }
  return tokens;
}
