import { expect, test } from 'vitest';
import { findLostPaths, findUnlistedDecisions } from './docs-paths.ts';

const FILES = [
  'shared/site/page/render-page.ts',
  'functions/checklist/config.ts',
  'docs/decisions/0001-routing.md',
];
const lostIn = (text: string) => findLostPaths([{ path: 'docs/architecture.md', text }], FILES);

test('documents may name existing files and folders, whole, by their last part, or by pattern', () => {
  expect(
    lostIn(
      'See `shared/site/page/render-page.ts`, `page/render-page.ts`, `render-page.ts`, `shared/site/`, ' +
        '`functions/<group>/config.ts`, `shared/site/page/*-page.ts`, `node functions/checklist/config.ts`.',
    ),
  ).toEqual([]);
});

test('a missing file or folder is reported once with its document', () => {
  expect(
    lostIn('`shared/site/render-page.ts`, `paint-page.ts`, `functions/login/`, `paint-page.ts`'),
  ).toEqual([
    'docs/architecture.md refers to `shared/site/render-page.ts`, which doesn’t exist.',
    'docs/architecture.md refers to `paint-page.ts`, which doesn’t exist.',
    'docs/architecture.md refers to `functions/login/`, which doesn’t exist.',
  ]);
});

test('code blocks, addresses, bucket keys, and packages aren’t paths', () => {
  expect(
    lostIn(
      '```\nshared/none.ts\n```\n`/api/none`, `images/<id>/`, `@middy/core`, [site](https://example.com/a.md)',
    ),
  ).toEqual([]);
});

test('a relative link is resolved from its document', () => {
  expect(lostIn('[why](decisions/0001-routing.md#measured) [none](decisions/0002-none.md)')).toEqual([
    'docs/architecture.md refers to decisions/0002-none.md, which doesn’t exist.',
  ]);
});

test('each decision record is in the index', () => {
  expect(findUnlistedDecisions('| [0001](0001-routing.md) |', FILES)).toEqual([]);
  expect(findUnlistedDecisions('', FILES)).toEqual([
    'docs/decisions/README.md doesn’t list docs/decisions/0001-routing.md.',
  ]);
});
