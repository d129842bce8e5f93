import type { TextKind } from '#shared/site/editing/text-actions.ts';
import { slotsOf } from '../library/expand-line.ts';
import { isOurs, joined, linesIn, type Piece } from './pieces.ts';
import { appended, within } from './place-line.ts';
import { isWarm } from './warm-words.ts';
import type { Picked, Writing } from './writing.ts';

/** Adds a fitting library sentence after the others; a closing line stays last. Pure. */
export function lengthenWords(pieces: readonly Piece[], writing: Writing, kind: TextKind): Piece[] {
  const into = joined(pieces);
  const picked =
    kind === 'about'
      ? moreAbout(pieces, writing)
      : writing.pick(linesFor(kind, writing), { into, used: linesIn(pieces), ...extra(kind, writing) });
  return picked === undefined ? [...pieces] : within(kind, pieces, appended(pieces, picked.text, kind));
}

/** If the subject is unknown, only a welcome fits. */
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
  return lists
    .map((list) => pick(list, { into, used: linesIn(pieces) }))
    .find((picked) => picked !== undefined);
}
