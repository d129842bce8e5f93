import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { UnreadableList } from './unreadable-list.ts';

const cellsOf = (text: string, delimiter = ',') => [...csvRows(text, delimiter)].map(({ cells }) => cells);

test('standard CSV is read back, whatever its cells contain', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', 'é') });
  const row = fc
    .array(cell, { minLength: 1, maxLength: 5 })
    .filter((cells) => cells.some((text) => text.trim()));
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(',', ';'), (rows, delimiter) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const text = rows.map((cells) => cells.map(quoted).join(delimiter)).join('\n');
      expect(cellsOf(text, delimiter)).toEqual(rows);
    }),
  );
});

test('rows match another parser’s, each on its line', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ',', ',', '\n', '""', '"a",', ' ') });
  fc.assert(
    fc.property(text, (written) => {
      let expected: { record: string[]; info: { lines: number } }[];
      try {
        expected = parse(written, {
          info: true,
          record_delimiter: '\n',
          relax_column_count: true,
          relax_quotes: false,
          skip_empty_lines: true,
        }) as never;
      } catch {
        return;
      }
      const withText = expected.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
      const breaks = (cells: string[]) => cells.join('').split('\n').length - 1;
      const found = [...csvRows(written, ',')];
      expect(found.map(({ line, cells }) => ({ line, cells }))).toEqual(
        withText.map(({ record, info }) => ({ line: info.lines - breaks(record), cells: record })),
      );
    }),
  );
});

test('a stray quotation mark is an ordinary character', () => {
  expect(cellsOf('"Big" Bob,1\nAna "Ace" Ruiz,"2, 3"\n5" pizza,4')).toEqual([
    ['"Big" Bob', '1'],
    ['Ana "Ace" Ruiz', '2, 3'],
    ['5" pizza', '4'],
  ]);
});

test('an unclosed quotation mark is reported with its line', () => {
  const message = 'Line 3: a quotation mark (") is opened but never closed. Close or remove it.';
  expect(() => cellsOf('a,b\n"c\nd",e,"f\n')).toThrow(new UnreadableList(message));
});
