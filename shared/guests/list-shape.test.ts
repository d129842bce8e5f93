import { expect, test } from 'vitest';
import { shapeProblem } from './list-shape.ts';

const lineOf = (columns: number) => Array(columns).fill('x').join(',');

test('a line can have up to 200 columns', () => {
  expect(shapeProblem(`${lineOf(200)}\n${lineOf(200)}`, ',')).toBeUndefined();
  expect(shapeProblem(`${lineOf(200)}\n${lineOf(201)}`, ',')).toBe(
    'Line 2 has more than 200 columns. Keep only the columns you need.',
  );
});

test('a file can have as many lines as its reader accepts', () => {
  expect(shapeProblem('a\nb\nc', ',', 3)).toBeUndefined();
  expect(shapeProblem('a\nb\nc\nd', ',', 3)).toBe(
    'The file has more than 3 lines. Delete empty lines at the end, or split the file.',
  );
});
