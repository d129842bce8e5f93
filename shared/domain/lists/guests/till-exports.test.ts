import { expect, test } from 'vitest';
import { findDayOrder } from '../day-order.ts';
import { readListTable } from '../list-table.ts';
import { guestReader } from './canonical-guests.ts';
import { GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';

const EXPORTS: { till: string; text: string; columns: object; guest: object }[] = [
  {
    till: 'Square customer directory',
    text: `Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status
,Ana,Ruiz,ana@example.com,+12125550147,,,12 Court St,Brooklyn,NY,11201,1985-04-02,,7XKQ2A9,Terminal,2024-11-30,2026-08-19,14,$612.40,unknown
,Bob,Lee,,(212) 555-0148,,Lee & Sons,,,,,,likes the corner table,7XKQ2B1,Directory,2025-02-01,2026-09-02,3,$98.00,unsubscribed`,
    columns: { name: 1, last_name: 2, phone: 4, last_order: 16 },
    guest: { name: 'Ana Ruiz', phone: '+12125550147', lastOrder: '2026-08-19' },
  },
  {
    till: 'Toast guestbook',
    text: `"Guest ID","First name","Last name","Email","Phone","Total visits","Lifetime spend","First visit","Last visit date","Birthday"
"48201","Cleo","Marsh","cleo@example.com","2125550150","7","301.12","01/14/2025","08/30/2026",""
"48202","Dev","Patel","","2125550151","2","61.00","06/02/2026","07/04/2026","03/09"`,
    columns: { name: 1, last_name: 2, phone: 4, last_order: 8 },
    guest: { name: 'Cleo Marsh', phone: '2125550150', lastOrder: '2026-08-30' },
  },
  {
    till: 'Clover customers',
    text: `Customer ID,First Name,Last Name,Phone Numbers,Email Addresses,Addresses,Marketing Allowed,Customer Since,Last Order
GK3W1,Eve,Stone,"(718) 555-0161, (718) 555-0162",eve@example.com,,true,"Jan 3, 2024 6:12 PM","Sep 8, 2026 7:41 PM"
GK3W2,Finn,O'Hara,718-555-0163,,,false,"Mar 9, 2025 1:00 PM","Aug 1, 2026 12:05 PM"`,
    columns: { name: 1, last_name: 2, phone: 3, last_order: 8, permission: 6 },
    guest: { name: 'Eve Stone', phone: '(718) 555-0161', lastOrder: '2026-09-08' },
  },
  {
    till: 'Lightspeed customers',
    text: `"customer_code","first_name","last_name","company_name","customer_group","mobile","phone","fax","email","date_of_birth","created_at","last_sale","year_to_date"
"AR-0001","Gia","Romano","","All","0491 570 156","(02) 5550 0170","","gia@example.com","1990-01-01","2023-05-05 10:11:12","2026-08-03 19:20:21","812.50"`,
    columns: { name: 1, last_name: 2, phone: 5, other_phone: 6, last_order: 11 },
    guest: { name: 'Gia Romano', phone: '0491 570 156', lastOrder: '2026-08-03' },
  },
  {
    till: 'SumUp, in German',
    text: `Kundenname;E-Mail;Telefonnummer;Kunde seit;Letzter Einkauf;Anzahl Einkäufe
Jürgen Weiß;jw@example.de;+49 30 901820;01.02.2024;25.07.2026;9
Ina Groß;;0151 23456789;11.11.2025;03.08.2026;2`,
    columns: { name: 0, phone: 2, last_order: 4 },
    guest: { name: 'Jürgen Weiß', phone: '+49 30 901820', lastOrder: '2026-07-25' },
  },
  {
    till: 'Zettle sales by customer',
    text: `Customers by sales\nPeriod,2026-01-01 to 2026-10-31\n\nName\tMobile\tE-mail\tLatest order\tOrders`
      .replace('Period,2026', 'Period: 2026')
      .concat('\nKarin Åberg\t+46 70 123 45 67\tka@example.se\t2026-06-30\t4'),
    columns: { name: 0, phone: 1, last_order: 3 },
    guest: { name: 'Karin Åberg', phone: '+46 70 123 45 67', lastOrder: '2026-06-30' },
  },
  {
    till: 'an order list with one row an order',
    text: `Order #,Order Date,Customer Name,Customer Phone,Item Name,Server Name,Total
1048210001,8/28/26 18:03,Lou Park,(646) 555-0181,Ramen,Kim,18.50
1048210002,8/29/26 12:44,Max Poe,646.555.0182,Gyoza,Kim,9.00`,
    columns: { name: 2, phone: 3, last_order: 1 },
    guest: { name: 'Lou Park', phone: '(646) 555-0181', lastOrder: '2026-08-28' },
  },
  {
    till: 'a French booking system',
    text: `Nom;Prénom;Téléphone portable;Anniversaire;Dernière visite
Dubois;Zoé;06 12 34 56 78;14/07/1988;28/08/2026`,
    columns: { name: 1, last_name: 0, phone: 2, last_order: 4 },
    guest: { name: 'Zoé Dubois', phone: '06 12 34 56 78', lastOrder: '2026-08-28' },
  },
  {
    till: 'a till of several locations, whose own numbers are no guests',
    text: `Location,Location Phone,Customer,Customer Phone,Last Check-in\nMain,2125559999,Ana Ruiz,2125550188,8/30/2026`,
    columns: { name: 2, phone: 3, last_order: 4 },
    guest: { name: 'Ana Ruiz', phone: '2125550188', lastOrder: '2026-08-30' },
  },
  {
    till: 'numbers copied from a phone, with marks of direction and long dashes',
    text: `Name,Phone,Last Visit\nAna,\u202A+1 212–555–0187\u202C,8/30/2026`,
    columns: { name: 0, phone: 1, last_order: 2 },
    guest: { name: 'Ana', phone: '+1 212-555-0187', lastOrder: '2026-08-30' },
  },
  {
    till: 'a spreadsheet that keeps numbers in formulas',
    text: `Name,Phone,Last Visit\nAna,"=""2125550186""",8/30/2026`,
    columns: { name: 0, phone: 1, last_order: 2 },
    guest: { name: 'Ana', phone: '2125550186', lastOrder: '2026-08-30' },
  },
  {
    till: 'a till with headings of a database',
    text: `CUST_FNAME,CUST_LNAME,CONTACT,LAST_TXN_DT\nANA,RUIZ,2125550189,20260830`,
    columns: { name: 0, last_name: 1, phone: 2, last_order: 3 },
    guest: { name: 'ANA RUIZ', phone: '2125550189', lastOrder: '2026-08-30' },
  },
  {
    till: 'a spreadsheet without headings',
    text: `Ann Bell,212-555-0190,2026-07-01\nBo Chan,212-555-0191,2026-07-02`,
    columns: { name: 0, phone: 1, last_order: 2 },
    guest: { name: 'Ann Bell', phone: '212-555-0190', lastOrder: '2026-07-01' },
  },
  {
    till: 'a spreadsheet that saved days as numbers',
    text: `Guest,Cell,Last Seen\nIda Fox,3.12555E+09,46254\nJon Gray,3125550195,46230.75`,
    columns: { name: 0, phone: 1, last_order: 2 },
    guest: { name: 'Ida Fox', phone: '3.12555E+09', lastOrder: '2026-08-20' },
  },
];

const bytes = (text: string) => new TextEncoder().encode(text);

test.each(EXPORTS)('$till: its columns and days are found', async ({ text, columns, guest }) => {
  const table = readListTable(bytes(text), GUEST_LIST);
  const found = proposeGuestColumns(table);
  expect(found).toEqual(columns);
  const days = table.rows.map(({ cells }) => cells[found.last_order ?? -1] ?? '');
  const finding = findDayOrder(days);
  expect(finding.kind).not.toBe('open');
  const order = finding.kind === 'shown' ? finding.order : 'month_first';
  const [first] = table.rows;
  expect(
    guestReader(table, { columns: found, order, region: 'US' })(first ?? { line: 0, cells: [] }),
  ).toMatchObject({
    ...guest,
    hasDay: true,
  });
});

test.each([
  { what: 'a birthday is no order', text: 'Name,Phone,Birthday\nAna,2125550147,1985-04-02' },
  { what: 'the day of joining is no order', text: 'Name,Phone,Customer Since\nAna,2125550147,2024-04-02' },
  { what: 'the first visit is no last one', text: 'Name,Phone,First Visit\nAna,2125550147,2024-04-02' },
])('$what: it is left to the owner', async ({ text }) => {
  expect(proposeGuestColumns(readListTable(bytes(text), GUEST_LIST))).toEqual({ name: 0, phone: 1 });
});

test('a number of an order or of a card is no phone number', async () => {
  const text = 'Customer,Order ID,Card Number,Last Visit\nAna,2125550147,4111111111,2026-04-02';
  expect(proposeGuestColumns(readListTable(bytes(text), GUEST_LIST))).toEqual({ name: 0, last_order: 3 });
});

test('a column whose cells are something else is not taken for its heading', async () => {
  const text = 'Name,Phone,Mobile,Last Order\nAna,no,212-555-0147,2026-04-02\nBo,yes,212-555-0148,2026-04-03';
  expect(proposeGuestColumns(readListTable(bytes(text), GUEST_LIST))).toEqual({
    name: 0,
    phone: 2,
    last_order: 3,
  });
});
