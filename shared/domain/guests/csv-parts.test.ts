import { expect, test } from 'vitest';
import { csvParts } from './csv-parts.ts';

test('each part has the names of the columns, and knows how far down it stands', () => {
  expect(csvParts('name,phone\r\nAna,1\r\n"Bo\nSr.",2\r\nCy,3\r\n', 2)).toEqual([
    { text: 'name,phone\nAna,1\n"Bo\nSr.",2', linesBefore: 0 },
    { text: 'name,phone\nCy,3', linesBefore: 3 },
  ]);
});

test('a file with names of columns alone has no parts', () => {
  expect(csvParts('name,phone\n', 2)).toEqual([]);
  expect(csvParts('', 2)).toEqual([]);
});
