import { seenWord } from '#shared/text/look-alikes.ts';
import { foldName } from '#shared/text/name-search.ts';
import { partsOfJoinedWords } from './joined-words.ts';
import type { Word } from './text-words.ts';

const HASHTAG = /^[\p{L}\p{M}\p{N}]{4,60}$/u;
const BOUNDARY = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u;

/** The words of a text, with hashtags split into words: "#BestPizzaInTown" makes the same claim. */
export function withHashtagsApart(text: string, words: Word[]): Word[] {
  if (!text.includes('#')) return words;
  return words.flatMap((word, at) => {
    const isSign = word.text === '#' && word.end === words[at + 1]?.start;
    if (isSign) return /^\d/.test(words[at + 1]?.text ?? '') ? [word] : [];
    const isTag = text[word.start - 1] === '#' && HASHTAG.test(text.slice(word.start, word.end));
    return isTag ? partsOf(text, word) : [word];
  });
}

function partsOf(text: string, word: Word): Word[] {
  return text
    .slice(word.start, word.end)
    .split(BOUNDARY)
    .flatMap((written) =>
      partsOfJoinedWords(foldName(seenWord(written))).map((part, at) => ({
        ...word,
        text: part,
        isCapital: at === 0 && /^\p{Lu}/u.test(written),
      })),
    );
}
