import { expect, test } from 'vitest';
import { findOversizedRooms, type SourceFile } from './room-sizes.ts';

const filesIn = (folder: string, count: number, lines = 10): SourceFile[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/part-${index}.ts`, lines }));

test('a folder of 25 files and a file of 250 lines are small enough', () => {
  expect(findOversizedRooms(filesIn('functions/accounts/api', 25, 250))).toEqual([]);
});

test('one file or line more is reported', () => {
  expect(findOversizedRooms(filesIn('functions/accounts/api', 26))).toEqual([
    'functions/accounts/api/ has 26 files. The limit is 25.',
  ]);
  expect(findOversizedRooms(filesIn('web/app', 1, 251))).toEqual([
    'web/app/part-0.ts has 251 lines. The limit is 250.',
  ]);
});

test('tests, styles, and subfolders don’t count, and catalogs may be long', () => {
  const others: SourceFile[] = [
    { path: 'functions/accounts/api/sign-in.test.ts', lines: 900 },
    { path: 'web/app/shell.module.css', lines: 900 },
  ];
  const files = [
    ...filesIn('functions/accounts/api', 25),
    ...filesIn('functions/accounts/api/mail', 5),
    ...others,
  ];
  expect(findOversizedRooms([...files, ...filesIn('web/ui', 60)])).toEqual([]);
});

test('test support may fill a folder, but not a file', () => {
  expect(findOversizedRooms(filesIn('tests/builders', 40, 250))).toEqual([]);
  expect(findOversizedRooms(filesIn('tests/builders', 1, 251))).toEqual([
    'tests/builders/part-0.ts has 251 lines. The limit is 250.',
  ]);
});

test('a file of copy may be longer, up to a limit', () => {
  expect(findOversizedRooms(filesIn('functions/ai/library/en', 3, 300))).toEqual([]);
  expect(findOversizedRooms(filesIn('functions/ai/library/en', 1, 301))).toEqual([
    'functions/ai/library/en/part-0.ts has 301 lines. The limit is 300.',
  ]);
});
