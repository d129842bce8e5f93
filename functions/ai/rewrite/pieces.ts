import { placedPieces } from '#functions/ai/readers/text/pieces.ts';
import type { Line } from '../library/copy-library.ts';
import type { Slots } from '../library/expand-line.ts';
import type { FindLine } from './find-lines.ts';
import type { Role } from './library-roles.ts';

/**
 * A sentence of a text, or a library line. `before`: the white space before it. An unreviewed suggestion is one
 * piece, whatever it contains.
 */
export type Piece = { before: string; text: string } & (
  | { from: 'owner' | 'suggestion' }
  | { from: 'library'; role: Role; line: Line; slots: Slots }
);

/** The `role`, `line`, and `slots` of a library piece. */
export type LibraryPiece = Extract<Piece, { from: 'library' }>;
export const isOurs = (piece: Piece): piece is LibraryPiece => piece.from === 'library';

/** The library lines in a text. */
export const linesIn = (pieces: readonly Piece[]): Line[] => pieces.filter(isOurs).map(({ line }) => line);

type Span = { start: number; end: number };

/** Splits a text into pieces, which join to the trimmed text. Pure. */
export function piecesOf(text: string, suggestions: readonly string[], findLine: FindLine): Piece[] {
  const kept = suggestionSpans(text, suggestions);
  const sentences = sentenceSpans(text, kept);
  const ends = new Set(sentences.map(({ end }) => end));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of sentences) {
    if (start < at) continue;
    const before = pieces.length === 0 ? '' : text.slice(at, start);
    const isKept = kept.some((span) => span.start === start);
    const found = isKept ? undefined : findLine(text, start, (place) => ends.has(place));
    at = found?.end ?? end;
    const piece = { before, text: text.slice(start, at) };
    if (found !== undefined)
      pieces.push({ ...piece, from: 'library', role: found.role, line: found.line, slots: found.slots });
    else pieces.push({ ...piece, from: isKept ? 'suggestion' : 'owner' });
  }
  return pieces;
}

export function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ before, text }, index) => (index === 0 ? text : before + text)).join('');
}

function suggestionSpans(text: string, suggestions: readonly string[]): Span[] {
  return suggestions
    .map((each) => each.trim())
    .filter((each) => each !== '' && text.includes(each))
    .map((each) => ({ start: text.indexOf(each), end: text.indexOf(each) + each.length }))
    .toSorted((a, b) => a.start - b.start)
    .filter((span, index, all) => all.slice(0, index).every(({ end }) => end <= span.start));
}

/** Sentences and whole suggestions in text order. A sentence ends with a line break or a period. */
function sentenceSpans(text: string, kept: readonly Span[]): Span[] {
  const gaps = [...kept, { start: text.length, end: text.length }].map(({ start }, index) => ({
    start: kept[index - 1]?.end ?? 0,
    end: start,
  }));
  const found = gaps.flatMap((gap) =>
    placedPieces(text.slice(gap.start, gap.end)).map(({ start, end }) => ({
      start: gap.start + start,
      end: gap.start + end,
    })),
  );
  return [...found, ...kept].toSorted((a, b) => a.start - b.start);
}
