import type { TestResult } from './test-reports.ts';

const SLOWEST = 10;

/** The slowest tests, and the totals alone on the last line, which CI reads. */
export function testTotals(results: readonly TestResult[]): string[] {
  const slowest = results.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST);
  const count = (outcome: TestResult['outcome']) => results.filter((test) => test.outcome === outcome).length;
  return [
    `The ${slowest.length} slowest tests`,
    ...slowest.map(({ file, title, milliseconds }) => `${seconds(milliseconds)}  ${file}: ${title}`),
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);
}
