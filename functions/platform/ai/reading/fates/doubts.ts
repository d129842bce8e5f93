import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Sentence } from '../clauses/passages.ts';
import type { Span } from '../reader.ts';
import { isTouched } from '../text/spans.ts';
import { asidesIn, isOfSurroundings } from './asides.ts';
import { DOUBT } from './doubt-words.ts';

/** What is in doubt: `text` in the owner's words only, `hours` as data too. */
export type Doubts = { text: Span[]; hours: Span[] };

/** Clauses that say so themselves, hold asides, or stand beside what guests must not read, in one sentence. */
export function doubtsIn(folded: string, sentences: readonly Sentence[], secrets: readonly Span[]): Doubts {
  const hours: Span[] = [];
  const text: Span[] = [];
  for (const sentence of sentences) {
    const { clauses } = sentence;
    const secret = clauses.map((clause) => isTouched(clause, secrets));
    clauses.forEach((clause, index) => {
      const said = folded.slice(clause.start, clause.end);
      if (DOUBT.test(said) || isOfSurroundings(said)) hours.push(clause);
      else if (secret[index - 1] || secret[index + 1]) text.push(clause);
    });
    text.push(...asidesIn(folded, sentence));
  }
  return { text: [...text, ...hours], hours };
}

const HOURS: ReadonlySet<string> = new Set(['services', 'closed_days', 'dated_hours', 'hours_text']);

/** Hours of which the owner is not sure are shown to the owner, never printed. */
export function withDoubts(proposals: readonly ProfileProposal[], { hours }: Doubts): ProfileProposal[] {
  return proposals.map((proposal) =>
    HOURS.has(proposal.field) && isTouched(proposal, hours)
      ? { ...proposal, confidence: 'likely' as const }
      : proposal,
  );
}
