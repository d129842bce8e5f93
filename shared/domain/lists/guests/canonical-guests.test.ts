import { expect, test } from 'vitest';
import { readListTable } from '../list-table.ts';
import { atOnce } from '../turns.ts';
import { UnreadableList } from '../unreadable-list.ts';
import { answersOf, isOwnList, toGuestList, withOwnLine } from './canonical-guests.ts';
import { GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';
import { readGuestList } from './read-guest-list.ts';

const SETTINGS = { region: 'US', today: '2026-11-01' };
const COLUMNS = { name: 0, phone: 1, last_order: 2 };
const bytes = (text: string) => new TextEncoder().encode(text);

async function listOf(text: string) {
  const table = readListTable(bytes(text), GUEST_LIST);
  const { csv, linesAdded } = toGuestList(table, { columns: COLUMNS, order: 'month_first', region: 'US' });
  return { list: atOnce(readGuestList(bytes(csv), SETTINGS)), linesAdded };
}

test('the platform reads the list as the export says it, each row on its own line', async () => {
  const { list } = await listOf(
    'Report of guests\n\nWho,Tel,Last Visit\n"Ruiz, Ana\nMaria",212-555-0147,8/19/2026\n\n=Bob,12,8/20/2026\nCy,2125550149,soon\n',
  );
  expect(list.guests).toMatchObject([
    { name: 'Ana Maria Ruiz', phone: '+12125550147', visits: ['2026-08-19'] },
  ]);
  expect(list.problems.map(({ message }) => message)).toEqual([
    'Line 7: phone_number “12” isn’t a phone number. Include the area code, or delete the line.',
    'Line 8: last_order_date is “soon”. Enter it as YYYY-MM-DD, such as 2026-11-01.',
  ]);
});

test('lines of a file without headings are its own', async () => {
  const { list, linesAdded } = await listOf('Ana,212-555-0147,8/19/2026\nBo,12,8/19/2026');
  expect(list.problems.map(({ message }) => withOwnLine(message, linesAdded).slice(0, 7))).toEqual([
    'Line 2:',
  ]);
});

test('a list in our columns goes as it is, with other days it does not', async () => {
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
  ['', 'We couldn’t find a table of guests in this file. It needs columns and rows.'],
  ['just a note', 'We couldn’t find a table of guests in this file. It needs columns and rows.'],
  ['Name,Phone\n', 'Your file has column names but no rows. Add rows, or choose a different file.'],
  ['Name,Phone\n"Ana,212', 'Line 2: a quotation mark (") is opened but never closed. Close or remove it.'],
])('a file that is no table says what to do: %j', async (text, message) => {
  expect(() => readListTable(bytes(text), GUEST_LIST)).toThrow(new UnreadableList(message));
});

test.each([
  ['200,000 empty lines', `Name,Phone\n${'\n'.repeat(200_000)}`, /more than 100,000 lines/],
  ['10,000 columns', `${'Name,'.repeat(10_000)}\nAna`, /more than 200 columns/],
  ['a quotation mark that never ends', `Name,Phone\nAna,"${'x'.repeat(1_000_000)}`, /never closed/],
])('%s: what to do is said', async (_what, text, message) => {
  expect(() => readListTable(bytes(text), GUEST_LIST)).toThrow(message);
});

test('an export in UTF-16 with tabs is read', async () => {
  const text = '\uFEFFName\tPhone\tLast Visit\r\nJosé\t2125550147\t8/19/2026\r\n';
  const table = readListTable(new Uint8Array(Buffer.from(text, 'utf16le')), GUEST_LIST);
  expect(table).toEqual({
    headings: ['Name', 'Phone', 'Last Visit'],
    headingLine: 1,
    rows: [{ line: 2, cells: ['José', '2125550147', '8/19/2026'] }],
  });
});

test('who said no to marketing at the till is not in the list; who was not asked is', async () => {
  const text =
    'Name,Phone,Last Visit,SMS Opt-In\nAna,2125550147,8/19/2026,No\nBo,2125550148,8/19/2026,\nCy,2125550149,8/19/2026,yes';
  const table = readListTable(bytes(text), GUEST_LIST);
  const columns = proposeGuestColumns(table);
  const { csv } = toGuestList(table, { columns, order: 'month_first', region: 'US' });
  expect(columns).toEqual({ ...COLUMNS, permission: 3 });
  expect(atOnce(readGuestList(bytes(csv), SETTINGS)).guests.map(({ name }) => name)).toEqual(['Bo', 'Cy']);
  expect(csv.split(/\r?\n/).map((line) => line.slice(0, 3))).toEqual(['cus', '', 'Bo,', 'Cy,', '']);
});

test.each([
  ['Do Not Text', 'No', 'Yes'],
  ['SMS Opt-Out', '', 'Y'],
  ['Unsubscribed', 'FALSE', 'TRUE'],
  ['Opted Out', '', 'x'],
  ['SMS Status', 'Subscribed', 'Unsubscribed'],
  ['Opt In/Opt Out', 'Yes', 'No'],
  ['SMS Consent', 'Granted', 'Withdrawn'],
  ['Marketing Opt-In', 'opt-in', 'opt-out'],
  ['Unsubscribed At', '', '2026-05-01 10:00'],
  ['SMS Opt-In Date', '2025-05-01', 'Opted out'],
  ['DNC', '', 'X'],
  ['Accepte SMS', 'Oui', 'Refusé'],
  ['STOP SMS', 'Non', 'Oui'],
  ['Acepta publicidad', 'Sí', 'No'],
  ['Consenso', 'Sì', 'No'],
  ['SMS-Werbung', 'Ja', 'Nein'],
  ['OK to text', '✓', '✗'],
  ['Blacklisted', '✘', '✔'],
  ['SMS', 'Yes', 'No'],
])('the column %s says who wants no texts', async (heading, agrees, refuses) => {
  const text = `Name,Phone,Last Visit,${heading}\nAna,2125550147,8/19/2026,${agrees}\nBo,2125550148,8/19/2026,${refuses}`;
  const table = readListTable(bytes(text), GUEST_LIST);
  const { csv } = toGuestList(table, {
    columns: proposeGuestColumns(table),
    order: 'month_first',
    region: 'US',
  });
  expect(atOnce(readGuestList(bytes(csv), SETTINGS)).guests.map(({ name }) => name)).toEqual(['Ana']);
});

test('who refuses in any column is in no list, whatever the others say', async () => {
  const text =
    'Name,Phone,Last Visit,SMS Opt-In,Accepts Marketing,SMS\nAna,2125550147,8/19/2026,yes,yes,yes\nBo,2125550148,8/19/2026,yes,no,yes\nCy,2125550149,8/19/2026,no,yes,yes\nDi,2125550150,8/19/2026,yes,yes,no';
  const table = readListTable(bytes(text), GUEST_LIST);
  const { csv } = toGuestList(table, {
    columns: proposeGuestColumns(table),
    order: 'month_first',
    region: 'US',
  });
  expect(atOnce(readGuestList(bytes(csv), SETTINGS)).guests.map(({ name }) => name)).toEqual(['Ana']);
});

test('a column SMS with numbers says nothing of permission', async () => {
  const text = 'Name,Phone,Last Visit,SMS\nAna,2125550147,8/19/2026,2\nBo,2125550148,8/19/2026,0';
  const table = readListTable(bytes(text), GUEST_LIST);
  expect(proposeGuestColumns(table).permission).toBeUndefined();
});

test('who agreed once and has left since is in no list', async () => {
  const text =
    'Name,Phone,Last Visit,SMS Opt-In,Unsubscribed\nAna,2125550147,8/19/2026,yes,\nBo,2125550148,8/19/2026,yes,2026-05-01';
  const table = readListTable(bytes(text), GUEST_LIST);
  const { csv } = toGuestList(table, {
    columns: proposeGuestColumns(table),
    order: 'month_first',
    region: 'US',
  });
  expect(atOnce(readGuestList(bytes(csv), SETTINGS)).guests.map(({ name }) => name)).toEqual(['Ana']);
});

test('the columns that say who wants texts are told from those that say something else', async () => {
  const text =
    'Name,Phone,Last Visit,SMS Opt-In,Unsubscribed,Email Opt-In,VIP,Visits\nAna,2125550147,8/19/2026,yes,,yes,Y,1\nBo,2125550148,8/19/2026,no,,,,0';
  const table = readListTable(bytes(text), GUEST_LIST);
  const named = ({ read, passedOver }: ReturnType<typeof answersOf>) =>
    [read, passedOver].map((columns) => columns.map(({ heading }) => heading));
  const columns = proposeGuestColumns(table);
  expect(named(answersOf(table, columns))).toEqual([
    ['SMS Opt-In', 'Unsubscribed'],
    ['Email Opt-In', 'VIP'],
  ]);
  const { permission: _, ...without } = columns;
  expect(named(answersOf(table, without))).toEqual([[], ['SMS Opt-In', 'Email Opt-In', 'VIP']]);
});

test.each([
  ['GB', 'Name,Contact No. 1,Contact No. 2,Last Visit', '020 7946 0000,07400 123456', '+447400123456'],
  ['GB', 'Name,Phone,Alt Phone,Last Visit', '020 7946 0000,07400 123456', '+447400123456'],
  ['GB', 'Name,Phone,Alt Phone,Last Visit', '07400 123456,020 7946 0000', '+447400123456'],
  ['JP', '氏名,電話番号1,電話番号2,前回来店', '03-1234-5678,090-1234-5678', '+819012345678'],
  ['GB', 'Name,Phone,Alt Phone,Last Visit', '020 7946 0000,', '+442079460000'],
  ['US', 'Name,Phone,Alt Phone,Last Visit', '212-555-0147,212-555-0148', '+12125550147'],
])(
  'a number that cannot be a mobile comes after one that can: %s, %s, %s',
  (region, headings, phones, expected) => {
    const table = readListTable(bytes(`${headings}\nAna,${phones},2026-08-30`), GUEST_LIST);
    const columns = proposeGuestColumns(table);
    const { csv } = toGuestList(table, { columns, order: 'month_first', region });
    expect(csv).toContain(`${expected},2026-08-30`);
  },
);

test.each([
  ['Name,Phone,Date', 'Ana,2125550147,1985-08-30\nBo,2125550148,1991-02-03', undefined],
  ['Name,Phone,Date', 'Ana,2125550147,1985-08-30\nBo,2125550148,2026-02-03', 2],
  ['Name,Phone,Last Visit', 'Ana,2125550147,1999-08-30', 2],
  ['氏名,電話番号,最終予約日時,前回来店', 'Ana,0312345678,2026-08-30,2026-08-19', 3],
  ['Name,Phone,Last Booking,Last Visit', 'Ana,2125550147,2026-08-30,2026-08-19', 3],
])(
  'the last visit is no day of birth, and no booking where visits are listed: %s, %s',
  (headings, rows, column) => {
    const table = readListTable(bytes(`${headings}\n${rows}`), GUEST_LIST);
    expect(proposeGuestColumns(table).last_order).toBe(column);
  },
);
