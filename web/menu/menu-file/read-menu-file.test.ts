import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aLockedPdf, aPdf } from '#tests/builders/a-pdf.ts';
import { anXlsx } from '#tests/builders/an-xlsx.ts';
import { readMenuFile } from './read-menu-file.ts';

const aFile = (bytes: BlobPart | Uint8Array, name: string, type = '') =>
  new File([bytes as BlobPart], name, { type });

test('a PDF is read line by line', async () => {
  const pdf = aPdf(['Pasta', 'Carbonara   14.50', 'Cacio e pepe (half)  9']);
  expect(await readMenuFile(aFile(new Uint8Array(pdf), 'menu.PDF'), true)).toEqual({
    kind: 'text',
    text: 'Pasta\nCarbonara 14.50\nCacio e pepe (half) 9',
  });
});

test('a photo of unknown type and a text file are accepted, and other files are refused', async () => {
  expect((await readMenuFile(aFile('x', 'menu.jpg', 'image/jpeg'), true)).kind).toBe('photo');
  expect((await readMenuFile(aFile('x', 'IMG_0042.HEIC'), true)).kind).toBe('photo');
  expect(await readMenuFile(aFile('Soup 7', 'menu.txt', 'text/plain'), true)).toEqual({
    kind: 'text',
    text: 'Soup 7',
  });
  expect((await readMenuFile(aFile('x', 'menu.pages'), true)).kind).toBe('refused');
});

test('a PDF without text, and a file that isn’t a PDF, explain what to do', async () => {
  expect(await readMenuFile(aFile(new Uint8Array(aPdf([])), 'scan.pdf'), true)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('has no text'),
  });
  expect(await readMenuFile(aFile('not a PDF', 'menu.pdf', 'application/pdf'), true)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('couldn’t open this file'),
  });
});

test.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
])('a photo named like a PDF is recognized as a photo: %j', async (first, ending) => {
  const bytes = Buffer.from(`${first}${'x'.repeat(20)}`, 'latin1');
  expect(await readMenuFile(aFile(new Uint8Array(bytes), 'menu.pdf', 'application/pdf'), true)).toEqual({
    kind: 'refused',
    why: `This file is a photo, but its name ends in .pdf. Rename it to end in .${ending}, then add it again.`,
  });
});

test('without a model that reads photos, no message suggests one', async () => {
  const noPhotos = 'We can’t read photos of menus. Paste the text or upload a PDF.';
  const png = Buffer.from(`\x89PNG\r\n\x1a\n${'x'.repeat(20)}`, 'latin1');
  const files: [File, string][] = [
    [aFile('x', 'menu.jpg', 'image/jpeg'), noPhotos],
    [aFile('x', 'IMG_0042.HEIC'), noPhotos],
    [aFile(new Uint8Array(png), 'menu.pdf', 'application/pdf'), noPhotos],
    [aFile('x', 'menu.pages'), 'Choose a PDF, Word, Excel, CSV, or text file.'],
    [aFile(new Uint8Array(aPdf([])), 'scan.pdf'), 'This file has no text. Type your menu instead.'],
  ];
  for (const [file, why] of files) {
    expect(await readMenuFile(file, false), file.name).toEqual({ kind: 'refused', why });
  }
});

const aDocx = (body: string) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string) => `<w:p>${runs}</w:p>`;
const cell = (text: string) => `<w:tc>${paragraph(words(text))}</w:tc>`;

test('a Word file is read with its tabs, line breaks, and tables, without deleted text', async () => {
  const docx = aDocx(
    [
      paragraph(words('Pasta')),
      paragraph(
        `${words('Carbonara')}<w:r><w:tab/></w:r>${words('$14.50')}<w:del><w:delText>$9</w:delText></w:del>`,
      ),
      paragraph(`${words('Soup &amp; bread')}<w:r><w:br/></w:r>${words('of the day')}`),
      `<w:tbl><w:tr>${cell('Tiramisu')}${cell('8')}</w:tr></w:tbl>`,
    ].join(''),
  );
  expect(await readMenuFile(aFile(docx, 'menu.docx'), false)).toEqual({
    kind: 'text',
    text: 'Pasta\nCarbonara  $14.50\nSoup & bread\nof the day\nTiramisu  8',
  });
});

