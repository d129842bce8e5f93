/**
 * `npm test`: rules, operations, the API over HTTP, components, and journeys. `npm test -- <words>` runs the files
 * whose paths contain one of the words; `--units`, `--api`, and `--journeys` select kinds. `npm test -- --all`, for
 * CI, also deploys to an emulator, checks every page of the gallery, and runs the evaluations. Prints the slowest
 * tests and the totals at the end. `npm test -- --coverage`: only rules, operations, and components, and then the
 * share of each folder's lines that they run.
 */
import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureWebBuild } from '#infra/local/http/web-build.ts';
import { findTestBrowser } from './browser.ts';
import { COVERAGE_ARGUMENTS, readCoverage } from './coverage.ts';
import { type LabeledStep, runBeside } from './run-steps.ts';
import { JOURNEYS_REPORT, REPORTS, readReports, vitestReport } from './test-reports.ts';
import { testTotals } from './test-totals.ts';

const NO_CHROMIUM =
  'Chromium wasn’t found. Install Chromium (Debian: apt-get install chromium; anywhere: npx playwright install chromium) or set CHROMIUM_PATH.';

const asked = process.argv.slice(2);
const words = asked.filter((word) => !word.startsWith('--'));
const isAll = asked.includes('--all');
const isCoverage = asked.includes('--coverage');
const KINDS = ['--units', '--api', '--journeys'] as const;
const unknown = asked.find(
  (word) => word.startsWith('--') && !['--all', '--coverage', ...KINDS].includes(word),
);
if (unknown !== undefined) {
  console.error(`${unknown} isn’t an option. Use words of paths, --all, --coverage, ${KINDS.join(', ')}.`);
  process.exit(1);
}
const wants = (kind: (typeof KINDS)[number]): boolean =>
  asked.includes(kind) || !KINDS.some((other) => asked.includes(other));

/** The requested files of a kind. */
function chosen(patterns: string[]): string[] {
  const files = globSync(patterns, { exclude: ['tests/eval/floors.test.ts'] }).toSorted();
  return words.length === 0 ? files : files.filter((file) => words.some((word) => file.includes(word)));
}

const units = chosen([
  ...(wants('--units')
    ? ['{shared,functions,infra,web,scripts,tests/bench,tests/corpus,tests/eval}/**/*.test.ts']
    : []),
  ...(wants('--api') ? ['tests/api/*.test.ts'] : []),
]);
/** Without a browser they are left out (`vitest.config.ts`), but never in CI. */
const hasBrowser = findTestBrowser() !== undefined || process.env.CI === 'true';
const components = wants('--units') && hasBrowser ? chosen(['web/**/*.test.tsx']) : [];
const journeys = wants('--journeys') ? chosen(['tests/journeys/*.test.ts']) : [];
const projects = [...(wants('--units') ? ['units'] : []), ...(wants('--api') ? ['api'] : [])];

const UNITS: LabeledStep = {
  label: 'units',
  name: 'Rules, operations, and the API over HTTP',
  command: 'vitest',
  args: [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(words.length === 0 ? [] : units),
    ...vitestReport('units'),
  ],
};
const COMPONENTS: LabeledStep = {
  label: 'components',
  name: 'Components in a browser',
  command: 'vitest',
  args: [
    'run',
    '--project',
    'components',
    ...(words.length === 0 ? [] : components),
    ...vitestReport('components'),
  ],
};
const COVERAGE: LabeledStep = {
  label: 'coverage',
  name: 'Coverage of rules, operations, and components',
  command: 'vitest',
  args: [
    'run',
    ...['--project', 'units', '--project', 'components'],
    ...(words.length === 0 ? [] : [...units, ...components]),
    ...vitestReport('coverage'),
    ...COVERAGE_ARGUMENTS,
  ],
};
const DEPLOYMENT: LabeledStep = {
  label: 'deploy',
  name: 'Deployment to an emulator',
  command: 'node',
  args: ['scripts/test-deploy.ts'],
};
const JOURNEYS: LabeledStep = {
  label: 'journeys',
  name: 'Browser journeys',
  command: 'playwright',
  args: ['test', ...(words.length === 0 ? [] : journeys), ...JOURNEYS_REPORT.args],
  environment: JOURNEYS_REPORT.environment,
};
const GALLERY: LabeledStep = {
  label: 'gallery',
  name: 'Every page of the gallery through the publish gate, and the evaluations',
  command: 'vitest',
  args: ['run', '--config', 'tests/gallery/vitest.config.ts', ...vitestReport('gallery')],
};

/**
 * The two long steps, which use both cores alone, are first and last. The others use one each, so they run beside the
 * first.
 */
function chosenSteps(): LabeledStep[] {
  if (isCoverage) return [COVERAGE];
  return [
    ...(units.length > 0 ? [UNITS] : []),
    ...(isAll ? [DEPLOYMENT] : []),
    ...(components.length > 0 ? [COMPONENTS] : []),
    ...(isAll ? [GALLERY] : []),
    ...(canRunJourneys() ? [JOURNEYS] : []),
  ];
}

function canRunJourneys(): boolean {
  if (journeys.length === 0) return false;
  if (findTestBrowser() !== undefined) return true;
  if (process.env.CI === 'true') throw new Error(`Browser journeys cannot run: ${NO_CHROMIUM}`);
  console.warn(`\n!!! BROWSER JOURNEYS SKIPPED: ${NO_CHROMIUM}\n`);
  return false;
}

if (words.length > 0) {
  console.log(
    [...units, ...components, ...journeys].join('\n') ||
      `No test file's path contains ${words.join(' or ')}.`,
  );
  if (units.length + components.length + journeys.length === 0) process.exit(1);
}
rmSync(REPORTS, { recursive: true, force: true });
// Once, before steps that would build it at the same time.
if (isAll || [...units, ...journeys].some((file) => /^tests\/(?:api|journeys)\//.test(file)))
  await ensureWebBuild(path.resolve(import.meta.dirname, '..'));
process.exitCode = await runBeside(chosenSteps());
console.log(`\n${testTotals(readReports()).join('\n')}`);
if (isCoverage) console.log(`\n${readCoverage().join('\n')}`);
