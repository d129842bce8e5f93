import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AFTER_DELETION, type AfterDeletion } from './after-deletion.ts';
import { BUCKETS, QUEUES, TABLES } from './resources.ts';

const DATA_PAGE = readFileSync('docs/data.md', 'utf8');

function inWords(after: AfterDeletion): string {
  if (after === 'deleted') return after;
  const { keeps, days } = after;
  if (days === 'forever') return `${keeps}, forever`;
  const years = days / 365;
  const time = Number.isInteger(years) ? `${years} years` : `${days} ${days === 1 ? 'day' : 'days'}`;
  return `${keeps}, ${time}`;
}

test('every table, bucket, and queue states what a deleted account leaves in it', () => {
  const resources = [TABLES, BUCKETS, QUEUES].flatMap((group) => Object.keys(group));
  expect(Object.keys(AFTER_DELETION).toSorted()).toEqual(resources.toSorted());
});

test.each([...Object.keys(TABLES), ...Object.keys(BUCKETS)])(
  'docs/data.md says the same about %s',
  (name) => {
    const row = DATA_PAGE.split('\n').find((line) => line.startsWith(`| ${name} |`));
    const after = inWords(AFTER_DELETION[name as keyof typeof AFTER_DELETION]);
    expect(row?.endsWith(` | ${after} |`), `${name}: ${after}`).toBe(true);
  },
);

test('data that names people expires within a day, except messages and invoices', () => {
  const naming = Object.entries(AFTER_DELETION).filter(
    ([, after]) => after !== 'deleted' && after.names !== 'id',
  );
  expect(naming.map(([name]) => name).toSorted()).toEqual([
    'bulkEmails',
    'emailTokens',
    'emails',
    'invoiceEntries',
    'invoices',
  ]);
});
