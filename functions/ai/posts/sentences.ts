import { withPlainCharacters } from '#shared/sms/plain-characters.ts';

/** "Montag, 30. November" is one sentence. */
const SENTENCE_END = /(?<=[.!?]["')]?)(?<!, \d{1,2}\.)\s+|\n+/u;

/** The sentences of a text in a normalized form, to compare them. */
export function sentencesOf(text: string): string[] {
  return withPlainCharacters(text)
    .toLowerCase()
    .split(SENTENCE_END)
    .map((each) => each.replace(/[^\p{L}\p{N}$€£ ]+/gu, '').trim())
    .filter((each) => each !== '');
}
