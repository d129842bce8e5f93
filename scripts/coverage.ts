import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const FOLDER = path.resolve(import.meta.dirname, '..', '.cache', 'coverage');
const ROOT = path.resolve(import.meta.dirname, '..');

/** Vitest arguments that measure which lines run, also of files that no test loads. */
export const COVERAGE_ARGUMENTS = [
  '--coverage.enabled',
  '--coverage.include={shared,functions,infra,web,scripts}/**/*.{ts,tsx}',
  '--coverage.exclude=**/*.{test,test-data}.{ts,tsx}',
  '--coverage.reporter=json-summary',
  `--coverage.reportsDirectory=${FOLDER}`,
];

const SummarySchema = z.record(
  z.string(),
  z.object({ lines: z.object({ total: z.number(), covered: z.number() }) }),
);

/** A line for each folder of two levels: the share of its lines that tests run. */
export function coverageTable(summary: z.infer<typeof SummarySchema>, root = ROOT): string[] {
  const folders = new Map<string, { total: number; covered: number }>();
  for (const [file, { lines }] of Object.entries(summary)) {
    const parts = path.relative(root, file).split(path.sep);
    const folder = file === 'total' ? 'all' : parts.slice(0, Math.min(2, parts.length - 1)).join('/');
    const { total, covered } = folders.get(folder) ?? { total: 0, covered: 0 };
    folders.set(folder, { total: total + lines.total, covered: covered + lines.covered });
  }
  return [...folders]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([folder, { total, covered }]) => {
      const share = total === 0 ? 100 : (100 * covered) / total;
      return `${share.toFixed(1).padStart(6)} %  ${folder} (${covered} of ${total} lines)`;
    });
}

/** The table of the last run. */
export function readCoverage(): string[] {
  const summary: unknown = JSON.parse(readFileSync(path.join(FOLDER, 'coverage-summary.json'), 'utf8'));
  return coverageTable(SummarySchema.parse(summary));
}
