import { expect, test } from 'vitest';
import { shapeProblem } from './list-shape.ts';

const lineOf = (columns: number) => Array(columns).fill('x').join(',');

test('a line may have 200 columns and no more', () => {
  expect(shapeProblem(`${lineOf(200)}\n${lineOf(200)}`, ',')).toBeUndefined();
  expect(shapeProblem(`${lineOf(200)}\n${lineOf(201)}`, ',')).toBe(
    'Line 2 has more than 200 columns. Keep only the columns you need.',
  );
});

test('a file may have as many lines as its reader takes and no more', () => {
  expect(shapeProblem('a\nb\nc', ',', 3)).toBeUndefined();
  expect(shapeProblem('a\nb\nc\nd', ',', 3)).toBe(
    'The file has more than 3 lines. Delete empty lines at the end, or split the file.',
  );
});
