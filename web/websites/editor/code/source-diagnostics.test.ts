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

test('the text that a finding names is marked in its line', () => {
  expect(marked({})).toBe('script');
  expect(marked({ line: 3, what: '<B>' })).toBe('b');
});

test('a line without that text is marked whole, without its indent', () => {
  expect(marked({ line: 3, what: 'onclick' })).toBe('<b>never closed');
});

test('a finding in a deleted line is marked in the last line', () => {
  expect(marked({ line: 99, what: '' })).toBe('</main>');
});

test('removed code is a warning, code that browsers fix is information', () => {
  const found = diagnosticsOf(TEXT, [finding({}), finding({ kind: 'mistake', line: 3, what: '<b>' })]);
  expect(found.map(({ severity }) => severity)).toEqual(['warning', 'info']);
});
