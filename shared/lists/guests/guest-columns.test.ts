import { expect, test } from 'vitest';
import { readListTable } from '#shared/lists/list-table.ts';
import {
  type ColumnRole,
  GUEST_LIST,
  looksLikePhone,
  mayHoldConsent,
  proposeGuestColumns,
} from './guest-columns.ts';

const tableOf = (...lines: string[]) =>
  readListTable(new TextEncoder().encode(lines.join('\r\n')), GUEST_LIST);

type Proposed = Partial<Record<ColumnRole, string>>;

function proposed(...lines: string[]): Proposed {
  const table = tableOf(...lines);
  const { columns } = proposeGuestColumns(table);
  const named = Object.entries(columns).map(([role, index]) => [role, table.headings[index]]);
  return Object.fromEntries(named);
}

/** Fields that are not listed have no proposal: the owner is asked. */
const CASES: readonly (readonly [what: string, expected: Proposed, ...lines: string[]])[] = [
  [
    'a register in English',
    { name: 'First name', last_name: 'Last name', phone: 'Phone', last_order: 'Last visit date' },
    '"Guest ID","First name","Last name","Email","Phone","First visit","Last visit date"',
    '"1","Ana","Ruiz","ana@example.com","+1 (617) 555-0101","01/14/2025","08/30/2026"',
  ],
  [
    'a mobile beside a phone',
    {
      name: 'First Name',
      last_name: 'Last Name',
      phone: 'Mobile Phone Number',
      other_phone: 'Phone Number',
      last_order: 'Last Visit',
    },
    'ID;First Name;Last Name;Mobile Phone Number;Phone Number;Birthdate;Date Created;Last Visit',
    '9001;Ana;Ruiz;07400123456;02079460000;02-04-1985;05-01-2025;30-08-2026',
    '9002;Ben;Low;;07400123457;;05-01-2025;14-07-2026',
  ],
  [
    'two phones of which neither is called a mobile',
    { name: 'Name', last_order: 'Last visit' },
    'Name,Phone,Alt Phone,Last visit',
    'Ana,020 7946 0000,07400 123456,2026-08-30',
  ],
  [
    'contacts of Google, whose phones have types',
    { name: 'Given Name', last_name: 'Family Name' },
    'Name,Given Name,Family Name,Birthday,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value',
    'Ana Ruiz,Ana,Ruiz,1985-04-02,Home,+1 503-555-0100 ::: +1 503-555-0199,Mobile,+1 503-555-0101',
    'Ben Low,Ben,Low,,Mobile,(503) 555-0102,,',
  ],
  [
    'days of which none is a visit',
    { name: 'First Name', last_name: 'Last Name', phone: 'Phone_Number' },
    'Name,First Name,Last Name,Phone_Number,Date_Birth,Date_Add,Date_Edit,Expiry_Date',
    'Ana Ruiz,Ana,Ruiz,087 123 4567,1985-04-02,2024-01-05 10:11:12,2026-08-30 19:20:21,2027-08-01',
  ],
  [
    'headings in Japanese',
    { name: '顧客名', phone: '電話番号', last_order: '最終来店日' },
    '会員番号,顧客名,電話番号,郵便番号,誕生日,初回来店日,最終来店日',
    '10001,山田 花子,090-1234-5678,150-0001,1985/04/02,2025/01/05,2026/08/30',
    '10002,佐藤 太郎,08012345679,,,2025/02/05,2026年7月4日',
  ],
  [
    'a consent column with its date',
    { name: 'First name', last_name: 'Last name', phone: 'Phone', last_order: 'Last visit' },
    'First name,Last name,Phone,Marketing consent,Consent date,Last visit',
    'Ana,Ruiz,514-555-0101,Explicit,2025-01-05,2026-08-30',
    'Ben,Low,514-555-0102,Unsubscribed,2026-02-05,2026-07-04',
  ],
  [
    'headings in German',
    { name: 'Vorname', last_name: 'Nachname', phone: 'Mobil', last_order: 'Letzter Besuch' },
    'Kundennr;Nachname;Vorname;Telefon privat;Mobil;Kunde seit;Letzter Besuch',
    '1;Weiß;Jürgen;030 901820;0151 23456789;01.02.2024;25.07.2026',
  ],
  [
    'headings in French, where the name beside a first name may be the last one',
    { name: 'Prénom', phone: 'Téléphone portable', last_order: 'Dernière visite' },
    'Nom,Prénom,Téléphone portable,Anniversaire,Dernière visite',
    'Roy,Ana,06 12 34 56 78,02/04/1985,30/08/2026',
  ],
  [
    'headings in Spanish',
    { name: 'Nombre completo', phone: 'Teléfono', last_order: 'Última visita' },
    'Nombre completo,Teléfono,Fecha de alta,Última visita',
    'Ana Ruiz,612 345 678,05/01/2025,30/08/2026',
  ],
  [
    'headings in Italian',
    { name: 'Nominativo', phone: 'Cellulare', last_order: 'Ultimo ordine' },
    'Nominativo,Cellulare,Ultimo ordine',
    'Ana Ruiz,347 123 4567,30/08/2026',
  ],
  [
    'a row for each order',
    { name: 'Customer Name', phone: 'Customer Phone', last_order: 'Order Date' },
    'Order ID,Order Date,Customer Name,Customer Phone,Order Total',
    '8Q2,28-Aug-2026 06:03 PM EDT,"Park, Lou",(646) 555-0112,18.50',
  ],
  [
    'a plain date beside another',
    { name: 'Name', phone: 'Phone' },
    'Name,Phone,Date,Member since',
    'Ana,212-555-0147,2026-08-30,2024-01-05',
  ],
  [
    'days that lie ahead',
    { name: 'Name', phone: 'Phone' },
    'Name,Phone,Last Visit',
    'Ana,212-555-0147,2090-08-30',
  ],
  [
    'an empty mobile column',
    { name: 'Name', phone: 'Phone', last_order: 'Last visit' },
    'Name,Mobile,Phone,Last visit',
    'Ana,,212-555-0147,2026-08-30',
  ],
  [
    'a title and a period above the headings',
    { name: 'Customer', phone: 'Phone Number', last_order: 'Last Visit Date' },
    'Sales by customer',
    'Jan 1, 2026 - Oct 31, 2026',
    '',
    'Customer,Phone Number,Email,Last Visit Date',
    'Cleo Marsh,6175550103,,8/30/2026',
  ],
  [
    'no headings, and one column of each kind',
    { name: 'Column 1', phone: 'Column 2', last_order: 'Column 3' },
    'Ana,212-555-0147,8/19/2026',
    'Bo,212-555-0148,8/20/2026',
  ],
  [
    'no headings, and two columns of days',
    { name: 'Column 1', phone: 'Column 2' },
    'Ana,212-555-0147,8/19/2026,1985-04-02',
    'Bo,212-555-0148,8/20/2026,1991-02-03',
  ],
  [
    'abbreviations that we do not know',
    {},
    'CUST_NM,CUST_PHONE_NBR,OPEN_DT,LAST_TRAN_DT',
    'Ana,6175550101,2025-01-05,2026-08-30',
  ],
];

