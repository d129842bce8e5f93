import { expect, test } from 'vitest';
import { findDayOrder } from '../day-order.ts';
import { readListTable } from '../list-table.ts';
import { atOnce } from '../turns.ts';
import { answersOf, toGuestList } from './canonical-guests.ts';
import { type ColumnRole, GUEST_LIST, proposeGuestColumns } from './guest-columns.ts';
import { readGuestList } from './read-guest-list.ts';

/** Lines of a file, what is shown of its columns, and what the platform reads of it: number and last day of each guest. */
type FieldExport = {
  lines: readonly string[];
  region?: string;
  shown: Partial<Record<ColumnRole, string>>;
  guests?: readonly (readonly [phone: string, day: string])[];
  /** The columns that are said to be read for who wants no texts. */
  answers?: readonly string[];
  /** Rows that have no number. */
  problems?: number;
};

async function expectRead({
  lines,
  region = 'US',
  shown,
  guests,
  answers,
  problems = 0,
}: FieldExport): Promise<void> {
  const table = readListTable(new TextEncoder().encode(lines.join('\r\n')), GUEST_LIST);
  const columns = proposeGuestColumns(table);
  const named = Object.entries(columns).map(([role, index]) => [role, table.headings[index]]);
  const { name: _name, last_name: _last, ...others } = Object.fromEntries(named);
  expect(others).toEqual(shown);
  if (answers !== undefined) {
    expect(answersOf(table, columns).read.map(({ heading }) => heading)).toEqual(answers);
  }
  if (guests === undefined) return;
  const finding = findDayOrder(table.rows.map(({ cells }) => cells[columns.last_order ?? -1] ?? ''));
  const order = finding.kind === 'shown' ? finding.order : 'month_first';
  const { csv } = toGuestList(table, { columns, order, region });
  const settings = { region, today: '2026-11-28' };
  const list = atOnce(readGuestList(new TextEncoder().encode(csv), settings));
  expect(list.problems).toHaveLength(problems);
  expect(list.guests.map(({ phone, visits }) => [phone, ...visits])).toEqual(guests);
}

const read = (exported: FieldExport) => () => expectRead(exported);

