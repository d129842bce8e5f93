import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** Vitest and Playwright write their JSON reports here under CI=true. */
const REPORTS = path.resolve(import.meta.dirname, '..', '.cache', 'reports');

const VitestReportSchema = z.pipe(
  z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() }),
  z.transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    flaky: 0,
  })),
);
const PlaywrightReportSchema = z.pipe(
  z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) }),
  z.transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
  })),
);

const totals = readdirSync(REPORTS)
  .map((name) => JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8')) as unknown)
  .map((report) => z.union([VitestReportSchema, PlaywrightReportSchema]).parse(report))
  .reduce((sum, report) => ({
    passed: sum.passed + report.passed,
    failed: sum.failed + report.failed,
    skipped: sum.skipped + report.skipped,
    flaky: sum.flaky + report.flaky,
  }));
if (totals.flaky > 0) console.log(`Flaky, passed at the second try: ${totals.flaky}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
