import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

test.each([
  ['Ragù', 'Ragù'],
  ['', 'Empty'],
  [12, '12'],
  [[], '0 entries'],
  [['one'], '1 entry'],
  [['one', 'two'], '2 entries'],
  [{ question: 'When?', answer: 'At noon.', count: 2 }, 'When? · At noon.'],
  [{ count: 2 }, 'Other settings'],
  [undefined, 'None'],
])('%j reads %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});
