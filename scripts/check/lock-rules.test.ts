import { expect, test } from 'vitest';
import { findKnownFaults } from './known-advisories.ts';
import type { LockedPackage } from './lock-file.ts';
import { findUnsafePackages } from './lock-rules.ts';

const PINNED = { version: '1.0.0', integrity: 'sha512-AQ==' };
const lockOf = (entry: LockedPackage, name = 'tool') => ({ packages: { [`node_modules/${name}`]: entry } });

test.each<[string, LockedPackage]>([
  ['a pinned package', PINNED],
  ['a package inside another one’s archive', { version: '1.0.0', inBundle: true }],
  ['an optional platform package', { version: '1.0.0', optional: true }],
])('%s is safe', (_case, entry) => {
  expect(findUnsafePackages(lockOf(entry))).toEqual([]);
});

test.each<[string, LockedPackage]>([
  ['names its source', { ...PINNED, resolved: 'git+ssh://git@code.example/tool.git#main' }],
  ['has no hash', { version: '1.0.0' }],
  ['has a weak hash', { version: '1.0.0', integrity: 'sha1-AQ==' }],
  ['runs a script during installation', { ...PINNED, hasInstallScript: true }],
])('a package that %s is reported', (what, entry) => {
  expect(findUnsafePackages(lockOf(entry))).toEqual([expect.stringContaining(what)]);
});

test('a reviewed install script may run', () => {
  expect(findUnsafePackages(lockOf({ ...PINNED, hasInstallScript: true }, 'esbuild'))).toEqual([]);
});

test.each([
  ['8.17.0', 1],
  ['8.17.1', 0],
  ['8.18.0', 0],
  ['7.5.9', 1],
  ['7.5.10', 0],
  ['7.10.0', 0],
  ['6.9.9', 1],
  ['9.0.0', 0],
])('ws %s has %i known faults', (version, faults) => {
  expect(findKnownFaults(lockOf({ version }, 'other/node_modules/ws'))).toHaveLength(faults);
});
