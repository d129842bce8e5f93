import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { GROWTH_CASES } from '#tests/builders/growth-cases.ts';

/**
 * CPU seconds: all texts together take 15 at a quarter of their largest size, and an exploding one takes more. `npm
 * run bench -- hostile-growth` measures the growth up to the largest size.
 */
const PROCESSOR_SECONDS = 60;

test('every hostile text is read or rejected within the total processor time', async () => {
  const script = new URL('../../../tests/builders/hostile-texts-process.ts', import.meta.url).pathname;
  const limited = `ulimit -t ${PROCESSOR_SECONDS}; exec "$0" --disable-warning=ExperimentalWarning "$1"`;
  const child = spawn('sh', ['-c', limited, process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const read = (await text(child.stdout)).trim().split('\n');
  expect(read).toEqual(GROWTH_CASES.map(({ group, name }) => `${group}: ${name}`));
});
