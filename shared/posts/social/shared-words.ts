/** Posts of one house may have this many words in a row in common, and no more. */
export const MOST_SHARED_WORDS = 8;

/** Words and numbers of a text, folded; what stands between them does not count. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

const RUN = MOST_SHARED_WORDS + 1;

/** Every run of one word more than may be shared. */
function longRunsOf(words: readonly string[]): string[] {
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' '));
}

/** Texts that stand already, to hold others against. */
export type WrittenTexts = {
  /** Whether it is one of them, or has more words in a row in common with one of them than texts may share. */
  repeats: (text: string) => boolean;
  add: (text: string) => void;
};

/** `apart`: words that may stand in many, such as an offer, which is whole or another offer. */
export function createWrittenTexts(
  texts: readonly string[] = [],
  apart: readonly string[] = [],
): WrittenTexts {
  const runs = new Set<string>();
  const whole = new Set<string>();
  const said = apart.map((each) => ` ${wordsOf(each).join(' ')} `).filter((each) => each.trim() !== '');
  // What was taken out parts the words before it from those behind.
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
