import type { Span } from '../reader.ts';
import { followSentence } from '../requests/follow-requests.ts';
import { judgePiece, type Verdict } from './judge-piece.ts';
import { placedPieces } from './pieces.ts';

export type JudgedPiece = Span & { words: string; verdict: Verdict | 'wish' };

/** The sentences and lines of a text, each with what becomes of it. A request's lead is a piece of its own. */
export function judgePieces(source: string, folded: string, language: string): JudgedPiece[] {
  const pieces = piecesAsJudged(source, folded, language);
  return pieces.map((piece, at) => {
    const isCorrected = piece.verdict === 'certain' && isCorrection(pieces[at + 1]);
    return isCorrected ? { ...piece, verdict: 'likely' } : piece;
  });
}

/** Longer pieces are no sentence: nothing in them is certain, and no expression runs over them. In UTF-16. */
const LONGEST_PIECE = 2_000;
const LONGEST_CORRECTION = 8;

/** "Sorry, 13 not 12." puts in doubt what stands before it. */
const isCorrection = (piece: JudgedPiece | undefined): boolean =>
  piece?.verdict === 'likely' &&
  /\d/.test(piece.words) &&
  piece.words.split(/\s+/).length <= LONGEST_CORRECTION;

function piecesAsJudged(source: string, folded: string, language: string): JudgedPiece[] {
  return placedPieces(source).flatMap(({ start, end, words }): JudgedPiece[] => {
    if (words.length > LONGEST_PIECE) return [{ start, end, words, verdict: 'likely' }];
    const verdict = judgePiece(folded.slice(start, end), language);
    if (verdict === 'not_to_be_mentioned' || verdict === 'markup' || verdict === 'placeholder')
      return [{ start, end, words, verdict }];
    const followed = followSentence(words);
    if (followed === undefined) return [{ start, end, words, verdict }];
    if (followed.wish !== undefined) return [{ start, end, words, verdict: 'wish' }];
    const at = followed.say === undefined ? -1 : words.lastIndexOf(followed.say);
    if (at <= 0) return [{ start, end, words, verdict: 'to_the_maker' }];
    const told = start + at;
    return [
      { start, end: told, words: source.slice(start, told), verdict: 'to_the_maker' },
      {
        start: told,
        end,
        words: source.slice(told, end),
        verdict: judgePiece(folded.slice(told, end), language),
      },
    ];
  });
}
