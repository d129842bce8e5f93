import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRows } from '#shared/lists/csv-rows.ts';
import { readListTable } from '#shared/lists/list-table.ts';
import { NOT_IN_FILE, refusedCsv } from '#shared/lists/mapping.ts';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import { type ColumnRole, GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';
import type { ListPurpose } from './guest-csv.ts';
import { mapGuestList } from './map-guest-list.ts';

const place = (region: string) => ({ ...emptyProfile('Lupo'), region });

type Choice = {
  region?: string;
  purpose?: ListPurpose;
  order?: 'day_first';
  /** What the owner chooses beyond the proposal. */
  chosen?: Partial<Record<ColumnRole, number>>;
};

function mapped(
  lines: readonly string[],
  { region = 'US', purpose = 'campaign', order, chosen }: Choice = {},
) {
  const table = readListTable(new TextEncoder().encode(lines.join('\r\n')), GUEST_LIST);
  const columns = { ...proposeGuestColumns(table).columns, ...chosen };
  const found = mapGuestList(table, { columns, order }, { purpose, place: place(region) });
  return { table, found };
}

const GERMAN = [
  'Kundennr;Nachname;Vorname;Telefon privat;Mobil;Kunde seit;Letzter Besuch;Werbung erlaubt',
  '1;Weiß;Jürgen;030 901820;0151 23456789;01.02.2024;25.07.2026;ja',
  '2;Groß;Ina;;0171 2345678;11.11.2025;03.08.2026;nein',
  '3;Ümit;Can;;12;11.11.2025;03.08.2026;',
];
const GERMAN_CHOICE: Choice = { region: 'DE', chosen: { other_phone: 3, permission: 7 } };

test('each field of a German list has an example', () => {
  const { found } = mapped(GERMAN, GERMAN_CHOICE);
  expect(found.examples).toEqual({
    name: { from: 'Jürgen', to: 'Jürgen Weiß' },
    last_name: { from: 'Weiß', to: 'Jürgen Weiß' },
    phone: { from: '0151 23456789', to: '+49 1512 3456789' },
    other_phone: { from: '030 901820', to: '+49 30 901820' },
    last_order: { from: '25.07.2026', to: '2026-07-25' },
    permission: { from: 'ja', to: 'OK to text' },
  });
  expect(found).toMatchObject({ order: 'day_first', missing: undefined, refusals: 1 });
});

test('a campaign leaves out opt-outs, and an import records them', () => {
  expect(mapped(GERMAN, GERMAN_CHOICE).found.csv.trim().split(/\r?\n/)).toEqual([
    'customer_name,phone_number,last_order_date',
    "Jürgen Weiß,'+4915123456789,2026-07-25",
    '',
    'Can Ümit,12,2026-08-03',
  ]);
  expect(
    mapped(GERMAN, { ...GERMAN_CHOICE, purpose: 'import' })
      .found.csv.trim()
      .split(/\r?\n/),
  ).toEqual([
    'customer_name,phone_number,last_order_date,sms_opt_in',
    "Jürgen Weiß,'+4915123456789,2026-07-25,ja",
    "Ina Groß,'+491712345678,2026-08-03,nein",
    'Can Ümit,12,2026-08-03,',
  ]);
});

test('rejected rows keep the owner’s columns and add the reason', () => {
  const { table } = mapped(GERMAN, GERMAN_CHOICE);
  expect(refusedCsv(table, ['Line 4: phone_number “12” isn’t a phone number.']).split('\r\n')).toEqual([
    'Kundennr,Nachname,Vorname,Telefon privat,Mobil,Kunde seit,Letzter Besuch,Werbung erlaubt,Reason',
    '3,Ümit,Can,,12,11.11.2025,03.08.2026,,phone_number “12” isn’t a phone number.',
    '',
  ]);
});

test('nothing is created before the owner answers what the file can’t show', () => {
  const lines = ['Name,Phone,Last Visit', 'Ana,2125550147,03/04/2026'];
  expect(mapped(lines).found).toMatchObject({
    missing: 'Choose your file’s date format (month first or day first)',
    csv: '',
  });
  expect(mapped(lines, { order: 'day_first' }).found).toMatchObject({ missing: undefined });
  expect(mapped(['Name,Phone', 'Ana,2125550147']).found.missing).toBe(
    'Choose the column with last order dates',
  );
  expect(mapped(['Name,Phone', 'Ana,2125550147'], { purpose: 'import' }).found.missing).toBeUndefined();
});

const CONSENT = [
  'Name,Phone,Last visit,Marketing consent,Consent date',
  'Ana,514-555-0101,2026-08-30,Explicit,2025-01-05',
  'Ben,514-555-0102,2026-07-04,Unsubscribed,2026-02-05',
  'Cleo,514-555-0103,2026-07-14,Implicit,2026-05-05',
  'Dan,514-555-0104,2026-07-15,,',
];

test('consent is asked about and read only from the chosen column', () => {
  expect(mapped(CONSENT).found.missing).toBe(
    'Choose the column that shows who agreed to texts, or “Not in this file”',
  );
  const chosen = mapped(CONSENT, { chosen: { permission: 3 } }).found;
  expect(chosen).toMatchObject({ missing: undefined, refusals: 1 });
  expect(chosen.examples.permission).toEqual({ from: 'Explicit', to: 'OK to text' });
  expect(mapped(CONSENT, { chosen: { permission: NOT_IN_FILE } }).found).toMatchObject({
    missing: undefined,
    refusals: 0,
  });
});

test('a date alone isn’t consent', () => {
  expect(mapped(CONSENT, { chosen: { permission: 4 } }).found.missing).toBe(
    'The marketing opt-in column has no yes-or-no answers. Choose a different column.',
  );
});

test('the opt-out column accepts a yes, a mark, or a date', () => {
  const lines = ['Name,Phone,Last visit,Sperre', 'Ana,2125550147,2026-08-19,', 'Bo,2125550148,2026-08-19,'];
  for (const cell of ['ja', 'x', '2026-05-01']) {
    const { found } = mapped([lines[0] ?? '', lines[1] ?? '', `${lines[2]}${cell}`], {
      chosen: { opt_out: 3 },
    });
    expect([cell, found.refusals]).toEqual([cell, 1]);
  }
});

test.each(['Not given', 'No thanks', 'N - asked to stop', 'Withdrawn', 'Email only', 'per manager'])(
  'a guest whose answer is “%s” isn’t texted',
  (cell) => {
    const lines = [
      'Name,Phone,Last visit,SMS consent',
      'Ana,212-555-0147,2026-03-01,Yes - at the counter',
      `Bo,212-555-0148,2026-03-02,${cell}`,
    ];
    const { csv } = mapped(lines, { chosen: { permission: 3 } }).found;
    expect([...csv.matchAll(/55501\d\d/g)].map(([phone]) => phone)).toEqual(['5550147']);
  },
);

test.each([
  ['GB', '020 7946 0000,07400 123456', '+447400123456'],
  ['GB', '07400 123456,020 7946 0000', '+447400123456'],
  ['GB', '020 7946 0000,', '+442079460000'],
  ['GB', ',07400 123456', '+447400123456'],
  ['US', '212-555-0147,212-555-0148', '+12125550147'],
  ['US', '212-555-0147 ::: 212-555-0148,', '+12125550147'],
  ['US', '212-555-0147 (home); 212-555-0148 (cell),', '+12125550148'],
])('in %s the number of %s is %s: a mobile first', (region, phones, expected) => {
  const lines = ['Name,Phone,Alt Phone,Last Visit', `Ana,${phones},2026-08-30`];
  const { found } = mapped(lines, { region, chosen: { phone: 1, other_phone: 2 } });
  expect(found.csv).toContain(`${expected},2026-08-30`);
});

test('a file without usable guests is rejected and can be mapped again', () => {
  const lines = ['Name,Phone,Last Visit,SMS Opt-In,Fax', 'Ana,2125550147,2026-08-19,no,'];
  expect(mapped(lines, { chosen: { permission: 3 } }).found).toMatchObject({
    missing: 'Everyone in this file opted out of marketing. Choose a different file.',
    refusals: 1,
  });
  const table = readListTable(new TextEncoder().encode(lines.join('\n')), GUEST_LIST);
  const mapping = { columns: { phone: 4, last_order: 4, permission: NOT_IN_FILE }, order: undefined };
  expect(mapGuestList(table, mapping, { purpose: 'campaign', place: place('US') }).missing).toBe(
    'The columns you chose are empty in every row. Choose different columns.',
  );
});

test('each row keeps its line for any choice of columns', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'Ana',
      '"',
      '2125550147',
      '+49 151 23456789',
      '2026-08-19',
      '03/04/2026',
      'no',
      '=1+1',
    ),
    fc.string({ maxLength: 12 }),
  );
  const row = fc.array(cell, { minLength: 4, maxLength: 4 }).filter((cells) => cells[0] !== '');
  const columns = fc.dictionary(
    fc.constantFrom(...(Object.keys(GUEST_LIST.fields) as ColumnRole[])),
    fc.nat({ max: 3 }),
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), columns, (cells, chosen) => {
      const rows = cells.map((each, index) => ({ line: 3 + 2 * index, cells: each }));
      const table = { headings: ['A', 'B', 'C', 'SMS opt-in'], headingLine: 2, rows };
      const mapping = { columns: { phone: 1, last_order: 2, ...chosen }, order: 'day_first' as const };
      const { csv } = mapGuestList(table, mapping, { purpose: 'campaign', place: place('US') });
      const lines = new Set(rows.map(({ line }) => line));
      const [, ...made] = [...csvRows(csv.replaceAll('\r\n', '\n'), ',')];
      expect(made.filter(({ line }) => !lines.has(line))).toEqual([]);
    }),
  );
});
