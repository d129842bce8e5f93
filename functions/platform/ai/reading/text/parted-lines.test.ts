import { expect, test } from 'vitest';
import { withPartedLines } from './parted-lines.ts';

test('a form on one line has a line for each of its parts, and stays as long', () => {
  const form = 'Restaurant: Momo House | Cuisine: Nepali | Ph: 02 5550 1122 | Closed Mon';
  const parted = withPartedLines(form);
  expect(parted.split(' \n ')).toEqual([
    'Restaurant: Momo House',
    'Cuisine: Nepali',
    'Ph: 02 5550 1122',
    'Closed Mon',
  ]);
  expect(parted).toHaveLength(form.length);
});

test.each([
  'Meats | ½ lb | 1 lb | 2 lb\nBrisket | $14 | $27 | $50',
  'Luigi’s | pizza | Naples | since 1980',
  'Open: daily | Closed: never',
])('what bars part without being a form stays: %j', (text) => expect(withPartedLines(text)).toBe(text));
