import { runSteps } from '../run-steps.ts';

/** The folders that dependency-cruiser checks, by the rules of .dependency-cruiser.mjs. */
const ROOMS = ['shared', 'functions', 'infra', 'web', 'scripts', 'tests'];

process.exitCode = runSteps([
  { name: 'Types: shared (no Node, no DOM)', command: 'tsc', args: ['-p', 'shared'] },
  { name: 'Types: functions, infra, scripts, tests', command: 'tsc', args: ['-p', '.'] },
  { name: 'Types: web', command: 'tsc', args: ['-p', 'web'] },
  { name: 'Format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'Promises and type imports',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings', '--quiet'],
  },
  { name: 'Import direction', command: 'depcruise', args: ['--output-type', 'err', ...ROOMS] },
  { name: 'Folder and file sizes', command: 'node', args: ['scripts/check/check-rooms.ts'] },
  { name: 'Lock file', command: 'node', args: ['scripts/check/check-lock.ts'] },
  { name: 'Licenses of shipped packages', command: 'node', args: ['scripts/check/licenses.ts', '--check'] },
  { name: 'Paths in docs', command: 'node', args: ['scripts/check/check-docs-paths.ts'] },
  { name: 'Voice', command: 'node', args: ['scripts/check/voice.ts'] },
  { name: 'OpenAPI document', command: 'node', args: ['scripts/check/openapi.ts', '--check'] },
]);
