import { alternatives } from './one-of.ts';

/**
 * A sentence with the spaces and line breaks after it. A period in a number, an address, or an abbreviation doesn’t
 * end it.
 */
const SHORT_FORMS = alternatives(`
  t[eé]l;col;exc;excl;incl;inkl;st;dr;mr;mrs;est;nr;no(?=\\.\\s*\\d);ca;(?<=, )co;bzw;u;av;avda;carr;ctra;tlf;max;min;approx
  (?:in|der|am|dem|zum|vom|bis|ab|den|im|und) \\d{1,2}
`);
export const STREET = '(?:ave|blvd|rd)';
/** Words that continue an address: "Sheridan Ave. near 167th". */
export const AFTER_STREET =
  'apt|suite|ste|unit|floor|near|at|in|and|between|corner|off|across|by|north|south|east|west|[nsew]';
const ABBREVIATION = alternatives(`
  (?<=(?<![\\p{L}])(?:${SHORT_FORMS}))\\.(?=\\s)
  (?<= ${STREET})\\.(?=\\s+(?:(?-i:\\P{Lu})|(?:${AFTER_STREET})(?![\\p{L}])))
`);
const SENTENCE = new RegExp(
  `(?:[^.!?\\n]|[.!?](?=[^\\s"”’)\\]])|\\?(?=\\s(?-i:\\p{Ll}))|${ABBREVIATION})+[.!?]*["”’)\\]]*\\s*|\\n+`,
  'giu',
);

/** A piece’s place in its text: UTF-16 offsets, `end` excluded. `isLine`: it is alone on its line. */
export type Piece = { start: number; end: number; words: string; isLine: boolean };

/** Splits a text into sentences with the spaces after them, and line breaks. Joined, they are the text. Linear. */
export function piecesOf(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([piece]) => piece);
}

/** The trimmed sentences of a text with their places. */
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
