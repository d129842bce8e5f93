import {
  BLANK,
  type Blank,
  type DraftText,
  type Origin,
  type Segment,
  wholeText,
} from '#shared/site/review/draft-texts.ts';
import { stableHash } from '#shared/text/stable-hash.ts';

/** The question that goes with a suggestion. */
export type Question = { id: string; reason: string; blanks?: readonly Blank[] };

/**
 * An ID for a suggestion of these words, such as "words-1x9k2fz". A position would name another sentence after a
 * regeneration, and keep or remove that one. Pure.
 */
export const suggestionId = (kind: string, text: string): string =>
  `${kind}-${stableHash(text.trim()).toString(36)}`;

/** Collects the texts of one page with their origins. */
export type DraftBuilder = {
  /** Joins pieces into one text, records their origins, and returns the text. Empty pieces are skipped. */
  text: (pieces: readonly (Piece | undefined)[], joint?: string) => string;
  drafts: () => DraftText[];
};

export type Piece = { text: string; origin: Origin; question?: Question };

export const owner = (text: string): Piece => ({ text, origin: 'owner' });
export const written = (text: string | undefined): Piece | undefined =>
  text === undefined ? undefined : { text, origin: 'written' };
/** A suggestion of ours, unless the owner removed it before: `removed` has its ID. */
export const suggested = (
  text: string | undefined,
  question: Question,
  removed: ReadonlySet<string>,
): Piece | undefined =>
  text === undefined || removed.has(question.id) ? undefined : { text, origin: 'suggested', question };

export function createDraftBuilder(): DraftBuilder {
  const drafts: DraftText[] = [];
  return {
    text: (pieces, joint = ' ') => {
      const said = pieces.filter((piece) => piece !== undefined).filter(({ text }) => text !== '');
      const segments = said.map((piece, index) => segmentOf(piece, index === 0 ? '' : joint));
      if (segments.some(({ origin }) => origin !== 'owner')) drafts.push({ segments });
      return wholeText({ segments });
    },
    drafts: () => drafts,
  };
}

function segmentOf({ text, origin, question }: Piece, before: string): Segment {
  const blanks = question?.blanks ?? blanksOf(text);
  return {
    text: `${before}${text}`,
    origin,
    ...(question && { id: question.id, reason: question.reason }),
    ...(origin === 'suggested' && blanks.length > 0 && { blanks: [...blanks] }),
  };
}

/** The blanks of a library line, named by position and labeled with the words before them. */
function blanksOf(text: string): Blank[] {
  const parts = text.split(BLANK);
  return parts.slice(0, -1).map((before, index) => {
    const words = before.replace(/^[\s\p{P}]+/u, '').trim();
    const lead = words.split(/\s+/).slice(-4).join(' ');
    return { name: `blank_${index + 1}`, label: `${lead} …`.trim().slice(0, 120) };
  });
}
