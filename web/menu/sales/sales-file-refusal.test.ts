import { expect, test } from 'vitest';
import { salesFileRefusal } from './sales-file-refusal.ts';

test.each([
  ['sales.csv', 15_000_001, 'This file is 15.1 MB. The limit is 15 MB.'],
  ['sales.csv', 84_200_000, 'This file is 84.2 MB'],
  ['sales.xls', 40_000, 'Save it as CSV or .xlsx'],
  ['sales.pdf', 40_000, 'Please upload a CSV or .xlsx file'],
  ['sales.csv', 0, 'This file is empty. Choose a different file.'],
])('%s of %d bytes is refused with a sentence', (name, size, sentence) =>
  expect(salesFileRefusal({ name, size })).toContain(sentence),
);

test.each([
  ['sales.csv', 15_000_000],
  ['SALES.TXT', 1],
  ['sales.tsv', 900],
  ['Sales.XLSX', 40_000],
])('%s of %d bytes is read', (name, size) => expect(salesFileRefusal({ name, size })).toBeUndefined());
