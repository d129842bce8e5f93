/** What words mean in questions to one assistant. */
export type Vocabulary = {
  /** Each phrase with what it means; empty text for words that say nothing of their own. */
  meanings: ReadonlyMap<string, string>;
  /** Words of the longest phrase. */
  longest: number;
  /** Words that a typing error may be corrected to. */
  knownWords: readonly string[];
  /** Common words that are nearly one of ours, and not it. */
  otherWords: ReadonlySet<string>;
  /** Words for numbers, from one on. */
  numberWords: readonly string[];
};

type Words = {
  /** `meaning | phrase, phrase` in each line: the words of one line are read alike, and the first line that has a phrase counts. */
  table: string;
  otherWords: string;
  numberWords?: readonly string[];
};

export function createVocabulary({ table, otherWords, numberWords = [] }: Words): Vocabulary {
  const meanings = new Map(
    table
      .trim()
      .split('\n')
      .toReversed()
      .flatMap((line) => {
        const [meaning = '', phrases = ''] = line.split('|').map((part) => part.trim());
        return phrases.split(', ').map((phrase) => [stemmed(phrase), meaning] as const);
      }),
  );
  const subjects = [...meanings].filter(([, meaning]) => meaning !== '');
  return {
    meanings,
    longest: Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length)),
    knownWords: [...new Set(subjects.flatMap(([phrase]) => phrase.split(' ')))],
    otherWords: new Set(otherWords.split(' ')),
    numberWords,
  };
}

export const stemmed = (phrase: string) => phrase.split(' ').map(stemOf).join(' ');

/** Without the ending of a plural. */
function stemOf(word: string): string {
  const one = word.replace(/(?<=[^s])s$/, '');
  return one.length < 2 ? word : one;
}
