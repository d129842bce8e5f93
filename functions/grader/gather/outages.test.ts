import { expect, test } from 'vitest';
import type { FailureReason } from '#functions/grader/page-facts/page-reading.ts';
import { gradePresence } from '#shared/grader/grade-presence.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { aGradeBundle } from '#tests/builders/a-grade-bundle.ts';
import { aPageReading } from '#tests/builders/a-page-reading.ts';
import { gatherFacts, withEarlierFacts } from './gather-facts.ts';
import type { Gathered } from './gathered.ts';

const gathered = (reading: Gathered['reading'], isSecureOnly = false): Gathered => ({
  reading,
  isSecureOnly,
  place: { outcome: 'off' },
  googleBusinessUrl: '',
  profile: emptyProfile('Osteria Lupo'),
});

const OUTAGES: readonly [FailureReason, boolean | undefined][] = [
  ['host_not_found', undefined],
  ['connection_refused', undefined],
  ['connection_failed', undefined],
  ['certificate', undefined],
  ['no_secure_connection', undefined],
  ['timeout', undefined],
  ['redirect_loop', true],
  ['redirect_loop', false],
  ['not_found', true],
  ['server_error', true],
  ['server_error', false],
  ['placeholder', true],
];

const PAGE =
  '<html lang="en"><title>Lupo</title><h1>Lupo</h1><a href="https://www.toasttab.com/lupo">Order</a></html>';
const earlier = aGradeBundle({ facts: gatherFacts(gathered(aPageReading(PAGE))) });

test.each(OUTAGES)(
  'a site that is down by %s (over https: %s) costs its 30 points alone',
  (reason, isHttps) => {
    const down = gathered({
      outcome: 'failed',
      reason,
      redirects: 0,
      ...(isHttps !== undefined && { isHttps }),
    });
    const facts = withEarlierFacts(gatherFacts(down), earlier);
    const { component_scores } = gradePresence(aGradeBundle({ facts }));
    const before = gradePresence(earlier).component_scores;
    expect(component_scores.website.score).toBe((before.website.score ?? 0) - 30);
    expect(component_scores.website.confidence).toBe(0.3);
  },
);

test.each([
  ['certificate', false],
  ['no_secure_connection', false],
  ['timeout', true],
] as const)('of a site that is down by %s, whether it has SSL is said to be %s', (reason, hasSsl) => {
  const down = gathered({ outcome: 'failed', reason, redirects: 0 });
  const facts = withEarlierFacts(gatherFacts(down), earlier);
  expect(gradePresence(aGradeBundle({ facts })).website_score.validation_data.has_ssl).toBe(hasSsl);
});

function whyOf(reason: FailureReason, isSecureOnly: boolean, redirects = 0): string | undefined {
  const facts = gatherFacts(gathered({ outcome: 'failed', reason, redirects }, isSecureOnly));
  return gradePresence(aGradeBundle({ facts })).website_score.issues[0];
}

test.each(['connection_refused', 'connection_failed', 'timeout'] as const)(
  'that a site was asked over https alone is said where that may be why it does not open: %s',
  (reason) => {
    const plain = whyOf(reason, false);
    const alone = ' The web address starts with https://, so we tried only a secure connection.';
    expect(whyOf(reason, true)).toBe(`${plain}${alone}`);
    expect(whyOf(reason, true, 1)).toBe(plain);
  },
);

test.each(['certificate', 'no_secure_connection', 'server_error', 'host_not_found'] as const)(
  'of a site that is down by %s it is not said that it was asked over https alone',
  (reason) => {
    expect(whyOf(reason, true)).toBe(whyOf(reason, false));
  },
);
