import { expect, test } from 'vitest';
import { csvParts } from './csv-parts.ts';

test('each part has the headings and its position', () => {
  expect(csvParts('name,phone\r\nAna,1\r\n"Bo\nSr.",2\r\nCy,3\r\n', { rows: 2, characters: 100 })).toEqual([
    { text: 'name,phone\nAna,1\n"Bo\nSr.",2', linesBefore: 0 },
    { text: 'name,phone\nCy,3', linesBefore: 3 },
  ]);
});

test('a file with only headings has no parts', () => {
  expect(csvParts('name,phone\n', { rows: 2, characters: 100 })).toEqual([]);
  expect(csvParts('', { rows: 2, characters: 100 })).toEqual([]);
});

test('a part stays within its size and has at least one row', () => {
  const parts = csvParts(`name\n${'a'.repeat(30)}\nb\nc\n${'d'.repeat(9)}\n`, { rows: 9, characters: 10 });
  expect(parts).toEqual([
    { text: `name\n${'a'.repeat(30)}`, linesBefore: 0 },
    { text: 'name\nb\nc', linesBefore: 1 },
    { text: `name\n${'d'.repeat(9)}`, linesBefore: 3 },
  ]);
});

test('a quotation mark within a name joins no rows', () => {
  const rows = [
    'name,phone',
    'Dwayne 6" Sub,1',
    '"Bob ""B"", Jr.",2',
    '"Big" Bob,3',
    'Cy "the Man" Li,4',
    'Di,5',
  ];
  expect(
    csvParts(rows.join('\n'), { rows: 1, characters: 100 }).map(({ text }) =>
      text.slice('name,phone\n'.length),
    ),
  ).toEqual(rows.slice(1));
});

test('text above the headings is in no part and counts as lines', () => {
  expect(csvParts('\nsep=;\nname;phone\nAna;1\nBo;2', { rows: 1, characters: 100 })).toEqual([
    { text: 'name;phone\nAna;1', linesBefore: 2 },
    { text: 'name;phone\nBo;2', linesBefore: 3 },
  ]);
});
