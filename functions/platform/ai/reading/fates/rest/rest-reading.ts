import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../../reader.ts';
import { isTouched } from '../../text/spans.ts';
import type { Unprinted } from '../unprinted.ts';

/** What the words say that no other reader claimed. */
export type Rest = { proposals: ProfileProposal[]; wishes: Span[]; notForGuests: Unprinted[] };

/** The text, and what was read of it so far. */
export type Reading = Rest & {
  name: Span | undefined;
  source: string;
  folded: string;
  /** Whose words are not printed unconfirmed. */
  doubts: readonly Span[];
  corrected: readonly Span[];
  /** How many more clauses may say what the house is without a subject. */
  opening: number;
  hasKind: boolean;
  hasKindInName: boolean;
  cuisines: Set<string>;
  diets: Set<string>;
};

/** Where a fact was read, and how surely. */
export function passage({ source }: Reading, { start, end }: Span, isCertain: boolean) {
  return {
    confidence: isCertain ? ('certain' as const) : ('likely' as const),
    start,
    end,
    words: source.slice(start, end),
  };
}

/** Whether the writer was not sure of these words, or had just put something right. */
export function isDoubtful(reading: Reading, clause: Span): boolean {
  return isTouched(clause, reading.doubts) || isBehindCorrection(reading, clause);
}

/** What follows a correction in its sentence speaks of the mistake as often as of the house. */
function isBehindCorrection({ folded, corrected }: Reading, clause: Span): boolean {
  return corrected.some(
    ({ end }) =>
      end <= clause.start && clause.start - end <= 60 && !/[!?\n]|\.\s/.test(folded.slice(end, clause.start)),
  );
}
