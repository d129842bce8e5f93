import type { TextKind } from '#shared/site/editing/text-actions.ts';
import { isOurs, joined, linesIn, type Piece } from './pieces.ts';
import { appended, prepended, within } from './place-line.ts';
import { otherLine } from './rewrite-words.ts';
import { isWarm, welcomesAlike } from './warm-words.ts';
import type { Writing } from './writing.ts';

/** Kinds that begin with the welcome; others end with it. */
const WELCOMES_FIRST: readonly TextKind[] = ['about', 'hero', 'contact'];

/** Replaces our line with a welcoming one, or adds it to the owner's sentences, once per text. Pure. */
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
    const warmer = otherLine(place, writing, { into, used: linesIn(pieces), isWanted });
    if (warmer !== undefined) return within(kind, pieces, replaced(pieces, place, warmer));
  }
  if (kind === 'title' || own.some((piece) => isOurs(piece) && isWarm(piece.text, language)))
    return [...pieces];
  const role = kind === 'about' ? 'opening' : isFirst ? kind : 'contact';
  const picked = kind === 'dish' ? undefined : pick(lines(role), { into, used: linesIn(pieces), isWanted });
  if (picked === undefined || opening !== undefined) return [...pieces];
  return within(kind, pieces, isFirst ? prepended(pieces, picked.text) : appended(pieces, picked.text, kind));
}

function replaced(pieces: readonly Piece[], old: Piece, piece: Piece): Piece[] {
  return pieces.map((each) => (each === old ? piece : each));
}
