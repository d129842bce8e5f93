import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { guestName, isDay } from './guest-cells.ts';
import { readGuestFile } from './read-guest-file.ts';

const HEADER = 'customer_name,phone_number,last_order_date';
const settings = { purpose: 'campaign', field: 'customerList', today: '2026-11-23' } as const;
const ANA = { phone: '+12125550147', name: 'Ana Ruiz', visits: ['2026-09-01'] };

function read(text: string | Uint8Array, region = 'US') {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return readGuestFile(bytes, { ...settings, region });
}

async function refusal(text: string | Uint8Array): Promise<string> {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return error.fields?.customerList ?? '';
  }
  throw new Error('The list was accepted.');
}

const ROWS = `${HEADER}\nAna Ruiz,(212) 555-0147,2026-09-01\n`;

test.each([
  ['plain', ROWS],
  ['with a byte order mark', `\uFEFF${ROWS}`],
  ['with CRLF', ROWS.replaceAll('\n', '\r\n')],
  ['with CR', ROWS.replaceAll('\n', '\r')],
  ['with semicolons', ROWS.replaceAll(',', ';')],
  ['with tabs', ROWS.replaceAll(',', '\t')],
  ['with a line that names the separator', `sep=;\r\n${ROWS.replaceAll(',', ';')}`],
  ['without a final line break', ROWS.trimEnd()],
  ['with empty lines and lines of commas', `\n\n${ROWS}\n,,\n  \n\n`],
  [
    'with column names in different case',
    ROWS.replace(HEADER, ' Customer Name ,PHONE-NUMBER,Last Order Date'),
  ],
  [
    'with quotation marks around every cell',
    '"customer_name","phone_number","last_order_date"\n"Ana Ruiz","2125550147","2026-09-01"',
  ],
  [
    'with other columns in another order',
    'id,last_order_date,x,phone_number,customer_name\n7,2026-09-01,"a,b",2125550147,Ana Ruiz',
  ],
  ['in little-endian UTF-16', Buffer.from(`\uFEFF${ROWS}`, 'utf16le')],
  ['in UTF-16 without a byte order mark', Buffer.from(ROWS, 'utf16le')],
  ['in big-endian UTF-16', Buffer.from(`\uFEFF${ROWS}`, 'utf16le').swap16()],
])('a list %s is read', async (_title, text) => {
  const { rows, guests, problems } = await read(text);
  expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
  expect(guests).toMatchObject([ANA]);
});

test('a Windows-1252 list keeps its accents', async () => {
  const list = await read(Buffer.from(ROWS.replace('Ana Ruiz', 'José Núñez'), 'latin1'));
  expect(list.guests[0]?.name).toBe('José Núñez');
  const quoted = Buffer.from(ROWS.replace('Ana Ruiz', 'Ana O\x92Hara'), 'latin1');
  expect((await read(quoted)).guests[0]?.name).toBe('Ana O’Hara');
});

test('a quoted line break becomes a space and keeps later line numbers', async () => {
  const { guests, problems } = await read(
    `${HEADER}\n"Ana\nRuiz",2125550147,2026-09-01\n\nBob,12,2026-09-01\n`,
  );
  expect(guests).toMatchObject([ANA]);
  expect(problems.map(({ line }) => line)).toEqual([5]);
});

test('one guest in five formats is one guest, with each day once', async () => {
  const spellings = [
    '(212) 555-0147',
    '212.555.0147',
    '+1 212 555 0147',
    '1-212-555-0147',
    '２１２５５５０１４７',
  ];
  const days = ['2026-03-01', '2026-02-01', '2026-03-01', '2026-01-01', '2026-02-01'];
  const lines = spellings.map((phone, index) => `${index === 1 ? 'Ana' : ''},${phone},${days[index]}`);
  expect(await read([HEADER, ...lines].join('\n'))).toEqual({
    rows: 5,
    guests: [
      {
        phone: '+12125550147',
        mayBeMobile: true,
        isForeign: false,
        name: 'Ana',
        visits: ['2026-01-01', '2026-02-01', '2026-03-01'],
        consent: undefined,
        optOut: undefined,
        refuses: false,
      },
    ],
    duplicates: 4,
    problems: [],
    answers: { read: [], passedOver: [] },
  });
});

