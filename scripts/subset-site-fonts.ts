import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { BASIC_LETTERS } from '#shared/site/basic-letters.ts';
import { FONT_FAMILIES } from '#shared/site/fonts.ts';

/*
 * Reduces the sites' typefaces to the letters that most pages need and the weights that designs use: `node
 * scripts/subset-site-fonts.ts`, after a family was added or its package changed. Creates a Python environment with
 * fontTools in `.venv`, once. Prints the bytes for `shared/site/font-families.ts`.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = `${ROOT}infra/site-fonts/`;
const VENV = `${ROOT}.venv/fonts`;
const PACKAGES = ['fonttools==4.68.0', 'brotli==1.2.0'];

function run(command: string, parameters: readonly string[], input = ''): string {
  const { status, stdout } = spawnSync(command, parameters, {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`"${command} ${parameters.join(' ')}" failed.`);
  return stdout;
}

/** The Python that has fontTools. */
function python(): string {
  const path = `${VENV}/bin/python`;
  if (!existsSync(path)) {
    run('python3', ['-m', 'venv', VENV]);
    run(path, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PACKAGES]);
  }
  return path;
}

const require = createRequire(import.meta.url);
const jobs = FONT_FAMILIES.flatMap(({ family, files, basic }) =>
  basic.flatMap(({ path, style, weights }) => {
    const whole = files.find((file) => file.subset === 'latin' && file.style === style);
    if (whole === undefined) return [];
    const [lowest = 400, highest = lowest] = weights.split(' ').map(Number);
    const target = `${FOLDER}${path.replace('/fonts/', '')}`;
    const source = require.resolve(whole.source);
    return [{ family, source, target, text: BASIC_LETTERS.join(''), weights: [lowest, highest] }];
  }),
);
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const sizes: number[] = JSON.parse(run(python(), [`${ROOT}scripts/subset-fonts.py`], JSON.stringify(jobs)));
for (const [family, ofFamily] of Map.groupBy(jobs.entries(), ([, job]) => job.family)) {
  console.log(`${family}: basicBytes: [${ofFamily.map(([index]) => sizes[index]).join(', ')}]`);
}
