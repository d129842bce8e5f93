import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { satisfies } from './pinned-node-features.ts';

const require = createRequire(import.meta.url);
const library = path.join(path.dirname(require.resolve('jsonwebtoken')), 'lib');

const RANGES = readdirSync(library).flatMap((file) => {
  const text = readFileSync(path.join(library, file), 'utf8');
  return [...text.matchAll(/semver\.satisfies\(process\.version, '([^']+)'\)/g)].map(
    ([, range]) => range ?? '',
  );
});

test('jsonwebtoken gets semver’s answers for this Node', () => {
  const semver = require('semver') as { satisfies: (version: string, range: string) => boolean };
  expect(RANGES).toHaveLength(3);
  for (const range of RANGES) {
    expect(satisfies(process.version, range)).toBe(semver.satisfies(process.version, range));
  }
});

test('an unknown range is rejected', () => {
  expect(() => satisfies(process.version, '>=99')).toThrow('>=99');
});