const MENU = [
  ['Category', 'Item name', 'Description', 'Price'],
  ['Pasta', 'Carbonara', 'Egg, guanciale', '14.5'],
  ['Pasta', 'Gnocchi', '', '13'],
];
const READ = {
  kind: 'text',
  text: 'Heading: Pasta\nCarbonara  14.50\nDescription: Egg, guanciale\nGnocchi  13',
};

test('a spreadsheet is read by its column names, with formula results', async () => {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="str"><f>A1</f><v>${text}</v></c>`).join('');
  const xlsx = anXlsx(
    `${MENU.map((row) => `<row>${cells(row)}</row>`).join('')}${'<row/>'.repeat(1_000_000)}`,
  );
  expect(await readMenuFile(aFile(xlsx, 'menu.xlsx'), false)).toEqual(READ);
});

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const CSV = MENU.map((row) => row.map((text) => `"${text}"`).join(',')).join('\r\n');

test.each<[what: string, bytes: Uint8Array, dish: string]>([
  ['UTF-16', utf16('Dish;Price\nJalapeño;9'), 'Dish: Jalapeño  9'],
  [
    'Windows-1252',
    Buffer.from('Dish;Price\nCr\xe8me br\xfbl\xe9e;\x80 9', 'latin1'),
    'Dish: Crème brûlée  € 9',
  ],
  [
    'Shift JIS',
    Uint8Array.from([
      0x95, 0x69, 0x96, 0xbc, 0x2c, 0x89, 0xbf, 0x8a, 0x69, 0x0a, 0x83, 0x89, 0x81, 0x5b, 0x83, 0x81, 0x83,
      0x93, 0x2c, 0x39, 0x30, 0x30,
    ]),
    'Dish: ラーメン  900',
  ],
  ['UTF-8', Buffer.from(CSV), READ.text],
])('a CSV file in %s keeps its special characters', async (_what, bytes, text) => {
  expect(await readMenuFile(aFile(new Uint8Array(bytes), 'menu.csv', 'text/csv'), false)).toEqual({
    kind: 'text',
    text,
  });
});

test.each<[what: string, bytes: Uint8Array, name: string, why: RegExp]>([
  [
    'a Word file with a password',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
    'menu.docx',
    /Word file has a password/,
  ],
  ['an old Word file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'menu.doc', /old .doc format/],
  ['no Word file', strToU8('PK, but nothing else'), 'menu.docx', /couldn’t open this Word file/],
  ['a Word file that unpacks to 200 MB', aDocx(' '.repeat(200_000_000)), 'menu.docx', /too large/],
  ['an Excel file that unpacks to 200 MB', anXlsx(' '.repeat(200_000_000)), 'menu.xlsx', /too large/],
  ['a Word file of photos', aDocx(paragraph('<w:drawing/>')), 'menu.docx', /has no text/],
  ['a CSV file of too many rows', strToU8('a,1\n'.repeat(2_001)), 'menu.csv', /more than 2,000 rows/],
])('%s is refused with what to do', async (_what, bytes, name, why) => {
  expect(await readMenuFile(aFile(bytes, name), false)).toEqual({
    kind: 'refused',
    why: expect.stringMatching(why),
  });
});

test('a PDF with a password is reported', async () => {
  expect(await readMenuFile(aFile(new Uint8Array(aLockedPdf()), 'menu.pdf'), false)).toEqual({
    kind: 'refused',
    why: 'This PDF has a password. Save it without one, or paste your menu instead.',
  });
});
