import { alternatives } from './one-of.ts';

/** A sentence with the blanks and line breaks behind it; a dot within a number, an address or an abbreviation ends none. */
const SHORT_FORMS = alternatives(`
  t[eé]l;col;exc;excl;incl;inkl;st;dr;mr;mrs;nr;no;ca;bzw;u;av;avda;carr;ctra;tlf;max;min;approx
  (?:in|der|am|dem|zum) \\d{1,2}
`);
const STREET = '(?:ave|blvd|rd)';
const ABBREVIATION = alternatives(`
  (?<=(?<![\\p{L}])(?:${SHORT_FORMS})|(?<=\\d[^.\\n]{0,40} ${STREET}))\\.(?=\\s)
  (?<= ${STREET})\\.(?=\\s+(?-i:\\P{Lu}))
`);
const SENTENCE = new RegExp(
  `(?:[^.!?\\n]|[.!?](?=[^\\s"”’)\\]])|${ABBREVIATION})+[.!?]*["”’)\\]]*\\s*|\\n+`,
  'giu',
);

/** Where a piece stands in its text: UTF-16 offsets, `end` excluded; `isLine` when nothing else is on its line. */
export type Piece = { start: number; end: number; words: string; isLine: boolean };

/** The text in pieces that join to it again: sentences with what follows them, and line breaks. Linear. */
export function piecesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([piece]) => piece);
}

/** The sentences of a text, trimmed, with where they stand. */
export function placedPieces(text: string): Piece[] {
  const places = [...text.matchAll(SENTENCE)].map(({ 0: piece, index }) => ({
    words: piece.trim(),
    start: index + (piece.length - piece.trimStart().length),
  }));
  const pieces = places
    .filter(({ words }) => words !== '')
    .map(({ words, start }) => ({ words, start, end: start + words.length }));
  return pieces.map((piece, index) => {
    const before = text.slice(pieces[index - 1]?.end ?? piece.start, piece.start);
    const after = text.slice(piece.end, pieces[index + 1]?.start ?? piece.end);
    const isFirst = index === 0 || before.includes('\n');
    const isLast = index === pieces.length - 1 || after.includes('\n');
    return { ...piece, isLine: isFirst && isLast };
  });
}
