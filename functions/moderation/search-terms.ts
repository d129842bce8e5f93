import { wordsOf } from '#shared/moderation/text-words.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { ModerationRow } from './moderation-row.ts';

/** Each term is a row, so this limits the cost of a text. */
const MOST_WORDS = 60;
/** A word's first letters, which are its key in the index. */
const START_LENGTH = 2;

/** The terms that find content: words of its text, its type, and its restaurant's ID. */
export function searchTerms(row: ModerationRow): string[] {
  const ofIds = wordsOf(`${row.restaurant_id} ${row.content_type.replaceAll('_', ' ')}`);
  const all = [...ofIds, ...wordsOf(row.text)].map(({ text }) => text);
  return [...new Set(all)].filter((word) => word.length >= START_LENGTH).slice(0, MOST_WORDS);
}

export function wordStart(word: string): string {
  return [...word].slice(0, START_LENGTH).join('');
}

/** The term to look up for a search: its longest word; undefined if none is long enough. */
export function lookupTerm(search: string): string | undefined {
  const words = wordsOf(search.replaceAll('_', ' ')).map(({ text }) => text);
  const [longest = ''] = words.sort((a, b) => b.length - a.length);
  return longest.length >= START_LENGTH ? longest : undefined;
}

/** Whether the text, type, or ID contains the search, ignoring case and accents. */
export function isFound(search: string, row: ModerationRow): boolean {
  const wanted = foldName(search);
  return [row.text, row.content_type, row.content_type.replaceAll('_', ' '), row.restaurant_id].some((text) =>
    foldWhole(text).includes(wanted),
  );
}

/** `foldName` reads only a hundred characters; texts are longer. */
function foldWhole(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => foldName(word))
    .join(' ');
}