const MOBILE_FIRST: readonly FieldExport[] = [
  {
    lines: [
      'External Unique ID;First Name;Last Name;Email;Mobile Phone Number;Phone Number;Associated Company;Primary Billing Address;Primary Shipping Address;Birthdate;Language;Currency;Credit Limit;Total Spent;No. of Visits;Currently Available;Not Yet Available;Total Used;Date Created;Last Visit',
      '9001;Ana;Ruiz;ana@example.com;07400123456;02079460000;;1 High St, London;;02-04-1985;en;GBP;0,00;120,50;4;12;0;3;05-01-2025;30-08-2026',
      '9002;Ben;Low;;;07400123457;;;;;en;GBP;0,00;20,00;1;2;0;0;05-01-2025;14-07-2026',
    ],
    region: 'GB',
    shown: { phone: 'Mobile Phone Number', other_phone: 'Phone Number', last_order: 'Last Visit' },
    guests: [
      ['+447400123456', '2026-08-30'],
      ['+447400123457', '2026-07-14'],
    ],
  },
  {
    lines: [
      'Name,Phone Number,Cell Number,Last Visit',
      'Ana,617-555-0100,617-555-0101,2026-08-30',
      'Ben,617-555-0102,,2026-07-14',
    ],
    shown: { phone: 'Cell Number', other_phone: 'Phone Number', last_order: 'Last Visit' },
    guests: [
      ['+16175550101', '2026-08-30'],
      ['+16175550102', '2026-07-14'],
    ],
  },
  {
    lines: ['Guest,Phone,Guest Mobile No,Last Seen', 'Ana,020 7946 0000,07400 123456,2026-08-30'],
    region: 'GB',
    shown: { phone: 'Guest Mobile No', other_phone: 'Phone', last_order: 'Last Seen' },
    guests: [['+447400123456', '2026-08-30']],
  },
  {
    lines: ['Name,Contact No. 1,Contact No. 2,Last Visit', 'Ana,020 7946 0000,07400 123456,2026-08-30'],
    region: 'GB',
    shown: { phone: 'Contact No. 1', other_phone: 'Contact No. 2', last_order: 'Last Visit' },
    guests: [['+447400123456', '2026-08-30']],
  },
  {
    lines: ['氏名,電話番号1,電話番号2,前回来店', '山田,03-1234-5678,090-1234-5678,2026-08-30'],
    region: 'JP',
    shown: { phone: '電話番号1', other_phone: '電話番号2', last_order: '前回来店' },
    guests: [['+819012345678', '2026-08-30']],
  },
  {
    lines: [
      'Name;Telefonnummer;Handynummer privat;Letzter Besuch',
      'Ina;030 901820;0151 23456789;30.08.2026',
    ],
    region: 'DE',
    shown: {
      phone: 'Handynummer privat',
      other_phone: 'Telefonnummer',
      last_order: 'Letzter Besuch',
    },
    guests: [['+4915123456789', '2026-08-30']],
  },
  {
    lines: [
      'Nom;Numéro de téléphone;Téléphone portable;Dernière visite',
      'Zoé;01 42 68 53 00;06 12 34 56 78;28/08/2026',
    ],
    region: 'FR',
    shown: {
      phone: 'Téléphone portable',
      other_phone: 'Numéro de téléphone',
      last_order: 'Dernière visite',
    },
    guests: [['+33612345678', '2026-08-28']],
  },
  {
    lines: [
      'Name,Phone Numbers,Last Visit',
      'Ana,"H: 617-555-0100 M: 617-555-0101",2026-08-30',
      'Ben,"Home (617) 555-0102; Cell (617) 555-0103",2026-07-14',
    ],
    shown: { phone: 'Phone Numbers', last_order: 'Last Visit' },
    guests: [
      ['+16175550101', '2026-08-30'],
      ['+16175550103', '2026-07-14'],
    ],
  },
];

test.each(MOBILE_FIRST)('a mobile comes before a landline: $lines.0', (exported) => expectRead(exported));

const OTHER_DAYS: readonly string[] = [
  'Date_Add',
  'Date_Edit',
  'Date_Birth',
  'Register Date',
  'Date Registered',
  'Member Date',
  'Enrollment Date',
  'Last Edited',
  'Date of Change',
  'Last Modified Date',
  'Opt-In Date',
  'Anniversary Date',
  'Bday',
  'Expiry_Date',
  'Last Login Date',
  'Anmeldedatum',
  'Änderungsdatum',
  'Date d’inscription',
  'Fecha de registro',
  'Data di nascita',
];

test.each(OTHER_DAYS)('the days of “%s” are no last orders: the owner chooses', async (heading) => {
  await expectRead({
    lines: [`Name,Phone,${heading}`, 'Ana,617-555-0101,2026-08-30', 'Ben,617-555-0102,2026-07-14'],
    shown: { phone: 'Phone' },
  });
});

test(
  'of a day of adding, of editing and of birth none is the last order',
  read({
    lines: [
      'ID,Name,First Name,Last Name,Email,Username,Status,Nickname,Phone_Number,Date_Birth,Date_Add,Date_Edit,Account_Number,Gender,Card_Brand,Expiry_Date,Cash_Balance,Stamp_Balance,Role_Name',
      '1001,Ana Ruiz,Ana,Ruiz,ana@example.com,30001,1,,087 123 4567,1985-04-02,2024-01-05 10:11:12,2026-08-30 19:20:21,30001|30002,F,VISA,2027-08-01,4.50,3,Customer',
      '1002,Ben Low,Ben,Low,,30003,0,,0871234568,,2024-02-05 10:11:12,2026-07-04 12:00:00,30003,M,,,0.00,1,Customer',
    ],
    shown: { phone: 'Phone_Number' },
  }),
);

