import { numbersInDigits } from './numbers/numbers-in-digits.ts';
import type { FactToken, Part } from './readers/fact-token.ts';
import { readTokens } from './readers/read-tokens.ts';
import { type PlainText, plainText } from './text/plain-text.ts';
import { withHashtagsApart } from './text/with-hashtags-apart.ts';
import { type Word, wordsOf } from './text/word-forms.ts';

/** A text as it is compared, with everything that is read in it. */
export type Statement = PlainText & { words: readonly Word[]; tokens: readonly FactToken[] };

export type Reading = { language: string; isMonthFirst: boolean };

/** Reads a text. `hide` finds parts in which no facts are looked for, such as the name of the house. */
export function readStatement(
  source: string,
  { language, isMonthFirst }: Reading,
  hide: (words: readonly Word[], text: string) => readonly Part[] = () => [],
): Statement {
  const plain = numbersInDigits(withHashtagsApart(plainText(source)), language);
  const words = wordsOf(plain);
  const hidden = hide(words, plain.text);
  return { ...plain, words, tokens: readTokens(plain.text, { isMonthFirst, hidden }) };
}