for (const [what, expected, ...lines] of CASES)
  test(`${what}: known columns are proposed, and the rest is asked`, () => {
    expect(proposed(...lines)).toEqual(expected);
  });

test('a proposal by heading is certain, by cells alone a guess', () => {
  expect(proposeGuestColumns(tableOf('Name,Mobile', 'Ana,212-555-0147')).confidences).toEqual({
    name: 'sure',
    phone: 'sure',
  });
  expect(proposeGuestColumns(tableOf('Ana,212-555-0147', 'Bo,212-555-0148')).confidences).toEqual({
    name: 'guess',
    phone: 'guess',
  });
});

test.each([
  ['Marketing consent', 'Explicit', true],
  ['Do Not Text', '', true],
  ['VIP', 'yes', true],
  ['SMS', '2', false],
  ['Consent date', '2025-01-05', false],
  ['Visits', '4', false],
])('whether consent is asked about: %s with %j, %s', (heading, cell, isAsked) => {
  expect(mayHoldConsent(tableOf(`Name,Phone,${heading}`, `Ana,212-555-0147,${cell}`))).toBe(isAsked);
});

test.each([
  ['(12) 345-678', true],
  ['(12) 345-67', false],
  ['1234567890', true],
  ['123456789', false],
])('%s looks like a phone number: %s', (cell, isPhone) => {
  expect(looksLikePhone(cell)).toBe(isPhone);
});
