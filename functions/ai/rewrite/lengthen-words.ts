import type { TextKind } from '#shared/site/editing/text-actions.ts';
import { joined, linesIn, type Piece } from './pieces.ts';
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
const extra = (kind: TextKind, { language }: Writing) =>
  kind === 'answer' || kind === 'feature' ? { isWanted: ({ text }: Picked) => isWarm(text, language) } : {};

function linesFor(kind: TextKind, { lines, family }: Writing): readonly string[] {
  if (kind === 'title') return [];
  if (kind === 'dish') return lines(`dish:${family}`);
  return lines(kind === 'hero' ? 'hero' : 'contact');
}

/** On the food first, then an invitation. */
function moreAbout(pieces: readonly Piece[], { lines, pick }: Writing): Picked | undefined {
  const into = joined(pieces);
  return [lines('cuisine'), lines('closing')]
    .map((list) => pick(list, { into, used: linesIn(pieces) }))
    .find((picked) => picked !== undefined);
}
