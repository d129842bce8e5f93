import { sentencesOf, wordsOf } from './text-words.ts';

/** The kinds of content (spec, console §3). */
export const CONTENT_TYPES = [
  'generated_text',
  'image_description',
  'marketing_copy',
  'menu_item',
  'other',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** `flagged` becomes one of the others, once. */
export const MODERATION_STATUSES = ['flagged', 'approved', 'rejected'] as const;
export type ModerationStatus = (typeof MODERATION_STATUSES)[number];

export const MODERATION_ACTIONS = ['approve', 'reject'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

export const STATUS_AFTER: Readonly<Record<ModerationAction, Exclude<ModerationStatus, 'flagged'>>> = {
  approve: 'approved',
  reject: 'rejected',
};

/** The shortest all-caps word that counts as a code. */
const CODE_LENGTH = 6;

/**
 * A key that is equal for equal texts: their words without case, accents, and punctuation. All codes such as SAVE20 or
 * TRUFFLEQWER are equal, because each campaign has its own.
 */
export function contentKey(text: string): string {
  return wordsOf(text)
    .map(({ text: word, start, end }) => (isCode(text.slice(start, end)) ? '#' : word))
    .join(' ');
}

function isCode(written: string): boolean {
  const hasBoth = /\d/.test(written) && /\p{L}/u.test(written);
  return hasBoth || (written.length >= CODE_LENGTH && written === written.toUpperCase());
}

/** A rejected text with its flagged sentences. */
export type RejectedText = { text: string; passages: readonly string[] };

/**
 * What is left of a text that contains `rejected`: nothing if it is the same text, else all sentences but the flagged
 * ones, for example after an edit. Returns the same text if it contains none of it.
 */
export function withoutRejected(text: string, rejected: RejectedText): string {
  const key = contentKey(text);
  if (key === '') return text;
  if (key === contentKey(rejected.text)) return '';
  const passages = rejected.passages.map((passage) => ({
    key: contentKey(passage),
    length: sentencesOf(passage.trim()).length,
  }));
  if (!passages.some((passage) => ` ${key} `.includes(` ${passage.key} `))) return text;
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const keys = sentences.map(contentKey);
  const isRejected = sentences.map(() => false);
  for (const passage of passages) {
    for (let at = 0; at < keys.length; at += 1) {
      const own = keys.slice(at, at + passage.length).join(' ');
      if (` ${own} `.includes(` ${passage.key} `)) isRejected.fill(true, at, at + passage.length);
    }
  }
  return sentences
    .filter((_, at) => !isRejected[at])
    .join('')
    .trim();
}
