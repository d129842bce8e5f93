import type { ClaimKind } from '../guard/claims/claims.ts';
import type { FindingKind } from '../guard/fact-source.ts';
import { findClaims } from '../guard/find-claims.ts';
import { readValues } from '../guard/values/read-values.ts';
import { isDenied } from '../library/page-topics.ts';
import { isOurs, joined, linesIn, type Piece } from './pieces.ts';
import { otherLine } from './rewrite-words.ts';
import type { Writing } from './writing.ts';

/** How much of a text one click keeps: if our lines can be dropped, and if only the owner's can. */
const [WITHOUT_OURS, WITHOUT_SENTENCES] = [0.7, 0.85];
/** A replacement for a single line must be this much shorter. */
const OF_ONE_LINE = 0.85;

/** Drops our lines first, from the end, then whole sentences of the owner from the end. Pure. */
export function shortenWords(pieces: readonly Piece[], writing: Writing): Piece[] {
  const own = pieces.filter(({ from }) => from !== 'suggestion');
  const [only] = own;
  if (own.length < 2) return only === undefined || !isOurs(only) ? [...pieces] : shorterLine(pieces, writing);
  const ours = own.filter(isOurs);
  const order = ours.length > 0 ? ours.toReversed() : fromTheEnd(own, writing.language);
  const goal = joined(pieces).length * (ours.length > 0 ? WITHOUT_OURS : WITHOUT_SENTENCES);
  const left = new Set(pieces);
  for (const piece of order) {
    const isLast = own.filter((each) => left.has(each)).length === 1;
    if (isLast || joined([...left]).length <= goal) break;
    left.delete(piece);
  }
  return [...left];
}

/** Never drops a sentence that limits the one before it, names ingredients, or has a price or contact details. */
const LIMITS =
  /^(?:but|however|except|although|though|unless|if|pero|salvo|excepto|mais|sauf|cependant|aber|jedoch|außer|ma|però|tranne)(?!\p{L})|(?<!\p{L})(?:only|solo|sólo|seulement|uniquement|nur|soltanto)(?!\p{L})|contain|contien|contenir|enth[aä]lt|allerg|may have|traces?(?!\p{L})|spuren/iu;
const SAFETY: readonly ClaimKind[] = ['allergen', 'diet', 'halal'];
const VALUES: readonly FindingKind[] = ['price', 'phone', 'email', 'link'];

function isNeeded({ text }: Piece, language: string): boolean {
  if (LIMITS.test(text) || isDenied(text)) return true;
  if (findClaims(text).some(({ claim }) => SAFETY.includes(claim))) return true;
  return readValues(text, language).some(({ kind }) => VALUES.includes(kind));
}

/**
 * Sentences at the end that can be dropped, the last first. Later ones may refer to earlier ones, so the order
 * matters.
 */
function fromTheEnd(own: readonly Piece[], language: string): Piece[] {
  const last = own.findLastIndex((piece) => isNeeded(piece, language));
  return own.slice(Math.max(1, last + 1)).toReversed();
}

function shorterLine(pieces: readonly Piece[], writing: Writing): Piece[] {
  return pieces.map((piece) => {
    if (!isOurs(piece)) return piece;
    const isWanted = ({ text }: { text: string }) => text.length < piece.text.length * OF_ONE_LINE;
    return otherLine(piece, writing, { into: joined(pieces), used: linesIn(pieces), isWanted }) ?? piece;
  });
}
