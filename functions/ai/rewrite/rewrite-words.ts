import { asSentence } from '#shared/profile/phrases/sentence.ts';
import type { TextKind } from '#shared/site/editing/text-actions.ts';
import type { Line } from '../library/copy-library.ts';
import { slotsOf } from '../library/expand-line.ts';
import { isOurs, joined, type LibraryPiece, linesIn, type Piece } from './pieces.ts';
import { tidySentence } from './tidy-words.ts';
import type { Wish, Writing } from './writing.ts';

/** Replaces our lines with others that have the same facts. The owner's stay, except for typing slips. Pure. */
export function rewriteWords(pieces: readonly Piece[], writing: Writing, kind: TextKind): Piece[] {
  const done: Piece[] = [];
  for (const piece of withoutRepeats(pieces)) {
    const into = `${joined(pieces)}\n${joined(done)}`;
    const used = [...linesIn(pieces), ...linesIn(done)];
    const other = isOurs(piece) ? otherLine(piece, writing, { into, used }) : undefined;
    done.push(other ?? (piece.from === 'owner' ? tidied(piece, done, writing) : piece));
  }
  return PROSE.includes(kind) ? ended(done) : done;
}

/** Kinds whose sentences end with a period. */
const PROSE: readonly TextKind[] = ['about', 'feature', 'answer'];
/** Fewer words are a heading or a signature. */
const FEWEST_WORDS = 4;

function ended(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece) =>
    piece.from === 'owner' && piece.text.split(/\s+/).length >= FEWEST_WORDS
      ? { ...piece, text: asSentence(piece.text) }
      : piece,
  );
}

/** Another line of the same role with the same facts. */
export function otherLine(
  piece: LibraryPiece,
  writing: Writing,
  { into, used, isWanted = () => true }: Pick<Wish, 'into' | 'used' | 'isWanted'>,
): Piece | undefined {
  const facts = factSlots(piece.line);
  const picked = writing.pick(writing.lines(piece.role), {
    into,
    used,
    slots: piece.slots,
    isWanted: (other) => factSlots(other.line).join() === facts.join() && isWanted(other),
  });
  return picked && { ...piece, ...picked };
}

/** `{food}` is general; all other slots name a person or thing. */
const factSlots = (line: Line) => [...new Set(slotsOf(line).filter((name) => name !== 'food'))].toSorted();

/** Removes sentences that occur earlier word for word. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    ({ text, from }, index) =>
      from !== 'owner' ||
      !pieces.slice(0, index).some((other) => other.from === 'owner' && other.text === text),
  );
}

function tidied(piece: Piece, done: readonly Piece[], { language }: Writing): Piece {
  const before = piece.before.includes('\n') || done.length === 0 ? piece.before : ' ';
  return { ...piece, before, text: tidySentence(piece.text, language) };
}
