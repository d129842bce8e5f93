/** The proof of a claim: a test by its title, or a number in docs/performance.md by the start of its row. */
type Proof = { file: string; title: string };
export type Claim = { sentence: string; proof: Proof };

/**
 * Success claims of the public chat. This repository proves each one; `claims.test.ts` fails if a proof is gone.
 * Operators replace them with their own results.
 */
export const CLAIMS: readonly Claim[] = [
  {
    sentence:
      'Sample websites built here score 95 or higher out of 100 in Google Lighthouse mobile audits for performance, accessibility, best practices, and SEO.',
    proof: { file: 'docs/performance.md', title: 'Lighthouse mobile, Osteria Lupo' },
  },
  {
    sentence:
      'We simulated 50,000 win-back texts over a year in every US state. All went out during legal texting hours.',
    proof: {
      file: 'shared/sms/win-back/simulated-year.test.ts',
      title: '50,000 texts over a year stay within legal hours in every state, across both clock changes',
    },
  },
  {
    sentence: 'You can download your whole website, open it on your own computer, and import it again.',
    proof: {
      file: 'tests/journeys/leave-any-time.test.ts',
      title: 'an owner exports a website, opens it from a folder, and imports it again',
    },
  },
];