test(
  'in a file without headings the numbers of one column are read, not of each',
  read({
    lines: [
      'Ana,617-555-0101,5550109000,2026-08-30',
      'Ben,,5550109001,2026-07-14',
      'Cy,617-555-0103,,2026-07-15',
    ],
    shown: { phone: 'Column 2', last_order: 'Column 4' },
    guests: [
      ['+16175550101', '2026-08-30'],
      ['+16175550103', '2026-07-15'],
    ],
    problems: 1,
  }),
);

test(
  'of two columns of days without headings none is the last order',
  read({
    lines: ['Ana,617-555-0101,1985-04-02,2026-08-30', 'Ben,617-555-0102,1990-01-01,2026-07-14'],
    shown: { phone: 'Column 2' },
  }),
);

const SEVERAL_NUMBERS: readonly FieldExport[] = [
  {
    lines: [
      'Name,Given Name,Additional Name,Family Name,Name Prefix,Name Suffix,Nickname,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value',
      'Ana Ruiz,Ana,,Ruiz,,,,1985-04-02,,Guests ::: * myContacts,* Home,ana@example.com,Home,+1 503-555-0100 ::: +1 503-555-0199,Mobile,+1 503-555-0101',
      'Ben Low,Ben,,Low,,,,,table 4,Guests ::: * myContacts,,,Mobile,(503) 555-0102,,',
    ],
    shown: { phone: 'Phone 1 - Value', other_phone: 'Phone 2 - Value' },
  },
  {
    lines: [
      'Name,Type,Phone,Type 2,Phone 2,Last Visit',
      'Ana,Office,503-555-0100,Mobile,503-555-0101,2026-08-30',
    ],
    shown: { phone: 'Phone', other_phone: 'Phone 2', last_order: 'Last Visit' },
    guests: [['+15035550101', '2026-08-30']],
  },
  {
    lines: [
      'Name,Given Name,Additional Name,Family Name,Name Prefix,Name Suffix,Nickname,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Last Visit',
      'Ana Ruiz,Ana,,Ruiz,,,,1985-04-02,,Guests ::: * myContacts,* Home,ana@example.com,Home,+1 503-555-0100 ::: +1 503-555-0199,Mobile,+1 503-555-0101,2026-08-30',
      'Ben Low,Ben,,Low,,,,,table 4,Guests ::: * myContacts,,,Mobile,(503) 555-0102,,,2026-07-14',
    ],
    shown: { phone: 'Phone 1 - Value', other_phone: 'Phone 2 - Value', last_order: 'Last Visit' },
    guests: [
      ['+15035550101', '2026-08-30'],
      ['+15035550102', '2026-07-14'],
    ],
  },
  {
    lines: [
      'Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value,Last Visit',
      'Ana,Home,503-555-0100,Work Fax,503-555-0109,Mobile,503-555-0101,2026-08-30',
      'Ben,,,,,Other,503-555-0102,2026-07-14',
    ],
    shown: { phone: 'Phone 1 - Value', other_phone: 'Phone 2 - Value', last_order: 'Last Visit' },
    guests: [
      ['+15035550101', '2026-08-30'],
      ['+15035550102', '2026-07-14'],
    ],
  },
  {
    lines: [
      'Name,Phone,Phone Type,Phone 2,Phone 2 Type,Last Visit',
      'Ana,503-555-0100,Landline,503-555-0101,Cell,2026-08-30',
      'Ben,503-555-0102,Cell,503-555-0103,Landline,2026-07-14',
    ],
    shown: { phone: 'Phone', other_phone: 'Phone 2', last_order: 'Last Visit' },
    guests: [
      ['+15035550101', '2026-08-30'],
      ['+15035550102', '2026-07-14'],
    ],
  },
  {
    lines: [
      'Name,Phone,Last Visit',
      'Ana,"503-555-0100\n503-555-0101 (cell)",2026-08-30',
      'Ben,503-555-0102/503-555-0103,2026-07-14',
      'Cy,503-555-0104 or 503-555-0105,2026-07-15',
      'Di,503-555-0106 503-555-0107,2026-07-16',
    ],
    shown: { phone: 'Phone', last_order: 'Last Visit' },
    guests: [
      ['+15035550101', '2026-08-30'],
      ['+15035550102', '2026-07-14'],
      ['+15035550104', '2026-07-15'],
      ['+15035550106', '2026-07-16'],
    ],
  },
  {
    lines: [
      'Name;Telefon;Letzter Besuch',
      'Ina;"030/9018200, mobil 0151/23456789";30.08.2026',
      'Jo;030 9018201 ::: Fax 030 9018202;29.08.2026',
    ],
    region: 'DE',
    shown: { phone: 'Telefon', last_order: 'Letzter Besuch' },
    guests: [
      ['+4915123456789', '2026-08-30'],
      ['+49309018201', '2026-08-29'],
    ],
  },
  {
    lines: [
      'Name,Phone Numbers,Last Visit',
      'Ana,(503) 555-0100 (home) (503) 555-0101 (mobile),2026-08-30',
      'Ben,503-555-0102 x 12; 503-555-0103,2026-07-14',
    ],
    shown: { phone: 'Phone Numbers', last_order: 'Last Visit' },
    guests: [
      ['+15035550101', '2026-08-30'],
      ['+15035550102', '2026-07-14'],
    ],
  },
];

