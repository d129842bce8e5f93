import { expect, test } from 'vitest';
import { findDayOrder } from '../day-order.ts';
import { readListTable } from '../list-table.ts';
import { atOnce } from '../turns.ts';
import { toGuestList } from './canonical-guests.ts';
import { GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';
import { readGuestList } from './read-guest-list.ts';

/** What the platform must read of a file: name, E.164 number and days of each guest, in the order of the list. */
type RealExport = {
  what: string;
  /** Lines of the file; or its bytes where the encoding is the point. */
  text: string;
  encoding?: 'utf16le' | 'latin1';
  /** Of the restaurant; `US` where it is not said. */
  region?: string;
  guests: readonly (readonly [name: string, phone: string, ...days: string[]])[];
  /** Rows that nobody can read: each is told with its line. */
  problems?: number;
  /** Where the file cannot show it, the owner is asked and answers so. */
  asks?: 'day_first' | 'month_first';
};

const file = (...lines: string[]) => lines.join('\r\n');

/** As tills, booking systems and spreadsheets save them: made up by us after the headings that each is known for. */
const REAL_EXPORTS: readonly RealExport[] = [
  {
    what: 'Toast guests, with country codes and quotes everywhere',
    text: file(
      '"Guest ID","First name","Last name","Email","Phone","Total visits","Lifetime spend","First visit","Last visit date"',
      '"1","Ana","Ruiz","ana@example.com","+1 (617) 555-0101","7","301.12","01/14/2025","08/30/2026"',
      '"2","Ben","O\'Hara, Jr.","","+1 (617) 555-0102","2","61.00","06/02/2026","07/04/2026"',
    ),
    guests: [
      ['Ana Ruiz', '+16175550101', '2026-08-30'],
      ["Ben O'Hara, Jr.", '+16175550102', '2026-07-04'],
    ],
  },
  {
    what: 'Toast sales by customer, with a title, a period and totals',
    text: file(
      'Sales by customer',
      'Jan 1, 2026 - Oct 31, 2026',
      '',
      'Customer,Phone Number,Email,Total Spend,Total Visits,Last Visit Date',
      'Cleo Marsh,6175550103,,"$1,301.12",7,8/30/2026',
      'Dev Patel,6175550104,,$61.00,2,7/4/2026',
      'Total,,,"$1,362.12",9,',
    ),
    guests: [
      ['Cleo Marsh', '+16175550103', '2026-08-30'],
      ['Dev Patel', '+16175550104', '2026-07-04'],
    ],
  },
  {
    what: 'Square customers, whose numbers are kept from formulas by an apostrophe',
    text: file(
      '\uFEFFReference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Birthday,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status',
      ",Eve,Stone,eve@example.com,'+12125550105,,,,Terminal,2024-11-30,2026-08-19,14,$612.40,unknown",
      ",Finn,,,'+12125550106,,Finn & Co,1985-04-02,Terminal,2025-02-01,2026-09-02,3,$98.00,unsubscribed",
    ),
    guests: [
      ['Eve Stone', '+12125550105', '2026-08-19'],
      ['Finn', '+12125550106', '2026-09-02'],
    ],
  },
  {
    what: 'Square transactions: one row a payment, several a guest',
    text: file(
      'Date,Time,Time Zone,Gross Sales,Net Sales,Card Brand,PAN Suffix,Transaction ID,Customer ID,Customer Name,Customer Phone Number,Location',
      '08/19/26,19:20:21,Eastern Time (US & Canada),$48.00,$44.10,Visa,4242,AbC123,7XKQ,Gia Romano,+12125550107,Main',
      '08/02/26,12:01:00,Eastern Time (US & Canada),$22.00,$20.20,Visa,4242,AbC124,7XKQ,Gia Romano,+12125550107,Main',
      '08/25/26,18:45:10,Eastern Time (US & Canada),$31.00,$28.40,Cash,,AbC125,,,,Main',
    ),
    guests: [['Gia Romano', '+12125550107', '2026-08-02', '2026-08-19']],
    problems: 1,
  },
  {
    what: 'Clover customers, several numbers in a cell and who said no',
    text: file(
      'Customer ID,First Name,Last Name,Phone Numbers,Email Addresses,Addresses,Marketing Allowed,Customer Since,Last Order',
      'GK1,Hal,Yu,"(718) 555-0108, (718) 555-0109",hal@example.com,,true,"Jan 3, 2024 6:12 PM","Sep 8, 2026 7:41 PM"',
      'GK2,Ivy,Low,718-555-0110,,,false,"Mar 9, 2025 1:00 PM","Aug 1, 2026 12:05 PM"',
      'GK3,Jo,Kim,718.555.0111,,,true,"Mar 9, 2025 1:00 PM","Aug 2, 2026 12:05 PM"',
    ),
    guests: [
      ['Hal Yu', '+17185550108', '2026-09-08'],
      ['Jo Kim', '+17185550111', '2026-08-02'],
    ],
  },
  {
    what: 'Clover orders with the name as Last, First',
    text: file(
      'Order ID,Order Date,Customer Name,Customer Phone,Order Total',
      '8Q2,28-Aug-2026 06:03 PM EDT,"Park, Lou",(646) 555-0112,18.50',
      '8Q3,29-Aug-2026 12:44 PM EDT,"Poe, Max, Jr.",646.555.0113,9.00',
      '8Q4,29-Aug-2026 12:50 PM EDT,"Vega Ortiz, María José",646.555.0114,9.00',
    ),
    guests: [
      ['Lou Park', '+16465550112', '2026-08-28'],
      ['Max Poe, Jr.', '+16465550113', '2026-08-29'],
      ['María José Vega Ortiz', '+16465550114', '2026-08-29'],
    ],
  },
  {
    what: 'Lightspeed customers, mobile beside phone and a time behind the day',
    text: file(
      '"customer_code","first_name","last_name","company_name","customer_group","mobile","phone","fax","email","date_of_birth","created_at","last_sale","year_to_date"',
      '"AR-1","Gia","Romano","","All","0491 570 156","(02) 5550 0170","","gia@example.com","1990-01-01","2023-05-05 10:11:12","2026-08-03 19:20:21","812.50"',
    ),
    region: 'AU',
    guests: [['Gia Romano', '+61491570156', '2026-08-03']],
  },
  {
    what: 'Lightspeed restaurant, day before month',
    text: file(
      'Guest Name,Mobile Phone,E-mail,Number of Visits,Last Visit',
      'Noa Bell,+44 7400 123456,noa@example.com,5,25/08/2026',
      'Oli Fry,07400 123457,,2,03/07/2026',
    ),
    region: 'GB',
    guests: [
      ['Noa Bell', '+447400123456', '2026-08-25'],
      ['Oli Fry', '+447400123457', '2026-07-03'],
    ],
  },
  {
    what: 'SpotOn customers with a row of totals',
    text: file(
      'Customer Name,Phone,Email,SMS Opt In,Visits,Total Spent,Avg Spent,Last Visit,Tags',
      'Pam Orr,(312) 555-0115,pam@example.com,Yes,4,$210.00,$52.50,08/14/2026,"regular, patio"',
      'Quin Ray,(312) 555-0116,,No,1,$32.00,$32.00,06/20/2026,',
      'Grand Total,,,,5,$242.00,$48.40,,',
    ),
    guests: [['Pam Orr', '+13125550115', '2026-08-14']],
  },
  {
    what: 'OpenTable guests, who may never have come',
    text: file(
      'First Name,Last Name,Phone,Email,Birthday,Total Visits,Last Visit Date,Opted In For Email',
      'Rae,Sun,3125550117,rae@example.com,,3,"Sunday, August 30, 2026",Yes',
      'Sid,Tan,3125550118,,,0,Never,No',
    ),
    guests: [['Rae Sun', '+13125550117', '2026-08-30']],
    problems: 1,
  },
  {
    what: 'Resy guests with columns in capitals',
    text: file(
      'GUEST,PHONE,EMAIL,VIP,LAST VISIT,TOTAL VISITS,NOTES',
      'Tia Urban,+1 646-555-0119,tia@example.com,Y,2026-08-21,9,"likes booth 4, no onions"',
    ),
    guests: [['Tia Urban', '+16465550119', '2026-08-21']],
  },
  {
    what: 'Shopify customers',
    text: file(
      'first_name,last_name,email,accepts_email_marketing,phone,accepts_sms_marketing,total_spent,total_orders,last_order_date',
      'Uma,Vale,uma@example.com,yes,+16465550120,yes,120.00,3,2026-08-01T18:03:00-04:00',
      'Vic,Wren,vic@example.com,yes,+16465550121,no,20.00,1,2026-08-01T18:03:00-04:00',
    ),
    guests: [['Uma Vale', '+16465550120', '2026-08-01']],
  },
  {
    what: 'a German spreadsheet with semicolons',
    text: file(
      'Name;Telefon;Letzter Besuch;Umsatz',
      'Jürgen Weiß;+49 1512 3456789;25.07.2026;1.204,50',
      'Ina Groß;0151 23456780;03.08.2026;98,00',
    ),
    region: 'DE',
    guests: [
      ['Jürgen Weiß', '+4915123456789', '2026-07-25'],
      ['Ina Groß', '+4915123456780', '2026-08-03'],
    ],
  },
  {
    what: 'an older German spreadsheet: sep= above, umlauts of Windows, names apart and reversed',
    text: file(
      'sep=;',
      'Nachname;Vorname;Handynummer;Geburtstag;Letzte Bestellung',
      'Müller;Jörg;0171/2345678;12.04.1980;14.6.2026',
      'Öztürk;Ayşe'.replace('ş', 's').concat(';0171-2345679;;1.7.2026'),
    ),
    encoding: 'latin1',
    region: 'DE',
    guests: [
      ['Jörg Müller', '+491712345678', '2026-06-14'],
      ['Ayse Öztürk', '+491712345679', '2026-07-01'],
    ],
  },
  {
    what: 'a French spreadsheet, numbers with points and no-break spaces',
    text: file(
      'Nom;Prénom;Téléphone portable;Anniversaire;Dernière commande;Total TTC',
      'Dubois;Zoé;06.12.34.56.78;14/07/1988;28/08/2026;1 204,50 €',
      'Lefèvre;Éloïse;06 12 34 56 79;;03/07/2026;98,00 €',
    ),
    region: 'FR',
    guests: [
      ['Zoé Dubois', '+33612345678', '2026-08-28'],
      ['Éloïse Lefèvre', '+33612345679', '2026-07-03'],
    ],
  },
  {
    what: 'a Spanish booking system',
    text: file(
      'Nombre;Apellidos;Móvil;Correo;Última visita',
      'Lucía;Gómez Pérez;612 345 678;lucia@example.es;28/08/2026',
    ),
    region: 'ES',
    guests: [['Lucía Gómez Pérez', '+34612345678', '2026-08-28']],
  },
  {
    what: 'an Italian booking system',
    text: file(
      'Cliente;Cellulare;Data di nascita;Ultimo ordine',
      'Anna Neri;+39 347 123 4567;14/07/1988;15 agosto 2026',
    ),
    region: 'IT',
    guests: [['Anna Neri', '+393471234567', '2026-08-15']],
  },
  {
    what: 'numbers with extensions',
    text: file(
      'Name,Phone,Last Order',
      'Wes Xu,(212) 555-0122 x12,8/28/2026',
      'Xia Yoo,212-555-0123 ext. 5,8/29/2026',
      'Yan Zed,212.555.0124 Ext 77,8/30/2026',
    ),
    guests: [
      ['Wes Xu', '+12125550122', '2026-08-28'],
      ['Xia Yoo', '+12125550123', '2026-08-29'],
      ['Yan Zed', '+12125550124', '2026-08-30'],
    ],
  },
  {
    what: 'numbers with words beside them, and Mexican mobiles as they were written until 2019',
    text: file(
      'Name,Phone,Last Order',
      'Wes Xu,617.555.0124 (cell),8/28/2026',
      'Xia Yoo,Cell: 617-555-0125,8/29/2026',
      'Yan Zed,+52 1 55 1234 5678,8/30/2026',
    ),
    guests: [
      ['Wes Xu', '+16175550124', '2026-08-28'],
      ['Xia Yoo', '+16175550125', '2026-08-29'],
      ['Yan Zed', '+525512345678', '2026-08-30'],
    ],
  },
  {
    what: 'numbers that a spreadsheet has shortened to powers of ten',
    text: file('Name,Phone,Last Order', 'Al Bo,1.55512E+10,8/28/2026', 'Cy Do,1.21256E+10,8/29/2026'),
    guests: [],
    problems: 2,
  },
  {
    what: 'numbers that a spreadsheet has made decimal',
    text: file('Name,Phone,Last Order', 'Al Bo,2125550125.0,8/28/2026', 'Cy Do,12125550126.0,8/29/2026'),
    guests: [
      ['Al Bo', '+12125550125', '2026-08-28'],
      ['Cy Do', '+12125550126', '2026-08-29'],
    ],
  },
  {
    what: 'days that a spreadsheet has made numbers',
    text: file('Guest,Cell,Last Seen', 'Ida Fox,2125550127,46254', 'Jon Gray,2125550128,46230.75'),
    guests: [
      ['Ida Fox', '+12125550127', '2026-08-20'],
      ['Jon Gray', '+12125550128', '2026-07-27'],
    ],
  },
  {
    what: 'two rows of headings',
    text: file(
      'Customer,,,Visits,,Spend',
      'Name,Phone,Email,First,Last,Total',
      'Kay Lim,2125550129,kay@example.com,1/5/2025,8/28/2026,$98.00',
      'Lee Moss,2125550130,,2/6/2025,7/14/2026,$45.00',
    ),
    guests: [
      ['Kay Lim', '+12125550129', '2026-08-28'],
      ['Lee Moss', '+12125550130', '2026-07-14'],
    ],
  },
  {
    what: 'a heading over two lines, blank rows and empty columns at the end',
    text: file(
      'Guest name,Phone no.,"Last order',
      'date",,,',
      '',
      'May Nash,2125550131,8/28/2026,,,',
      ',,,,,',
      'Ned Owen,2125550132,7/14/2026,,,',
      '',
      '',
    ),
    guests: [
      ['May Nash', '+12125550131', '2026-08-28'],
      ['Ned Owen', '+12125550132', '2026-07-14'],
    ],
  },
  {
    what: 'a footer that says who exported it',
    text: file(
      'Name,Phone,Last Visit',
      'Ona Pike,2125550133,8/28/2026',
      'Pia Quan,2125550134,7/14/2026',
      'Exported 11/02/2026 by admin,,',
    ),
    guests: [
      ['Ona Pike', '+12125550133', '2026-08-28'],
      ['Pia Quan', '+12125550134', '2026-07-14'],
    ],
  },
  {
    what: 'Unicode text of a spreadsheet: tabs in UTF-16',
    text: '\uFEFF'.concat(file('Name\tMobile\tLast Visit', 'José Ríos\t2125550135\t8/28/2026')),
    encoding: 'utf16le',
    guests: [['José Ríos', '+12125550135', '2026-08-28']],
  },
  {
    what: 'columns apart by bars',
    text: file('NAME|PHONE|LAST_ORDER_DATE|STORE', 'Ray Soto|2125550136|20260828|001'),
    guests: [['Ray Soto', '+12125550136', '2026-08-28']],
  },
  {
    what: 'home and mobile numbers: the mobile is texted',
    text: file(
      'Name,Home Phone,Work Phone,Mobile Phone,Last Visit',
      'Sal Tran,212-555-0199,212-555-0198,917-555-0137,8/28/2026',
      'Ted Ueda,,,917-555-0138,7/14/2026',
    ),
    guests: [
      ['Sal Tran', '+19175550137', '2026-08-28'],
      ['Ted Ueda', '+19175550138', '2026-07-14'],
    ],
  },
  {
    what: 'numbers with a leading 1, with 001 and with 011',
    text: file(
      'Name,Phone,Last Visit',
      'Una Voss,1-212-555-0139,8/28/2026',
      'Val Wood,001 212 555 0140,7/14/2026',
      'Wim Xander,1 (212) 555 0141,7/15/2026',
    ),
    guests: [
      ['Una Voss', '+12125550139', '2026-08-28'],
      ['Val Wood', '+12125550140', '2026-07-14'],
      ['Wim Xander', '+12125550141', '2026-07-15'],
    ],
  },
  {
    what: 'a loyalty program, days that could be read in two ways',
    text: file(
      'Member,Mobile Number,Points,Member Since,Last Activity Date',
      'Xan York,2125550142,120,01/02/2024,03/04/2026',
      'Yul Zane,2125550143,20,02/03/2024,05/06/2026',
    ),
    asks: 'month_first',
    guests: [
      ['Xan York', '+12125550142', '2026-03-04'],
      ['Yul Zane', '+12125550143', '2026-05-06'],
    ],
  },
  {
    what: 'a waitlist with times and parties',
    text: file(
      'Party Name,Party Size,Phone Number,Quoted Wait,Arrived At,Seated At,Status',
      'Abe,4,+1 (212) 555-0144,25,2026-08-28 18:03,2026-08-28 18:31,Seated',
      'Bea,2,+1 (212) 555-0145,10,2026-08-29 19:03,,No show',
    ),
    guests: [
      ['Abe', '+12125550144', '2026-08-28'],
      ['Bea', '+12125550145', '2026-08-29'],
    ],
  },
  {
    what: 'mobile and home numbers in columns of their own, each filled where the guest gave it',
    text: file(
      'Guest,Mobile,Home Phone,Last Visit',
      'Ada Ames,(212) 555-0151,,8/28/2026',
      'Bo Burr,,(212) 555-0152,7/14/2026',
      'Cy Cole,(212) 555-0153,(212) 555-0154,7/15/2026',
      'Di Dean,n/a,212-555-0155 ext. 2,7/15/2026',
    ),
    guests: [
      ['Ada Ames', '+12125550151', '2026-08-28'],
      ['Bo Burr', '+12125550152', '2026-07-14'],
      ['Cy Cole', '+12125550153', '2026-07-15'],
      ['Di Dean', '+12125550155', '2026-07-15'],
    ],
  },
  {
    what: 'formulas and markup in names',
    text: file(
      'Name,Phone,Last Visit',
      '"=HYPERLINK(""http://x.example"",""Ana"")",2125550146,8/28/2026',
      '<b onclick=alert(1)>Bo</b>,2125550147,7/14/2026',
      "'@SUM(A1),2125550148,7/15/2026",
      'Cyd,2125550149,7/15/2026',
      'Dov,2125550150,7/15/2026',
    ),
    guests: [
      ['=HYPERLINK("http://x.example","Ana")', '+12125550146', '2026-08-28'],
      ['<b onclick=alert(1)>Bo</b>', '+12125550147', '2026-07-14'],
      ['@SUM(A1)', '+12125550148', '2026-07-15'],
      ['Cyd', '+12125550149', '2026-07-15'],
      ['Dov', '+12125550150', '2026-07-15'],
    ],
  },
  {
    what: 'an online ordering system, one row an order, the day first by its months',
    text: file(
      'Order Number;Placed On;Customer;Contact Number;Type;Amount',
      '100045;31/08/2026 18:22;Cat Dorn;07400 123458;Delivery;31,20',
      '100046;01/09/2026 12:10;Cat Dorn;+447400123458;Collection;11,20',
    ),
    region: 'GB',
    guests: [['Cat Dorn', '+447400123458', '2026-08-31', '2026-09-01']],
  },
];

const TODAY = '2026-11-01';

function bytesOf({ text, encoding }: RealExport): Uint8Array {
  return encoding === undefined
    ? new TextEncoder().encode(text)
    : new Uint8Array(Buffer.from(text, encoding));
}

test.each(REAL_EXPORTS)('$what: each guest is read, without a word of the owner', async (exported) => {
  const table = readListTable(bytesOf(exported), GUEST_LIST);
  const columns = proposeGuestColumns(table);
  const finding = findDayOrder(table.rows.map(({ cells }) => cells[columns.last_order ?? -1] ?? ''));
  expect(finding.kind === 'open').toBe(exported.asks !== undefined);
  const order = finding.kind === 'shown' ? finding.order : (exported.asks ?? 'month_first');
  const region = exported.region ?? 'US';
  const { csv } = toGuestList(table, { columns, order, region });
  const settings = { region, today: TODAY };
  const { guests, problems } = atOnce(readGuestList(new TextEncoder().encode(csv), settings));
  expect(guests.map(({ name, phone, visits }) => [name, phone, ...visits])).toEqual(exported.guests);
  expect(problems.map(({ message }) => message)).toHaveLength(exported.problems ?? 0);
});
