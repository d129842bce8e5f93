/** The meanings of words in questions to one assistant. */
export type Vocabulary = {
  /** Each phrase with its meaning; empty text for filler words. */
  meanings: ReadonlyMap<string, string>;
  /** The words of the longest phrase. */
  longest: number;
  /** Words that typos may be corrected to. */
  knownWords: readonly string[];
  /** Common words that look like ours but mean something else. */
  otherWords: ReadonlySet<string>;
  /** Words for numbers, starting with one. */
  numberWords: readonly string[];
};

type Words = {
  /** `meaning | phrase, phrase` per line. Phrases on one line are synonyms; the first line with a phrase counts. */
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

/** Without its plural ending. */
function stemOf(word: string): string {
  const one = word.replace(/(?<=[^s])s$/, '');
  return one.length < 2 ? word : one;
}
