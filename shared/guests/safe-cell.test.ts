import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRow, fromSafeCell, toSafeCell } from './safe-cell.ts';

test.each([
  '=1+1',
  '+12125550147',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  "'=1",
])('%j is escaped as a formula and read back', (value) => {
  expect(toSafeCell(value)).toBe(`'${value}`);
  expect(fromSafeCell(toSafeCell(value))).toBe(value);
});

test.each(['Ana', "O'Neil", "'t Hooft", '1-2', ''])('%j stays unchanged', (value) => {
  expect(toSafeCell(value)).toBe(value);
  expect(fromSafeCell(value)).toBe(value);
});

test('any value comes back from its cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', "'", '+', ' ', 'a', '"', '\t', '＝') }), (value) => {
      expect(fromSafeCell(toSafeCell(value))).toBe(value);
    }),
  );
});

test('a row quotes special characters', () => {
  expect(csvRow(['Ana "Nan" Ruiz, Jr.', '+12125550147', ' x'])).toBe(
    '"Ana ""Nan"" Ruiz, Jr.",\'+12125550147," x"\r\n',
  );
});
