import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import type { SourceFinding } from '#shared/websites/contract/website.ts';
import { diagnosticsOf, findingRange } from './source-diagnostics.ts';

const TEXT = Text.of(['<main>', '  <script>alert(1)</script>', '  <b>never closed', '</main>']);
const finding = (change: Partial<SourceFinding>): SourceFinding => ({
  kind: 'removed',
  source: 'html',
  line: 2,
  what: '<script>',
  message: 'Scripts are taken out.',
  ...change,
});
const marked = (change: Partial<SourceFinding>) => {
  const { from, to } = findingRange(TEXT, finding(change));
  return TEXT.sliceString(from, to);
};

test('what a finding names is marked in its line', () => {
  expect(marked({})).toBe('script');
  expect(marked({ line: 3, what: '<B>' })).toBe('b');
});

test('a line that does not have it is marked as a whole, without its indent', () => {
  expect(marked({ line: 3, what: 'onclick' })).toBe('<b>never closed');
});

test('a finding of a line that is gone is marked in the last one', () => {
  expect(marked({ line: 99, what: '' })).toBe('</main>');
});

test('what is taken out is a warning, what browsers mend is for information', () => {
  const found = diagnosticsOf(TEXT, [finding({}), finding({ kind: 'mistake', line: 3, what: '<b>' })]);
  expect(found.map(({ severity }) => severity)).toEqual(['warning', 'info']);
});