test.each(SEVERAL_NUMBERS)(
  'of several numbers of a guest the mobile is read, else the first: $lines.0',
  (exported) => expectRead(exported),
);

const JAPANESE: readonly FieldExport[] = [
  {
    lines: [
      '会員番号,顧客名,メールアドレス,電話番号,郵便番号,住所,誕生日,顧客メモ,Coubic会員登録,初回来店日,最終来店日',
      '10001,山田 花子,hanako@example.com,090-1234-5678,150-0001,東京都渋谷区,1985/04/02,窓側希望,登録,2025/01/05,2026/08/30',
      '10002,佐藤 太郎,,08012345679,,,,,未登録,2025/02/05,2026年7月4日',
    ],
    shown: { phone: '電話番号', last_order: '最終来店日' },
    guests: [
      ['+819012345678', '2026-08-30'],
      ['+818012345679', '2026-07-04'],
    ],
  },
  {
    lines: [
      'お客様名,固定電話,携帯電話,生年月日,前回来店日時',
      '山田 花子,03-1234-5678,090-1234-5678,1985/04/02,2026/08/30 19:20',
    ],
    shown: { phone: '携帯電話', other_phone: '固定電話', last_order: '前回来店日時' },
    guests: [['+819012345678', '2026-08-30']],
  },
  {
    lines: [
      '姓,名,セイ,メイ,TEL,登録日,最終利用日',
      '山田,花子,ヤマダ,ハナコ,０９０−１２３４−５６７８,2025/01/05,２０２６／０８／３０',
    ],
    shown: { phone: 'TEL', last_order: '最終利用日' },
    guests: [['+819012345678', '2026-08-30']],
  },
  {
    lines: [
      '氏名,氏名カナ,ご連絡先,来店回数,直近のご予約日,次回予約日',
      '山田 花子,ヤマダ ハナコ,090-1234-5678,4,2026年8月30日(日),2026年12月1日',
    ],
    shown: { phone: 'ご連絡先', last_order: '直近のご予約日' },
    guests: [['+819012345678', '2026-08-30']],
  },
  {
    lines: [
      '注文番号,注文日時,お名前,電話番号,合計金額,SMS配信許可',
      '77001,2026/08/30 19:20,山田 花子,090-1234-5678,4200,可',
      '77002,2026/08/31 12:10,佐藤 太郎,080-1234-5679,1800,不可',
    ],
    shown: { phone: '電話番号', last_order: '注文日時', permission: 'SMS配信許可' },
    guests: [['+819012345678', '2026-08-30']],
    answers: ['SMS配信許可'],
  },
  {
    lines: [
      'ゲスト名,スマホ番号,入会日,最終更新日,最後のご来店',
      '山田 花子,090-1234-5678,令和7年1月5日,令和8年9月1日,令和8年8月30日',
    ],
    shown: { phone: 'スマホ番号', last_order: '最後のご来店' },
    guests: [['+819012345678', '2026-08-30']],
  },
];

