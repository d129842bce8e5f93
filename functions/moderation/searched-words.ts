import { wordsOf } from '#shared/moderation/text-words.ts';
import { foldName } from '#shared/text/name-search.ts';
import type { ModerationRow } from './moderation-row.ts';

/** Each is a row: no text may cost more. */
const MOST_WORDS = 60;
/** Letters of a word under which it is looked up. */
const START_LENGTH = 2;

/** By which content is found: words of its text, its type and the id of its restaurant. */
export function searchedWords(row: ModerationRow): string[] {
  const ofIds = wordsOf(`${row.restaurant_id} ${row.content_type.replaceAll('_', ' ')}`);
  const all = [...ofIds, ...wordsOf(row.text)].map(({ text }) => text);
  return [...new Set(all)].filter((word) => word.length >= START_LENGTH).slice(0, MOST_WORDS);
}

export function wordStart(word: string): string {
  return [...word].slice(0, START_LENGTH).join('');
}

/** What is looked up for a search: its longest word; undefined where none is long enough. */
export function lookedUpWord(search: string): string | undefined {
  const words = wordsOf(search.replaceAll('_', ' ')).map(({ text }) => text);
  const [longest = ''] = words.sort((a, b) => b.length - a.length);
  return longest.length >= START_LENGTH ? longest : undefined;
}

/** Whether a search stands in the text, the type or the id, whatever the case and the accents. */
export function isFound(search: string, row: ModerationRow): boolean {
  const wanted = foldName(search);
  return [row.text, row.content_type, row.content_type.replaceAll('_', ' '), row.restaurant_id].some((text) =>
    foldWhole(text).includes(wanted),
  );
}

/** `foldName` reads a hundred letters; texts are longer. */
function foldWhole(text: string): string {
  return text
    .split(/\s+/)
    .map((word) => foldName(word))
    .join(' ');
}
