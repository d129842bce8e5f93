import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LockFile } from './lock-file.ts';
import { sbomDocument } from './sbom-document.ts';

const HASH = Buffer.alloc(64, 1);
const LOCK: LockFile = {
  packages: {
    '': { version: '1.0.0', devDependencies: { '@a/tool': '2.0.0', b: '1.0.0' } },
    'node_modules/@a/tool': {
      version: '2.0.0',
      license: 'MIT',
      integrity: `sha512-${HASH.toString('base64')}`,
      dependencies: { b: '^2.0.0', c: '^1.0.0' },
    },
    'node_modules/@a/tool/node_modules/b': { version: '2.1.0', dependencies: { c: '^1.0.0', gone: '1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.5.0' },
  },
};

test('a package is described by its package URL, license, and hash', () => {
  const { components } = sbomDocument(LOCK, new Set(['@a/tool 2.0.0']));
  expect(components[0]).toEqual({
    type: 'library',
    'bom-ref': 'node_modules/@a/tool@2.0.0',
    name: '@a/tool',
    version: '2.0.0',
    scope: 'required',
    purl: 'pkg:npm/%40a/tool@2.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: HASH.toString('hex') }],
  });
});

test('a package that doesn’t ship is excluded', () => {
  const { components } = sbomDocument(LOCK, new Set(['b 1.0.0']));
  const scopes = components.map(({ purl, scope }) => `${purl} ${scope}`);
  expect(scopes).toContain('pkg:npm/b@1.0.0 required');
  expect(scopes).toContain('pkg:npm/b@2.1.0 excluded');
});

test('a dependency is the package that Node would find', () => {
  const { dependencies } = sbomDocument(LOCK, new Set());
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'tableside@1.0.0': ['node_modules/@a/tool@2.0.0', 'node_modules/b@1.0.0'],
    'node_modules/@a/tool@2.0.0': ['node_modules/@a/tool/node_modules/b@2.1.0', 'node_modules/c@1.5.0'],
    'node_modules/@a/tool/node_modules/b@2.1.0': ['node_modules/c@1.5.0'],
    'node_modules/b@1.0.0': [],
    'node_modules/c@1.5.0': [],
  });
});

test('the document of our lock file has every package once, and only references that exist', () => {
  const file = new URL('../../package-lock.json', import.meta.url);
  const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const { components, dependencies, metadata } = sbomDocument(lock, new Set());
  const refs = new Set([metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])]);

  expect(components).toHaveLength(Object.keys(lock.packages).length - 1);
  expect(refs.size).toBe(components.length + 1);
  for (const { name, version, purl, hashes = [] } of components) {
    expect(name).not.toContain('node_modules');
    expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
    expect(purl).toMatch(/^pkg:npm\/(?:%40[^/@]+\/)?[^/@]+@[^/@]+$/);
    for (const { content } of hashes) expect(content, name).toMatch(/^[0-9a-f]{128}$/);
  }
  expect(new Set(dependencies.map(({ ref }) => ref))).toEqual(refs);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
