import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLUMN_ROLES, GUEST_LIST, withNewRoles } from '#shared/domain/lists/guests/guest-columns.ts';
import { readListTable } from '#shared/domain/lists/list-table.ts';
import { readingMemory } from '#web/features/till-export/remembered-reading.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const memory = readingMemory('till-export', COLUMN_ROLES);
const COLUMNS = { name: 0, phone: 1, last_order: 3 };

const anExport = () =>
  readListTable(
    new TextEncoder().encode(
      'Guest,Mobile,Home Phone,Last Visit,Unsubscribed\nAna,,2125550147,8/19/2026,yes',
    ),
    GUEST_LIST,
  );

async function recalled() {
  const table = await anExport();
  const reading = memory.recall('r1', table.headings);
  return reading === undefined ? undefined : withNewRoles(reading, table);
}

test('what the owner chose comes back for a file with the same headings, and no column is added to it', async () => {
  memory.remember('r1', (await anExport()).headings, { columns: COLUMNS });
  expect(await recalled()).toEqual(COLUMNS);
});

test('a reading from before opt-outs and second numbers were asked for gets their columns', async () => {
  const headings = 'guest|mobile|home phone|last visit|unsubscribed';
  localStorage.setItem('till-export:r1', JSON.stringify({ headings, columns: COLUMNS }));
  expect(await recalled()).toEqual({ ...COLUMNS, other_phone: 2, permission: 4 });
});
