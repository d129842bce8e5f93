import { sentencesOf, wordsOf } from './text-words.ts';

/** What is looked at (spec, console §3). */
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

/** Shortest word in capitals that is taken for a code. */
const CODE_LENGTH = 6;

/**
 * What makes two texts the same: their words, without case, accents and signs. Codes such as SAVE20 or TRUFFLEQWER are
 * all one, because each campaign has its own.
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

/** A text that was rejected, with the sentences that it was flagged for. */
export type RejectedText = { text: string; passages: readonly string[] };

/**
 * What stays of a text where `rejected` stands: nothing of the same text, else all sentences but the flagged ones, as
 * where an owner has edited it. The very same text where none of it stands.
 */
export function withoutRejected(text: string, rejected: RejectedText): string {
  const key = contentKey(text);
  if (key === '') return text;
  if (key === contentKey(rejected.text)) return '';
  const passages = rejected.passages.map(contentKey);
  if (!passages.some((passage) => ` ${key} `.includes(` ${passage} `))) return text;
  const kept = sentencesOf(text).filter((sentence) => {
    const own = ` ${contentKey(sentence.text)} `;
    return !passages.some((passage) => own.includes(` ${passage} `));
  });
  return kept
    .map((sentence) => sentence.text)
    .join('')
    .trim();
}
