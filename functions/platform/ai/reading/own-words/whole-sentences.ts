import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isGlue } from '../clauses/glue.ts';
import type { Sentence } from '../clauses/passages.ts';
import { isForGuests } from '../guest-sentences/is-for-guests.ts';
import type { Span } from '../reader.ts';
import { MOST, printed } from '../text/printed.ts';
import { inOrder, isTouched, without } from '../text/spans.ts';

export type SaidText = {
  source: string;
  folded: string;
  sentences: readonly Sentence[];
  /** Wishes, what is not for guests and what is in doubt: sentences that hold any of it are not printed whole. */
  unprinted: readonly Span[];
};

/** Longer sentences were dictated without marks: they say too much at once. In UTF-16. */
const LONGEST = 300;
const FEWEST_WORDS = 3;
const WORDS: ReadonlySet<string> = new Set(['story', 'house_notes', 'hours_text']);
const HOURS: ReadonlySet<string> = new Set(['services', 'closed_days', 'dated_hours', 'hours_text']);
const NOTES: ReadonlySet<string> = new Set(['house_notes', 'booking', 'payment', 'parking', 'access']);
const LISTED: ReadonlySet<string> = new Set(['dishes', 'menus', 'address']);

const isWords = ({ field }: ProfileProposal) => WORDS.has(field);
const isCertain = ({ confidence }: ProfileProposal) => confidence === 'certain';

/** Of the hours where it speaks of hours, else a note, else what the house tells of itself. */
function fieldOf(parts: readonly ProfileProposal[]): 'story' | 'house_notes' | 'hours_text' {
  if (parts.some(({ field }) => HOURS.has(field))) return 'hours_text';
  return parts.some(({ field }) => NOTES.has(field) || LISTED.has(field)) ? 'house_notes' : 'story';
}

/** Whether data says all of the sentence, or one passage does. */
function isSaid({ folded }: SaidText, sentence: Span, parts: readonly ProfileProposal[]): boolean {
  const certain = parts.filter(isCertain);
  if (parts.length > certain.length) return false;
  const words = certain.filter(isWords);
  const rest = without([sentence], certain).map(({ start, end }) => folded.slice(start, end));
  return rest.every(isGlue) && (words.length === 0 || certain.length === 1);
}

/** Sentences of which data says only a part are printed whole, in the owner's words, in the place of their fragments. */
export function withWholeSentences(text: SaidText, proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const unprinted = inOrder(text.unprinted);
  const replaced = new Set<ProfileProposal>();
  const whole: ProfileProposal[] = [];
  for (const sentence of text.sentences) {
    const { start, end } = sentence;
    const parts = proposals.filter((one) => one.start < end && one.end > start);
    const isOne = parts.every((one) => one.start >= start && one.end <= end);
    if (parts.length === 0 || !isOne || end - start > LONGEST || isTouched(sentence, unprinted)) continue;
    if (isSaid(text, sentence, parts) || (sentence.isList && !parts.every(isWords))) continue;
    if (parts.some((one) => LISTED.has(one.field) && isCertain(one))) continue;
    if (parts.length > 1 && parts.some((one) => one.field === 'story' && !isCertain(one))) continue;
    if ((text.folded.slice(start, end).match(/[a-z]{2,}/g)?.length ?? 0) < FEWEST_WORDS) continue;
    if (!isForGuests(text.folded.slice(start, end))) continue;
    const field = fieldOf(parts);
    const words = text.source.slice(start, end);
    const said = printed(words).slice(0, field === 'story' ? MOST.story : MOST.house_notes);
    const value = field === 'hours_text' ? said : { text: said };
    whole.push({ field, value, confidence: 'certain', start, end, words } as ProfileProposal);
    for (const part of parts) if (isWords(part)) replaced.add(part);
  }
  return [...proposals.filter((one) => !replaced.has(one)), ...whole];
}
