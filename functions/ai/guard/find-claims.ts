import { fold } from '#functions/ai/fold.ts';
import { CLAIM_WORDS, type ClaimKind } from './claims/claims.ts';
import type { Finding, Placed } from './fact-source.ts';

export type Claim = Placed<Finding> & { claim: ClaimKind };

const PATTERNS = CLAIM_WORDS.map(({ claim, words }) => {
  const pattern = words.replace(/\*/g, '\\p{L}*').replace(/ /g, "[ '-]?");
  return { claim, pattern: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'gu') };
});

/** Claims that need proof, in the order of the text. */
export function findClaims(text: string): Claim[] {
  const folded = fold(text).replace(/_/g, ' ');
  return PATTERNS.flatMap(({ claim, pattern }) =>
    [...folded.matchAll(pattern)].map(({ 0: match, index }) => {
      const end = index + match.length;
      return { kind: 'claim' as const, claim, words: text.slice(index, end), start: index, end };
    }),
  ).toSorted((one, other) => one.start - other.start);
}
