/**
 * `npm run fuzz`: runs every property test on new random inputs, as often as given (`npm run fuzz -- 5`; default:
 * once).
 */
import { globSync, readFileSync } from 'node:fs';
import { runTool } from './run-command.ts';

const rounds = Number(process.argv[2] ?? 1);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error('Enter the number of rounds, such as npm run fuzz -- 5');

const withProperties = globSync('{shared,functions,infra,web,scripts,tests/corpus}/**/*.test.ts').filter(
  (file) => readFileSync(file, 'utf8').includes("from 'fast-check'"),
);
for (let round = 1; round <= rounds; round += 1) {
  process.exitCode = await runTool('vitest', ['run', '--project', 'units', ...withProperties], {
    FUZZ: 'true',
  });
  if (process.exitCode !== 0) break;
}
