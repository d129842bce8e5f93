import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** The folder for JSON reports of test runs. */
export const REPORTS = path.resolve(import.meta.dirname, '..', '.cache', 'reports');

/** Vitest arguments that keep the usual output and add a report. */
export function vitestReport(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${path.join(REPORTS, `${name}.json`)}`];
}

/** The same for Playwright, whose report's file name is in the environment. */
export const JOURNEYS_REPORT = {
  args: ['--reporter=list,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(REPORTS, 'journeys.json') },
};

export type TestResult = {
  /** Relative to the root. */
  file: string;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
};

const VitestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z._default(z.nullable(z.number()), 0),
        }),
      ),
    }),
  ),
});

const PlaywrightTestSchema = z.object({
  status: z.enum(['expected', 'unexpected', 'skipped']),
  results: z.array(z.object({ duration: z.number() })),
});
const PlaywrightSuiteSchema = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(PlaywrightTestSchema) })),
  get suites() {
    return z.optional(z.array(PlaywrightSuiteSchema));
  },
});
const PlaywrightReportSchema = z.object({ suites: z.array(PlaywrightSuiteSchema) });

function readVitest(report: z.infer<typeof VitestReportSchema>): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      file: path.relative(path.resolve(REPORTS, '..', '..'), name),
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      milliseconds: duration ?? 0,
    })),
  );
}

const PLAYWRIGHT_OUTCOMES = {
  expected: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

function readSuite(suite: z.infer<typeof PlaywrightSuiteSchema>): TestResult[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      file: `tests/journeys/${file}`,
      title,
      outcome: PLAYWRIGHT_OUTCOMES[status],
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(readSuite)];
}

/** Reads one report of Vitest or Playwright. */
export function readReport(report: unknown): TestResult[] {
  const vitest = VitestReportSchema.safeParse(report);
  if (vitest.success) return readVitest(vitest.data);
  return PlaywrightReportSchema.parse(report).suites.flatMap(readSuite);
}

/** All tests of the last run. None if no step wrote a report. */
export function readReports(): TestResult[] {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS).flatMap((name) =>
    readReport(JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8'))),
  );
}
