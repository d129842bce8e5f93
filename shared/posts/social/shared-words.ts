/** The most consecutive words that two posts of a restaurant may share. */
export const MOST_SHARED_WORDS = 8;

/** Folded words and numbers of a text, without punctuation. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const RUN = MOST_SHARED_WORDS + 1;

/** All runs of one word more than allowed. */
function longRunsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
}

/** Existing texts to compare with. */
export type WrittenTexts = {
  /** True if the text equals one of them or shares too many consecutive words with one. */
  repeats: (text: string) => boolean;
  add: (text: string) => void;
};

/** `apart`: phrases that many posts may contain, such as an offer. */
export function createWrittenTexts(
  texts: readonly string[] = [],
  apart: readonly string[] = [],
): WrittenTexts {
  const runs = new Set<string>();
  const whole = new Set<string>();
  const said = apart.map((each) => ` ${wordsOf(each).join(' ')} `).filter((each) => each.trim() !== '');
  // Removed phrases separate the words before and after them.
  const runsOf = (text: string) =>
    said
      .reduce((rest, each) => rest.replaceAll(each, ' | '), ` ${wordsOf(text).join(' ')} `)
      .split('|')
      .flatMap((part) => longRunsOf(part.split(' ').filter((word) => word !== '')));
  const add = (text: string) => {
    if (text !== '') whole.add(wordsOf(text).join(' '));
    for (const run of runsOf(text)) runs.add(run);
  };
  for (const text of texts) add(text);
  return {
    add,
    repeats: (text) => whole.has(wordsOf(text).join(' ')) || runsOf(text).some((run) => runs.has(run)),
  };
}
