import { asSentence, capital } from '#shared/profile/phrases/sentence.ts';
import type { TextKind } from '#shared/site/editing/text-actions.ts';
import { isOurs, joined, type Piece } from './pieces.ts';

/** The most lines of ours in a text, and the most characters with them. */
const ROOM: Readonly<Record<TextKind, { lines: number; characters: number }>> = {
  tagline: { lines: 1, characters: 90 },
  hero: { lines: 3, characters: 320 },
  title: { lines: 1, characters: 80 },
  about: { lines: 7, characters: 3_000 },
  feature: { lines: 3, characters: 1_200 },
  dish: { lines: 1, characters: 300 },
  answer: { lines: 1, characters: 800 },
  gallery: { lines: 2, characters: 300 },
  caption: { lines: 1, characters: 160 },
  contact: { lines: 3, characters: 400 },
};

/** After this many sentences of the owner, ours begin a new paragraph. */
const LONG_PARAGRAPH = 3;

/** Adds a line of ours before the text. */
export function prepended(pieces: readonly Piece[], text: string): Piece[] {
  const [first, ...rest] = pieces;
  const isOwnParagraph = first?.from === 'suggestion';
  const begun = first?.from === 'owner' ? capital(first.text) : first?.text;
  const next = first && { ...first, before: isOwnParagraph ? '\n\n' : ' ', text: begun ?? '' };
  return [{ from: 'owner', before: '', text }, ...(next === undefined ? [] : [next]), ...rest];
}

/** Adds a line after the last sentence that isn't a suggestion, before a closing line. */
export function appended(pieces: readonly Piece[], text: string, kind: TextKind): Piece[] {
  const last = pieces.findLastIndex(({ from }) => from !== 'suggestion');
  const final = pieces[last];
  if (final === undefined) return [...pieces];
  if (isOurs(final) && final.role === 'closing' && last > 0 && kind === 'about')
    return [
      ...pieces.slice(0, last),
      { from: 'owner', before: final.before, text },
      { ...final, before: ' ' },
      ...pieces.slice(last + 1),
    ];
  const paragraph = pieces.slice(0, last + 1).toReversed();
  const start = paragraph.findIndex(({ before }) => before.includes('\n'));
  const ofOwner = paragraph
    .slice(0, start < 0 ? undefined : start + 1)
    .filter(({ from }) => from === 'owner');
  // The last line of a list stays one.
  const isList = final.from === 'owner' && /^[^\S\n]*\n[^\S\n]*$/.test(final.before);
  const isNewParagraph = isList || (kind === 'about' && ofOwner.length >= LONG_PARAGRAPH);
  const ended = final.from === 'owner' && !isList ? { ...final, text: asSentence(final.text) } : final;
  const before = isNewParagraph ? '\n\n' : ' ';
  return [...pieces.slice(0, last), ended, { from: 'owner', before, text }, ...pieces.slice(last + 1)];
}

/** Returns the pieces unchanged if there is no room. */
export function within(kind: TextKind, before: readonly Piece[], after: Piece[]): Piece[] {
  const { lines, characters } = ROOM[kind];
  const ours = before.filter(isOurs).length + after.length - before.length;
  const isMore = after.length > before.length;
  return isMore && (ours > lines || joined(after).length > characters) ? [...before] : after;
}