test('each unreadable row is reported with its line and what to do', async () => {
  const { problems, rows } = await read(
    [
      HEADER,
      'Ana,,2026-09-01',
      'Bob,12-34,2026-09-01',
      'Cy,1.21256E+10,2026-09-01',
      'Di,2125550148,09/01/2026',
      'Ed,2125550149,2026-02-30',
      'Flo,2125550150,2027-01-01',
      'Gus,2125550151,',
      'Hal, Jr.,2125550152,2026-09-01',
      `${'x'.repeat(101)},2125550153,2026-09-01`,
      `"${'y'.repeat(1001)}",2125550154,2026-09-01`,
      'Kim',
    ].join('\n'),
  );
  expect(rows).toBe(11);
  expect(problems.map(({ message }) => message)).toEqual([
    'Line 2: phone_number is empty. Enter the phone number, or delete the line.',
    'Line 3: phone_number “12-34” isn’t a phone number. Include the area code, or delete the line.',
    'Line 4: phone_number is “1.21256E+10” because your spreadsheet shortened it. Format the column as text and export it again.',
    'Line 5: “09/01/2026” isn’t a date. Enter dates as YYYY-MM-DD, such as 2026-11-23.',
    'Line 6: “2026-02-30” isn’t a date. Enter dates as YYYY-MM-DD, such as 2026-11-23.',
    'Line 7: Order date 2027-01-01 is in the future. Enter the correct date.',
    'Line 8: last_order_date is empty. Enter it as YYYY-MM-DD, or delete the line.',
    'Line 9: Found 4 columns, but the first line has 3. Put quotation marks around text that contains commas.',
    'Line 10: customer_name is longer than 100 characters. Shorten it.',
    'Line 11: customer_name is longer than 1000 characters. Shorten it.',
    'Line 12: phone_number is empty. Enter the phone number, or delete the line.',
  ]);
});

test('foreign, toll-free, and landline numbers are distinguished', async () => {
  const list = (...phones: string[]) =>
    `${HEADER}\n${phones.map((phone) => `A,${phone},2026-09-01`).join('\n')}`;
  expect((await read(list('+44 7911 123456', '(800) 555-0199', '4165550147'))).guests).toMatchObject([
    { phone: '+447911123456', isForeign: true, mayBeMobile: true },
    { phone: '+18005550199', isForeign: false, mayBeMobile: false },
    { phone: '+14165550147', isForeign: true, mayBeMobile: true },
  ]);
  expect((await read(list('06 12 34 56 78', '01 42 68 53 00'), 'FR')).guests).toMatchObject([
    { phone: '+33612345678', isForeign: false, mayBeMobile: true },
    { phone: '+33142685300', mayBeMobile: false },
  ]);
});

test('formulas and markup in names stay text, and spreadsheet-safe phones are read', async () => {
  const rows = `${HEADER}\n=1+1,'+12125550147,2026-09-01\n<b>Bob</b>,2125550148,2026-09-01\n`;
  expect((await read(rows)).guests).toMatchObject([
    { name: '=1+1', phone: '+12125550147' },
    { name: '<b>Bob</b>' },
  ]);
});

test.each([
  ['nothing', '', 'The file is empty. Choose a different file.'],
  [
    'only its first line',
    HEADER,
    'Your file has column names but no rows. Add rows, or choose a different file.',
  ],
  [
    'no column names',
    '\nAna,2125550147,2026-09-01',
    `Line 2: the column names are missing. Make the first line ${HEADER}`,
  ],
  [
    'a missing column',
    'customer_name,phone_number\nA,1',
    'Line 1: add the column last_order_date to the first line.',
  ],
  [
    'a duplicate column',
    `${HEADER},phone_number\nA,1,2,3`,
    'Line 1: the column phone_number appears twice. Rename or delete one of them.',
  ],
  [
    'an open quotation mark',
    `${HEADER}\nA,2125550147,2026-09-01\n"B,2125550148,2026-09-01\nC,2125550149,2026-09-01\n`,
    'Line 3: a quotation mark (") is opened but never closed. Close or remove it.',
  ],
])('a file with %s is rejected with what to do', async (_title, text, message) => {
  expect(await refusal(text)).toBe(message);
});

