import { expect, test } from 'vitest';
import { readReport } from './test-reports.ts';
import { testTotals } from './test-totals.ts';

const VITEST = {
  testResults: [
    {
      name: `${import.meta.dirname}/slug.test.ts`,
      assertionResults: [
        { fullName: 'a slug is short', status: 'passed', duration: 12.5 },
        { fullName: 'a slug is free', status: 'failed', duration: 2000 },
        { fullName: 'a slug is never reached', status: 'pending', duration: null },
      ],
    },
  ],
};
const JOURNEYS = {
  suites: [
    {
      specs: [
        { title: 'top', file: 'a.test.ts', tests: [{ status: 'expected', results: [{ duration: 5 }] }] },
      ],
      suites: [
        {
          specs: [
            {
              title: 'within',
              file: 'a.test.ts',
              tests: [{ status: 'unexpected', results: [{ duration: 3000 }, { duration: 1000 }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('the totals count every test of every report, slowest first, with the counts alone on the last line', () => {
  expect(testTotals([VITEST, JOURNEYS].flatMap(readReport))).toEqual([
    'The 5 slowest tests',
    '   4.0 s  tests/journeys/a.test.ts: within',
    '   2.0 s  scripts/slug.test.ts: a slug is free',
    '   0.0 s  scripts/slug.test.ts: a slug is short',
    '   0.0 s  tests/journeys/a.test.ts: top',
    '   0.0 s  scripts/slug.test.ts: a slug is never reached',
    '2 passed, 2 failed, 1 skipped',
  ]);
});

test('of many tests the ten slowest are named', () => {
  const assertionResults = Array.from({ length: 30 }, (_, index) => ({
    fullName: `test ${index}`,
    status: 'passed',
    duration: index * 1000,
  }));
  const lines = testTotals(readReport({ testResults: [{ name: 'x.test.ts', assertionResults }] }));
  expect(lines).toHaveLength(12);
  expect(lines[1]).toContain('test 29');
  expect(lines.at(-1)).toBe('30 passed, 0 failed, 0 skipped');
});
