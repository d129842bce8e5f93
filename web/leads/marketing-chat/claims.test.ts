import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';

/** The files that can prove claims, as text by path. */
const files = import.meta.glob<string>(
  ['../../../docs/performance.md', '../../../{shared,functions,tests}/**/*.test.ts'],
  { query: '?raw', import: 'default' },
);

async function textOf(file: string): Promise<string> {
  const load = files[`../../../${file}`];
  if (load === undefined) throw new Error(`${file} doesn’t exist.`);
  return load();
}

test.each(CLAIMS.map((claim) => [claim.sentence, claim.proof] as const))(
  'the proof of a claim exists: %s',
  async (_, { file, title }) => {
    const text = await textOf(file);
    expect(text).toContain(title);
    const figures = text.split('\n').filter((line) => line.startsWith(`| ${title}`));
    expect(figures.filter((row) => !row.includes('| yes |'))).toEqual([]);
  },
);

test('the sample websites have the claimed Lighthouse scores', async () => {
  const rows = (await textOf('docs/performance.md'))
    .split('\n')
    .filter((line) => /^\| Lighthouse mobile/.test(line));
  const scores = rows.map((row) => Number(row.split('|')[2]));
  expect(scores.length).toBeGreaterThanOrEqual(12);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(95);
});
