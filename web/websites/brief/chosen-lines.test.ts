import { expect, test } from 'vitest';
import type { BriefLine } from '#shared/profile/brief-lines.ts';
import { chosenLines, withChoice, withWords } from './chosen-lines.ts';

const LINE: BriefLine = { words: 'Dogs ok', use: 'note', is_chosen: false, is_open: true, slips: [] };

test('the last choice for a line counts', () => {
  const choices = withChoice(withChoice([], 'Dogs ok', 'answer'), 'Dogs ok', 'private');
  expect(choices).toEqual([{ words: 'Dogs ok', use: 'private' }]);
  expect(chosenLines([LINE], choices)).toEqual([
    { ...LINE, use: 'private', is_chosen: true, is_open: false },
  ]);
});

test('a line without a choice stays as it was parsed', () => {
  expect(chosenLines([LINE], withChoice([], 'Patio', 'about'))).toEqual([LINE]);
});

test('a choice stays with its line when the line is corrected', () => {
  expect(withWords([{ words: 'sinse 1974', use: 'about' }], 'sinse 1974', 'since 1974')).toEqual([
    { words: 'since 1974', use: 'about' },
  ]);
});
