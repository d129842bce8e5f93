import { fold } from '#functions/ai/fold.ts';
import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { JudgedPiece } from './judge-pieces.ts';
import { KIND } from './kind-words.ts';
import { kitchenDiets } from './kitchen-diets.ts';

/** What a text says of the restaurant stands at its beginning. */
const OPENING_PIECES = 2;
const MOST_WORDS_BEFORE = 5;
/** "Rise & Thistle, small bakery" */
const MOST_PARTS = 2;
/** Behind these comes another place: "next to the bakery", "trained in a bistro". */
const OTHERS =
  /(?<![a-z])(?:of|in|for|with|near|next|to|above|below|from|by|at|on|like|than|behind|opposite|across|trained|worked|junto|cerca|frente|dans|chez|pres|neben|bei|gegenuber|vicino|accanto|davanti|au|aux|a la|al|alla|mit|con|avec)(?![a-z])/;

/** The kind of place that the first sentences state, and diets of the whole kitchen. Pure. */
export function readKind(pieces: readonly JudgedPiece[]): ProfileProposal[] {
  const certain = pieces.filter(({ verdict }) => verdict === 'certain');
  const kind = certain.slice(0, OPENING_PIECES).flatMap((piece) => kindIn(piece) ?? [])[0];
  const diets = certain.flatMap(({ start, words }) =>
    kitchenDiets(fold(words)).map(({ diet, ...span }) => ({
      field: 'diets' as const,
      value: diet,
      ...passage(words, start, span),
    })),
  );
  const isFirst = ({ value }: { value: string }, at: number) =>
    diets.findIndex((each) => each.value === value) === at;
  return [...(kind === undefined ? [] : [kind]), ...diets.filter(isFirst)];
}

function kindIn({ start, words }: JudgedPiece): ProfileProposal | undefined {
  const [opening = ''] = fold(words).split(/:\s|\s-\s/);
  const found = KIND.exec(opening.split(',').slice(0, MOST_PARTS).join(','));
  if (found === null) return undefined;
  const before =
    fold(words.slice(0, found.index))
      .split(/[.,:;(]\s/)
      .at(-1) ?? '';
  if (OTHERS.test(before) || before.trim().split(/\s+/).length > MOST_WORDS_BEFORE) return undefined;
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    field: 'kind',
    value: words.slice(span.start, span.end).slice(0, 60),
    ...passage(words, start, span),
  };
}

function passage(words: string, offset: number, { start, end }: { start: number; end: number }) {
  return {
    confidence: 'certain' as const,
    start: offset + start,
    end: offset + end,
    words: words.slice(start, end),
  };
}
