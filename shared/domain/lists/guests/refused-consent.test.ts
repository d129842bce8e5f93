import { expect, test } from 'vitest';
import { readListTable } from '../list-table.ts';
import { toGuestList } from './canonical-guests.ts';
import { GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';

/** The phones that would be texted of two guests, the second of whom answers `cell`. */
async function textedWith(heading: string, cell: string): Promise<string[]> {
  const text = `Name,Phone,Last visit,${heading}\nAna,212-555-0147,2026-03-01,Yes\nBo,212-555-0148,2026-03-02,${cell}\n`;
  const table = readListTable(new TextEncoder().encode(text), GUEST_LIST);
  const columns = proposeGuestColumns(table);
  const { csv } = toGuestList(table, { columns, order: 'month_first', region: 'US' });
  return [...csv.matchAll(/55501\d\d/g)].map(([phone]) => phone);
}

test.each([
  'Marketing consent',
  'SMS consent',
  'Consent',
  'Consent status',
  'GDPR consent',
  'Subscription Status',
  'Text messages',
])('who has not said yes under %s is not texted', async (heading) => {
  for (const cell of [
    'Not given',
    'No thanks',
    'N - asked to stop',
    'Withdrawn',
    'Email only',
    'per manager',
  ])
    expect([cell, await textedWith(heading, cell)]).toEqual([cell, ['5550147']]);
  expect(await textedWith(heading, 'Yes - at the counter')).toHaveLength(2);
});