test.each([
  ['200,000 empty lines', `${HEADER}\n${'\n'.repeat(200_000)}`, /more than 100,000 lines/],
  [
    'an open quotation mark and 2 MB',
    `${HEADER}\n"${'x,y\n'.repeat(24_000)}${'z'.repeat(1_900_000)}`,
    /^Line 2: /,
  ],
  ['10,000 columns', Array(10_000).fill('x').join(','), /^Line 1 has more than 200 columns/],
  ['2 MB of commas', `${HEADER}\n${','.repeat(2_000_000)}`, /^Line 2 has more than 200 columns/],
  ['2 MB of quotation marks', '"'.repeat(2_000_001), /./],
  ['2 MB of zeros', new Uint8Array(2_000_000), /empty/],
])('%s are rejected', async (_title, text, message) => {
  expect(await refusal(text)).toMatch(message);
});

test('a 1 MB cell is a problem of its row only', async () => {
  const { guests, problems } = await read(
    `${HEADER}\n"${'x'.repeat(1_000_000)}",2125550148,2026-09-01\n${ROWS.split('\n')[1]}`,
  );
  expect(guests).toMatchObject([ANA]);
  expect(problems).toEqual([
    { line: 2, message: 'Line 2: customer_name is longer than 1000 characters. Shorten it.' },
  ]);
});

test('guests, duplicates and problems add up to the rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const phone = index % 7 === 0 ? 'none' : `212${5_000_000 + (index % 9_000)}`;
    return `Guest ${index},${phone},2026-0${1 + (index % 9)}-11`;
  });
  const list = await read([HEADER, ...rows].join('\n'));
  expect(list).toMatchObject({ rows: 20_000, duplicates: 8_142 });
  expect([list.guests.length, list.problems.length]).toEqual([9_000, 2_858]);
});

test('reading a long list yields every few hundred rows', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => `A,212${5_000_000 + index},2026-09-01`);
  let turns = 0;
  let isRead = false;
  const takeTurns = () => {
    turns += 1;
    if (!isRead) setImmediate(takeTurns);
  };
  takeTurns();
  await read([HEADER, ...rows].join('\n'));
  isRead = true;
  expect(turns).toBeGreaterThan(rows.length / 200);
});

test.each([
  ['Ana  Ruiz', 'Ana Ruiz'],
  ['Ana\tRuiz\u0007', 'Ana Ruiz'],
  ['Jose\u0301', 'José'],
  ['Ana\u00a0Ruiz', 'Ana Ruiz'],
  ['Li \ud800', 'Li \ufffd'],
  ['O’Neil, Jr.', 'O’Neil, Jr.'],
])('the name %j is stored as %j', (typed, kept) => {
  expect(guestName(typed)).toBe(kept);
});

test('a day must be on the calendar, leap years included', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2099 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }), (y, m, d) => {
      const text = [y, m, d].map((part) => String(part).padStart(2, '0')).join('-');
      const time = Date.parse(`${text}T00:00:00Z`);
      expect(isDay(text)).toBe(!Number.isNaN(time) && new Date(time).toISOString().startsWith(text));
    }),
  );
  expect(['2024-02-29', '2026-02-29', '1900-02-29', '2000-02-29'].map(isDay)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  ['opted_out', 'yes', 'no'],
  ['opted_out_at', '2026-05-01T10:00:00.000Z', ''],
  ['sms_opt_in', 'No', 'Yes'],
  ['unsubscribed', '1', '0'],
  ['Do Not Text', 'x', ''],
])('the column %s says that a guest wants no texts', async (heading, refuses, agrees) => {
  const { guests, problems } = await read(
    `${HEADER},${heading}\nAna,2125550147,2026-09-01,${refuses}\nBo,2125550148,2026-09-01,${agrees}`,
  );
  expect(guests.map(({ name, refuses }) => [name, refuses])).toEqual([
    ['Ana', true],
    ['Bo', false],
  ]);
  expect(problems).toEqual([]);
});

test('any row of a guest can opt out, even an invalid one, and the owner is asked about unclear values', async () => {
  const { guests, problems } = await read(
    [
      `${HEADER},unsubscribed,opted_out_by,Email Opt-Out`,
      'Ana,2125550147,2026-09-01,no,,yes',
      'Ana,(212) 555-0147,9/8/2026,yes,guest,',
      'Bo,2125550148,2026-09-01,only at lunch,,',
      'Cy,2125550149,2026-09-01,,owner,yes',
    ].join('\n'),
  );
  expect(guests.map(({ name, refuses }) => [name, refuses])).toEqual([
    ['Ana', true],
    ['Cy', false],
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    'Line 3: “9/8/2026” isn’t a date. Enter dates as YYYY-MM-DD, such as 2026-11-23.',
    'Line 4: unsubscribed is “only at lunch”. Enter yes or no, or leave it blank.',
  ]);
});