test.each(JAPANESE)('Japanese headings are read: $lines.0', (exported) =>
  expectRead({ region: 'JP', ...exported }),
);

const CONSENT: readonly FieldExport[] = [
  {
    lines: [
      'First name,Last name,Phone,Email,Language,Marketing consent,Consent date,Visits,No-shows,Last visit,Tags',
      'Ana,Ruiz,514-555-0101,ana@example.com,fr,Explicit,2025-01-05,4,0,2026-08-30,',
      'Ben,Low,514-555-0102,,en,Unsubscribed,2026-02-05,2,0,2026-07-04,',
      'Cleo,Marsh,514-555-0103,,en,Implicit,2026-05-05,1,0,2026-07-14,VIP',
      'Dan,Poe,514-555-0104,,en,,,1,0,2026-07-15,',
    ],
    region: 'CA',
    shown: { phone: 'Phone', last_order: 'Last visit', permission: 'Marketing consent' },
    answers: ['Marketing consent'],
    guests: [
      ['+15145550101', '2026-08-30'],
      ['+15145550103', '2026-07-14'],
      ['+15145550104', '2026-07-15'],
    ],
  },
  ...(
    [
      ['SMS Opt-In Date,SMS Opt-In', '2025-01-05,Yes', '2025-01-05,No', 'SMS Opt-In'],
      ['Opt In Time,Opt In', '2025-01-05 10:11,single opt-in', '2025-02-05 10:11,Declined', 'Opt In'],
      [
        'Consent Timestamp,SMS Consent',
        '2025-01-05T10:11:12Z,Express',
        '2025-02-05T10:11:12Z,Revoked',
        'SMS Consent',
      ],
      ['Date of marketing consent,Accepts marketing', '1/5/2025,TRUE', '2/5/2025,FALSE', 'Accepts marketing'],
      ['Marketing consent method,Marketing consent', 'Web form,Yes', 'At the bar,No', 'Marketing consent'],
      ['Einwilligung am,Einwilligung', '05.01.2025,Ja', '05.02.2025,Nein', 'Einwilligung'],
    ] as const
  ).map(([headings, agrees, refuses, shown]) => ({
    lines: [
      `Name,Phone,Last visit,${headings}`,
      `Ana,617-555-0101,2026-08-30,${agrees}`,
      `Ben,617-555-0102,2026-07-04,${refuses}`,
    ],
    shown: { phone: 'Phone', last_order: 'Last visit', permission: shown },
    answers: [shown],
    guests: [['+16175550101', '2026-08-30'] as const],
  })),
];

test.each(CONSENT)('the column that says who refuses is shown, not its days: $lines.0', (exported) =>
  expectRead(exported),
);

test.each([
  ['Last Visit', '2026-01-05, 2026-08-30, 2026-07-04'],
  ['Visit Dates', '8/30/2026; 7/4/2026'],
  ['Last Orders', '"2026-07-04\n2026-08-30"'],
  ['Order Dates', '2026-07-04 | 2026-08-30 | 2025-12-31'],
  ['Visits', 'Jul 4, 2026; Aug 30, 2026'],
  ['Date', '30.08.2026 04.07.2026'],
  ['Date', '04.07.2026 30.08.2026'],
  ['Visits', '2026-07-04-2026-08-30'],
  ['Visits', '20260704 20260830'],
  ['Visits', 'Jul 4, Aug 30 2026'],
  ['Last Visit', '26/08/30'],
  ['Visits', '2026-08-30, 2096-12-24'],
] as const)('of several days in one cell of “%s” the latest counts: %j', async (heading, cell) => {
  await expectRead({
    lines: [`Name,Phone,${heading}`, `Ana,617-555-0101,${/^"/.test(cell) ? cell : `"${cell}"`}`],
    shown: { phone: 'Phone', last_order: heading },
    guests: [['+16175550101', '2026-08-30']],
  });
});

