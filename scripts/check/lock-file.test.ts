import { expect, test } from 'vitest';
import { completeLockFile, missingPlatformPackages } from './lock-file.ts';

const LOCK = {
  packages: {
    'node_modules/tool': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/cli-linux-x64': '1.0.0',
        '@tool/cli-linux-arm64-musl': '1.0.0',
        '@tool/cli-linux-arm-gnueabihf': '1.0.0',
        '@tool/darwin-arm64': '1.0.0',
      },
    },
    'node_modules/@tool/cli-linux-x64': { version: '1.0.0' },
  },
};

test('a lock file is complete when every platform package has its entry', () => {
  expect(missingPlatformPackages(LOCK).map(({ name }) => name)).toEqual([
    '@tool/cli-linux-arm64-musl',
    '@tool/cli-linux-arm-gnueabihf',
    '@tool/darwin-arm64',
  ]);
  expect(missingPlatformPackages(completeLockFile(LOCK))).toEqual([]);
});

test('an added entry is installed on its platform only', () => {
  const { packages } = completeLockFile(LOCK);
  const optional = { version: '1.0.0', dev: true, optional: true };
  expect(packages['node_modules/@tool/cli-linux-arm64-musl']).toEqual({
    ...optional,
    os: ['linux'],
    cpu: ['arm64'],
    libc: ['musl'],
  });
  expect(packages['node_modules/@tool/cli-linux-arm-gnueabihf']).toEqual({
    ...optional,
    os: ['linux'],
    cpu: ['arm'],
    libc: ['glibc'],
  });
  expect(packages['node_modules/@tool/darwin-arm64']).toEqual({
    ...optional,
    os: ['darwin'],
    cpu: ['arm64'],
  });
});
