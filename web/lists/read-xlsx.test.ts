import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { anXlsx } from '#tests/builders/an-xlsx.ts';
import { readXlsx } from './read-xlsx.ts';

const read = (bytes: Uint8Array, mostRows = 100) => readXlsx(bytes, mostRows);

test('the first sheet’s text, numbers, dates, and yes/no values are read with their line numbers', () => {
  const strings = ['<t>Name</t>', '<r><t>Ana </t></r><r><t>Ruiz &amp; Co</t></r><rPh><t>ア</t></rPh>'];
  const rows = [
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Phone</t></is></c></row>',
    '<row r="3"/>',
    '<row r="5"><c r="A5" t="s"><v>1</v></c><c r="B5" s="1"><v>46264</v></c><c r="C5"><v>2.12555014700001E9</v></c>',
    '<c r="D5" s="2"><v>46264.80556</v></c><c r="E5" s="3"><v>12.300000000000001</v></c><c r="F5" t="b"><v>1</v></c>',
    '<c r="G5" t="str"><f>A1</f><v>x&lt;y</v></c><c r="H5" s="1"><v>0.5</v></c></row>',
  ];
  expect(read(anXlsx(rows.join(''), strings))).toEqual([
    { line: 2, cells: ['Name', '', 'Phone'] },
    {
      line: 5,
      cells: [
        'Ana Ruiz & Co',
        '2026-08-30',
        '2125550147.00001',
        '2026-08-30 19:20',
        '12.3',
        'TRUE',
        'x<y',
        '12:00',
      ],
    },
  ]);
});

test.each([
  [
    'a file with a password',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    /password or is in the old .xls format/,
  ],
  ['no workbook', new TextEncoder().encode('PK, but nothing else'), /couldn’t open this Excel file/],
  [
    'a workbook without sheets',
    zipSync({ 'xl/styles.xml': new Uint8Array() }),
    /couldn’t open this Excel file/,
  ],
  ['half a workbook', anXlsx('<row/>'.repeat(50)).slice(0, 300), /couldn’t open this Excel file/],
])('%s is refused with what to do', (_what, bytes, message) => {
  expect(() => read(bytes)).toThrow(message);
});

test.each([
  ['a part that unpacks to 200 MB', anXlsx(' '.repeat(200_000_000)), /too large/],
  ['a million empty rows', anXlsx('<row><c s="1"/></row>'.repeat(1_000_000)), undefined],
  ['open tags', anXlsx(`<row r="1">${'<c '.repeat(300_000)}`), undefined],
  ['cells that never end', anXlsx(`<row r="1">${'<c><v>'.repeat(100_000)}</row>`), undefined],
  ['a cell in the last column', anXlsx('<row r="1"><c r="XFD1"><v>1</v></c></row>'), /more than 200 columns/],
  ['more rows than are read', anXlsx('<row><c><v>1</v></c></row>'.repeat(101)), /more than 100 rows/],
])('%s uses neither memory nor time', (_what, bytes, message) => {
  if (message === undefined) expect(read(bytes)).toEqual([]);
  else expect(() => read(bytes)).toThrow(message);
});
