import { expect, test } from 'vitest';
import { findRefusedLicenses, type ShippedPackage, thirdPartyDocument } from './third-party.ts';

const aPackage = (more: Partial<ShippedPackage> = {}): ShippedPackage => ({
  name: 'plates',
  version: '1.2.3',
  license: 'MIT',
  copyright: 'Copyright (c) 2031 Ada Cook',
  places: ['browsers'],
  ...more,
});

test.each(['MIT', 'OFL-1.1', '(GPL-3.0-only OR MIT)', 'MIT AND Zlib'])(
  'a package with the license %s may ship',
  (license) => {
    expect(findRefusedLicenses([aPackage({ license })])).toEqual([]);
  },
);

test.each([
  '',
  'GPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT AND GPL-3.0-only',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE',
])('a package with the license "%s" is rejected by name', (license) => {
  expect(findRefusedLicenses([aPackage({ license })])).toEqual([
    `plates 1.2.3 has the license "${license || 'none'}", which is not allowed.`,
  ]);
});

test('an exception applies to its package and license, with its reason in the document', () => {
  const libvips = aPackage({ name: '@img/sharp-libvips-linux-arm64', license: 'LGPL-3.0-or-later' });
  expect(findRefusedLicenses([libvips])).toEqual([]);
  expect(thirdPartyDocument([libvips])).toContain(
    '- @img/sharp-libvips-linux-arm64 (LGPL-3.0-or-later): a separate library',
  );
  expect(findRefusedLicenses([{ ...libvips, license: 'GPL-3.0-only' }])).toHaveLength(1);
});

test('the document has one row for each package', () => {
  expect(thirdPartyDocument([aPackage({ places: ['browsers', 'functions'] })])).toContain(
    '| plates | 1.2.3 | MIT | browsers, functions | Copyright (c) 2031 Ada Cook |\n',
  );
});
