import { expect, test } from 'vitest';
import { readListTable } from '#shared/lists/list-table.ts';
import { UnreadableList } from '#shared/lists/unreadable-list.ts';
import { GUEST_LIST } from './guest-columns.ts';
import { isOwnList, makeGuestCsv, withOwnLine } from './guest-csv.ts';
import { createPhoneReader } from './phone-reader.ts';

const COLUMNS = { name: 0, phone: 1, last_order: 2 };
const bytes = (text: string) => new TextEncoder().encode(text);

function makeList(text: string) {
  const table = readListTable(bytes(text), GUEST_LIST);
  const reading = { columns: COLUMNS, order: 'month_first' as const, readPhone: createPhoneReader('US') };
  return makeGuestCsv(table, reading, 'campaign');
}

test('each row has our columns and keeps its line', () => {
  const { csv } = makeList(
    'Report of guests\n\nWho,Tel,Last Visit\n"Ruiz,\nAna Maria",212-555-0147,8/19/2026\n\n=Bob,12,8/20/2026\nCy,2125550149,soon\n',
  );
  expect(csv.split(/\r?\n/)).toEqual([
    '',
    '',
    'customer_name,phone_number,last_order_date',
    "Ana Maria Ruiz,'+12125550147,2026-08-19",
    '',
    '',
    "'=Bob,12,2026-08-20",
    "Cy,'+12125550149,soon",
    '',
  ]);
});

test('a file without headings keeps its lines', () => {
  const { linesAdded } = makeList('Ana,212-555-0147,8/19/2026\nBo,12,8/19/2026');
  expect(withOwnLine('Line 3: phone_number “12” isn’t a phone number.', linesAdded)).toMatch(/^Line 2:/);
});

test('a list in our format is unchanged unless its dates differ', async () => {
  const header = 'Phone_Number,customer name,last_order_date\n';
  const isList = async (text: string) => isOwnList(readListTable(bytes(text), GUEST_LIST), 'campaign');
  expect(await isList(`${header}2125550147,Ana,2026-08-19\n2125550148,Bo,`)).toBe(true);
  expect(await isList(`${header}2125550147,Ana,8/19/2026`)).toBe(false);
  expect(
    await isList('customer_name,phone_number,last_order_date,opted_out\nAna,2125550147,2026-08-19,yes'),
  ).toBe(false);
  expect(await isList('Name,Phone,Last Visit\nAna,2125550147,2026-08-19')).toBe(false);
});

test.each([
  ['', 'We couldn’t find a table of guests in this file. The file needs columns and rows.'],
  ['just a note', 'We couldn’t find a table of guests in this file. The file needs columns and rows.'],
  ['Name,Phone\n', 'Your file has column names but no rows. Add rows, or choose a different file.'],
  ['Name,Phone\n"Ana,212', 'Line 2: a quotation mark (") is opened but never closed. Close or remove it.'],
])('a file without a table says what to do: %j', async (text, message) => {
  expect(() => readListTable(bytes(text), GUEST_LIST)).toThrow(new UnreadableList(message));
});

test.each([
  ['200,000 empty lines', `Name,Phone\n${'\n'.repeat(200_000)}`, /more than 100,000 lines/],
  ['10,000 columns', `${'Name,'.repeat(10_000)}\nAna`, /more than 200 columns/],
  ['a quotation mark that never ends', `Name,Phone\nAna,"${'x'.repeat(1_000_000)}`, /never closed/],
])('%s: the error says what to do', async (_what, text, message) => {
  expect(() => readListTable(bytes(text), GUEST_LIST)).toThrow(message);
});

test('a UTF-16 export with tabs is read', async () => {
  const text = '\uFEFFName\tPhone\tLast Visit\r\nJosé\t2125550147\t8/19/2026\r\n';
  const table = readListTable(new Uint8Array(Buffer.from(text, 'utf16le')), GUEST_LIST);
  expect(table).toEqual({
    headings: ['Name', 'Phone', 'Last Visit'],
    headingLine: 1,
    rows: [{ line: 2, cells: ['José', '2125550147', '8/19/2026'] }],
  });
});
