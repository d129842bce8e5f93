import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { TextKind } from '#shared/site/editing/text-actions.ts';
import { slotsOf } from '../library/expand-line.ts';
import { isOurs, joined, type Piece } from './pieces.ts';
import { otherLine } from './rewrite-words.ts';
import { isWarm, welcomesAlike } from './warm-words.ts';
import type { Picked, Writing } from './writing.ts';

/** So many lines of ours may stand in a text, and so long may it become with them. */
const ROOM: Readonly<Record<TextKind, { lines: number; characters: number }>> = {
  tagline: { lines: 1, characters: 90 },
  hero: { lines: 3, characters: 320 },
  title: { lines: 1, characters: 80 },
  about: { lines: 7, characters: 3_000 },
  feature: { lines: 3, characters: 1_200 },
  dish: { lines: 2, characters: 300 },
  answer: { lines: 1, characters: 800 },
  gallery: { lines: 2, characters: 300 },
  caption: { lines: 1, characters: 160 },
  contact: { lines: 3, characters: 400 },
};

/** From so many sentences of the owner in its end on, ours begin a paragraph of their own. */
const LONG_PARAGRAPH = 3;

/** A sentence of the library that fits the text and its page, behind the others; a closing line stays the last. Pure. */
export function lengthenWords(pieces: readonly Piece[], writing: Writing, kind: TextKind): Piece[] {
  const into = joined(pieces);
  const picked =
    kind === 'about'
      ? moreAbout(pieces, writing)
      : writing.pick(linesFor(kind, writing), { into, ...extra(kind, writing) });
  return picked === undefined ? [...pieces] : within(kind, pieces, appended(pieces, picked.text, kind));
}

/** Where we know nothing of the subject, a welcome fits, and nothing else. */
const extra = (kind: TextKind, { language, topicRole }: Writing) =>
  kind === 'answer' || (kind === 'feature' && topicRole === 'contact')
    ? { isWanted: ({ text }: Picked) => isWarm(text, language) }
    : {};

function linesFor(kind: TextKind, writing: Writing): readonly string[] {
  const { lines, topicRole, asides } = writing;
  switch (kind) {
    case 'tagline':
    case 'caption':
      return lines('meta');
    case 'hero':
    case 'gallery':
      return lines(kind);
    case 'feature':
      return lines(topicRole);
    case 'dish':
      return asides;
    case 'title':
      return [];
    default:
      return lines('contact');
  }
}

/** On the food first, then on dishes, then on eating together. */
function moreAbout(pieces: readonly Piece[], { lines, pick }: Writing): Picked | undefined {
  const into = joined(pieces);
  const has = (role: string) => pieces.some((piece) => isOurs(piece) && piece.role === role);
  const middle = lines('middle');
  const ofDishes = middle.filter((line) => slotsOf(line).length > 0);
  const plain = middle.filter((line) => slotsOf(line).length === 0);
  const namesDish = pieces.some((piece) => isOurs(piece) && ofDishes.includes(piece.line));
  const lists = [
    ...(has('cuisine') ? [] : [lines('cuisine')]),
    ...(namesDish ? [] : [ofDishes]),
    plain,
    lines('cuisine'),
  ];
  return lists.map((list) => pick(list, { into })).find((picked) => picked !== undefined);
}

/** Kinds that begin with the welcome; in the others it comes last. */
const WELCOMES_FIRST: readonly TextKind[] = ['about', 'hero', 'contact'];

/** A welcoming line of the library in the place of ours, or beside the owner's sentences. Once in a text. Pure. */
export function warmWords(pieces: readonly Piece[], writing: Writing, kind: TextKind): Piece[] {
  const { language, pick, lines } = writing;
  const into = joined(pieces);
  const isWanted = ({ text }: { text: string }) =>
    isWarm(text, language) && !welcomesAlike(text, into, language);
  const own = pieces.filter(({ from }) => from !== 'suggestion');
  const isFirst = WELCOMES_FIRST.includes(kind);
  const opening = own.find((piece) => isOurs(piece) && piece.role === 'opening');
  const place = isFirst ? (opening ?? own[0]) : own.at(-1);
  if (place !== undefined && isOurs(place) && !isWarm(place.text, language)) {
    const warmer = otherLine(place, writing, { into, isWanted });
    if (warmer !== undefined) return within(kind, pieces, replaced(pieces, place, warmer));
  }
  if (kind === 'title' || own.some((piece) => isOurs(piece) && isWarm(piece.text, language)))
    return [...pieces];
  const list = isFirst ? lines(kind === 'about' ? 'opening' : kind) : warmEnd(kind, writing);
  const picked = pick(list, { into, ...(kind !== 'dish' && { isWanted }) });
  if (picked === undefined || opening !== undefined) return [...pieces];
  return within(kind, pieces, isFirst ? prepended(pieces, picked.text) : appended(pieces, picked.text, kind));
}

function warmEnd(kind: TextKind, { lines, asides }: Writing): readonly string[] {
  if (kind === 'dish') return asides;
  return kind === 'tagline' || kind === 'caption' ? lines('meta') : lines('contact');
}

function replaced(pieces: readonly Piece[], old: Piece, piece: Piece): Piece[] {
  return pieces.map((each) => (each === old ? piece : each));
}

function prepended(pieces: readonly Piece[], text: string): Piece[] {
  const [first, ...rest] = pieces;
  const isOwnParagraph = first?.from === 'suggestion';
  const next = first && { ...first, before: isOwnParagraph ? '\n\n' : ' ' };
  return [{ from: 'owner', before: '', text }, ...(next === undefined ? [] : [next]), ...rest];
}

/** Behind the last sentence that is no suggestion, before a closing line. */
function appended(pieces: readonly Piece[], text: string, kind: TextKind): Piece[] {
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
  const before = kind === 'about' && ofOwner.length >= LONG_PARAGRAPH ? '\n\n' : ' ';
  const ended = { ...final, text: final.from === 'owner' ? asSentence(final.text) : final.text };
  return [...pieces.slice(0, last), ended, { from: 'owner', before, text }, ...pieces.slice(last + 1)];
}

/** The pieces as they were where there is no room for more. */
function within(kind: TextKind, before: readonly Piece[], after: Piece[]): Piece[] {
  const { lines, characters } = ROOM[kind];
  const ours = before.filter(isOurs).length + after.length - before.length;
  const isMore = after.length > before.length;
  return isMore && (ours > lines || joined(after).length > characters) ? [...before] : after;
}
