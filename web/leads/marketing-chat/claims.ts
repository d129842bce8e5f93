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
      'We tested a year of 50,000 win-back texts across every US state. Not one was sent outside legal texting hours.',
    proof: {
      file: 'shared/sms/win-back/simulated-year.test.ts',
      title:
        '50,000 sends over a year, to all states and across both changes of clocks, stay inside every window',
    },
  },
  {
    sentence: 'You can download your whole website, open it without us, and bring it back.',
    proof: {
      file: 'tests/journeys/leave-any-time.test.ts',
      title: 'an owner takes a website along, opens it from a folder, and brings it back',
    },
  },
];
