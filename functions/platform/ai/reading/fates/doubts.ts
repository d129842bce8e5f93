import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Sentence } from '../clauses/passages.ts';
import type { Span } from '../reader.ts';
import { inOrder, isTouched } from '../text/spans.ts';
import { asidesIn, isOfSurroundings } from './asides.ts';
import { DOUBT } from './doubt-words.ts';

/** What is in doubt: `text` in the owner's words only, `hours` as data too; `around`: hours of what the house stands in. */
export type Doubts = { text: Span[]; hours: Span[]; around: Span[] };

/** Clauses that say so themselves, hold asides, or stand beside what guests must not read, in one sentence. */
export function doubtsIn(folded: string, sentences: readonly Sentence[], secrets: readonly Span[]): Doubts {
  const hours: Span[] = [];
  const around: Span[] = [];
  const text: Span[] = [];
  for (const sentence of sentences) {
    const { clauses } = sentence;
    const secret = clauses.map((clause) => isTouched(clause, secrets));
    clauses.forEach((clause, index) => {
      const said = folded.slice(clause.start, clause.end);
      if (isOfSurroundings(said)) around.push(clause);
      if (DOUBT.test(said)) hours.push(clause);
      else if (secret[index - 1] || secret[index + 1]) text.push(clause);
    });
    text.push(...asidesIn(folded, sentence));
  }
  return { text: inOrder([...text, ...hours, ...around]), hours, around };
}

const HOURS: ReadonlySet<string> = new Set(['services', 'closed_days', 'dated_hours', 'hours_text']);

/** Hours of which the owner is not sure are shown to the owner, never printed. */
export function withDoubts(
  proposals: readonly ProfileProposal[],
  { hours, around }: Doubts,
): ProfileProposal[] {
  return proposals.map((proposal) =>
    (HOURS.has(proposal.field) && isTouched(proposal, hours)) ||
    (proposal.field === 'hours_text' && isTouched(proposal, around))
      ? { ...proposal, confidence: 'likely' as const }
      : proposal,
  );
}
