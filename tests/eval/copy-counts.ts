import { BANNED_WORDS, CLAIMS } from './banned-words.ts';
import type { Counts } from './columns.ts';
import { wordsIn } from './draft-of-brief.ts';

/** Counts that apply to all copy. `said`: everything the owner wrote, which the copy may repeat. */
export function copyCounts(texts: readonly string[], language: string, said: string): Counts {
  const known = said.toLowerCase();
  const copy = texts.join('\n');
  const isNew = (words: string) => !known.includes(words.toLowerCase());
  const lists = [language === 'en' ? BANNED_WORDS : undefined, CLAIMS[language]];
  const banned = new Map(
    lists.flatMap((list) =>
      list === undefined
        ? []
        : Array.from(copy.matchAll(new RegExp(list, 'giu')), (match) => [match.index, match[0]] as const),
    ),
  );
  const numbers = copy.match(/\d+/g) ?? [];
  const unknown = numbers.filter(isNew).length;
  return {
    words: wordsIn(texts),
    banned_words: [...banned.values()].filter(isNew).length,
    repeated_sentences: repeatedSentences(texts),
    // Numbers in the copy that the owner gave.
    facts_right: [numbers.length - unknown, numbers.length],
    contradictions: unknown,
  };
}

/** Counts sentences that appeared earlier in the same texts. */
export function repeatedSentences(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).map((text) => text.trim());
  return sentences.length - new Set(sentences).size;
}
