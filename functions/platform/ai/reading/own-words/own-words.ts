import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { isGlue } from '../clauses/glue.ts';
import type { Sentence } from '../clauses/passages.ts';
import { VERB } from '../clauses/split-clauses.ts';
import { isForGuests } from '../guest-sentences/is-for-guests.ts';
import type { Span } from '../reader.ts';
import { MOST, printed } from '../text/printed.ts';
import { inOrder, isTouched, trimmed, without } from '../text/spans.ts';
import { touching } from './touching.ts';

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
const MOST_FRAGMENT_WORDS = 4;
/** What holds words that are not clear must read more like what is said to guests. */
const SURELY = { isBeside: true };
const WORDS: ReadonlySet<string> = new Set(['story', 'house_notes', 'hours_text']);
const HOURS: ReadonlySet<string> = new Set(['services', 'closed_days', 'dated_hours', 'hours_text']);
const NOTES: ReadonlySet<string> = new Set(['house_notes', 'booking', 'payment', 'parking', 'access']);
const LISTED: ReadonlySet<string> = new Set(['dishes', 'menus', 'address']);

/** Never printed by themselves before their owner confirms them. */
const UNSAID: ReadonlySet<string> = new Set([
  'story',
  'name',
  'region',
  'phones',
  'email',
  'people',
  'hours_text',
]);

const isWords = ({ field }: ProfileProposal) => WORDS.has(field);
const isCertain = ({ confidence }: ProfileProposal) => confidence === 'certain';

const isOfList = ({ field }: ProfileProposal) => LISTED.has(field) || HOURS.has(field);

/** Of the hours where it speaks of hours, else a note, else what the house tells of itself. */
function fieldOf(parts: readonly ProfileProposal[]): 'story' | 'house_notes' | 'hours_text' {
  if (parts.some(({ field }) => HOURS.has(field))) return 'hours_text';
  return parts.some(({ field }) => NOTES.has(field) || LISTED.has(field) || field === 'links')
    ? 'house_notes'
    : 'story';
}

/** Whether data says all of the sentence, or one passage does. */
function isSaid({ folded }: SaidText, sentence: Span, parts: readonly ProfileProposal[]): boolean {
  const certain = parts.filter(isCertain);
  if (parts.length > certain.length) return false;
  const words = certain.filter(isWords);
  const rest = without([sentence], certain).map(({ start, end }) => folded.slice(start, end));
  return rest.every(isGlue) && (words.length === 0 || certain.length === 1);
}

/** Whether it stands by itself: long enough to say something, short enough to say one thing, and for guests. */
function isPrintable({ folded, unprinted }: SaidText, { start, end }: Span, isOfList = false): boolean {
  const text = folded.slice(start, end);
  const isLine = (isOfList || /\d/.test(text)) && !VERB.test(text);
  return (
    end - start <= LONGEST &&
    (text.match(/[a-z]{2,}/g)?.length ?? 0) >= (isLine ? 1 : FEWEST_WORDS) &&
    !isTouched({ start, end }, unprinted) &&
    isForGuests(text, { isNote: isLine })
  );
}

/** Too short to be judged alone: "$3 fee". */
function isFragment({ words }: ProfileProposal): boolean {
  return (words.match(/[\p{L}\d]+/gu)?.length ?? 0) <= MOST_FRAGMENT_WORDS;
}

function said({ folded }: SaidText, { start, end }: Span): string {
  return folded.slice(start, end);
}

function isWhole(text: SaidText, sentence: Sentence, parts: readonly ProfileProposal[]): boolean {
  const isOne = parts.every(({ start, end }) => start >= sentence.start && end <= sentence.end);
  if (parts.length === 0 || !isOne || isSaid(text, sentence, parts)) return false;
  if (sentence.isList && !parts.every(isWords)) return false;
  if (parts.some((part) => LISTED.has(part.field) && isCertain(part))) return false;
  const unsure = parts.filter((part) => part.field === 'story' && !isCertain(part));
  if (parts.length > 1 && unsure.length > 0)
    return (
      unsure.every(isFragment) && isPrintable(text, sentence) && isForGuests(said(text, sentence), SURELY)
    );
  return isPrintable(text, sentence);
}

/** Whether the words of one are printed already with those of another. */
function holds(one: ProfileProposal, { start, end }: Span): boolean {
  return isWords(one) && isCertain(one) && one.start <= start && one.end >= end;
}

function inOwnWords(
  source: string,
  { start, end }: Span,
  field: 'story' | 'house_notes' | 'hours_text',
): ProfileProposal {
  const words = source.slice(start, end);
  const said = printed(words).slice(0, field === 'story' ? MOST.story : MOST.house_notes);
  const value = field === 'hours_text' ? said : { text: said };
  return { field, value, confidence: 'certain', start, end, words } as ProfileProposal;
}

/**
 * What data does not say with certainty is printed in the owner's words: a sentence of which data says only a part
 * whole, in the place of its fragments; else what is proposed of the menu and the house, each with its own words.
 */
export function withOwnWords(text: SaidText, proposals: readonly ProfileProposal[]): ProfileProposal[] {
  const given = { ...text, unprinted: inOrder(text.unprinted) };
  const replaced = new Set<ProfileProposal>();
  const said: ProfileProposal[] = [];
  const parted = touching(text.sentences, proposals);
  text.sentences.forEach((sentence, at) => {
    const parts = parted[at] ?? [];
    if (isWhole(given, sentence, parts)) {
      said.push(inOwnWords(text.source, sentence, fieldOf(parts)));
      for (const part of parts) if (isWords(part)) replaced.add(part);
      return;
    }
    for (const part of parts) {
      if (isCertain(part) || UNSAID.has(part.field) || parts.some((one) => holds(one, part))) continue;
      if (part.start < sentence.start || !isPrintable(given, part, isOfList(part))) continue;
      said.push(inOwnWords(text.source, trimmed(text.source, part), fieldOf([part])));
      if (isWords(part)) replaced.add(part);
    }
  });
  return [...proposals.filter((one) => !replaced.has(one)), ...said];
}