test.each([
  'Timestamp',
  '1st Visit Date',
  'Date of 1st Visit',
  'Initial Visit Date',
  'Next Visit Date',
  'Upcoming Reservation Date',
  'Date Visit Entered',
  'Last Seen Online',
  'Points Earned Date',
  '来店予定日',
])('“%s” is no last visit', async (heading) => {
  await expectRead({
    lines: [`Name,Phone,${heading}`, 'Ana,617-555-0101,2026-08-30', 'Ben,617-555-0102,2026-07-04'],
    shown: { phone: 'Phone' },
  });
});

test('of a file without headings, days of which nobody can tell leave the other columns in their places', async () => {
  await expectRead({
    lines: ['1985-04-02,2026-08-30,Ana Ruiz,617-555-0101', '1990-05-03,2026-07-04,Ben Low,617-555-0102'],
    shown: { phone: 'Column 4' },
  });
});

test.each(['Visit Date', 'Reservation', 'Last Visit'])(
  'a column “%s” of days that lie in the future is no last visit',
  async (heading) => {
    await expectRead({
      lines: [`Name,Phone,${heading}`, 'Ana,617-555-0101,2096-08-30', 'Ben,617-555-0102,2096-07-04'],
      shown: { phone: 'Phone' },
    });
  },
);

test.each([
  ['503-555-0138 Mobile 503-555-0139 Home', '+15035550138'],
  ['503-555-0139 Home 503-555-0138 Mobile', '+15035550138'],
  ['(503) 555-0139 (home) (503) 555-0138 (mobile)', '+15035550138'],
  ['503-555-0139 H 503-555-0138 M', '+15035550138'],
  ['503-555-0138 M 503-555-0139 H', '+15035550138'],
  ['Home 503-555-0139 Mobile 503-555-0138', '+15035550138'],
  ['503-555-0139 C: 503-555-0138', '+15035550138'],
  ['503-555-0125 503-555-0126 M', '+15035550126'],
  ['(503)555-0104(503)555-0105', '+15035550104'],
] as const)(
  'a word belongs to the number that it stands beside: of “%s” %s is texted',
  async (cell, phone) => {
    await expectRead({
      lines: ['Name,Phone,Last Visit', `Ana,${cell},2026-08-30`],
      shown: { phone: 'Phone', last_order: 'Last Visit' },
      guests: [[phone, '2026-08-30']],
    });
  },
);

test.each(['SMS Number', 'Text Number', 'iPhone', 'WhatsApp'])(
  '“%s” is a mobile, and goes before “Phone”',
  async (heading) => {
    await expectRead({
      lines: [`Name,Phone,${heading},Last Visit`, 'Ana,503-555-0139,503-555-0138,2026-08-30'],
      shown: { phone: heading, other_phone: 'Phone', last_order: 'Last Visit' },
      guests: [['+15035550138', '2026-08-30']],
    });
  },
);

test('a guest who has only the third kind of number is texted there', async () => {
  await expectRead({
    lines: [
      'Name,Home Phone,Work Phone,Cell,Last Visit',
      'Ana,503-555-0139,,503-555-0138,2026-08-30',
      'Ben,,503-555-0137,,2026-07-04',
    ],
    shown: { phone: 'Cell', other_phone: 'Home Phone', last_order: 'Last Visit' },
    guests: [
      ['+15035550138', '2026-08-30'],
      ['+15035550137', '2026-07-04'],
    ],
  });
});
