import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no deployed code imports the demo', () => {
  const files = globSync('{functions,shared,infra,scripts/deploy,scripts/operate}/**/*.ts').filter(
    (file) => !file.startsWith('infra/local/') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.filter((file) => /local\/(?:demo|platform)\b|DEMO_RESTAURANTS/.test(readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
