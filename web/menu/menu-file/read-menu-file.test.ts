import { expect, test } from 'vitest';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { readMenuFile } from './read-menu-file.ts';

const aFile = (bytes: BlobPart, name: string, type = '') => new File([bytes], name, { type });

test('the words of a PDF come line by line', async () => {
  const pdf = aPdf(['Pasta', 'Carbonara   14.50', 'Cacio e pepe (half)  9']);
  expect(await readMenuFile(aFile(new Uint8Array(pdf), 'menu.PDF'), true)).toEqual({
    kind: 'text',
    text: 'Pasta\nCarbonara 14.50\nCacio e pepe (half) 9',
  });
});

test('a photo is one also where the browser doesn’t know its kind, a text is taken, and what is neither is refused', async () => {
  expect((await readMenuFile(aFile('x', 'menu.jpg', 'image/jpeg'), true)).kind).toBe('photo');
  expect((await readMenuFile(aFile('x', 'IMG_0042.HEIC'), true)).kind).toBe('photo');
  expect(await readMenuFile(aFile('Soup 7', 'menu.txt', 'text/plain'), true)).toEqual({
    kind: 'text',
    text: 'Soup 7',
  });
  expect((await readMenuFile(aFile('x', 'menu.docx', 'application/msword'), true)).kind).toBe('refused');
});

test('a PDF without words, and one that is none, say what to do instead', async () => {
  expect(await readMenuFile(aFile(new Uint8Array(aPdf([])), 'scan.pdf'), true)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('only images'),
  });
  expect(await readMenuFile(aFile('not a PDF', 'menu.pdf', 'application/pdf'), true)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('couldn’t open this PDF'),
  });
});

test.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
])('a photo whose name says PDF is told from a PDF: %j', async (first, ending) => {
  const bytes = Buffer.from(`${first}${'x'.repeat(20)}`, 'latin1');
  expect(await readMenuFile(aFile(new Uint8Array(bytes), 'menu.pdf', 'application/pdf'), true)).toEqual({
    kind: 'refused',
    why: `This file is a photo, though its name says PDF. Rename it to end in .${ending}, then add it again.`,
  });
});

test('where no model reads photos no sentence leads to one', async () => {
  const noPhotos = 'We can’t read photos here. Paste the text or drop a PDF.';
  const png = Buffer.from(`\x89PNG\r\n\x1a\n${'x'.repeat(20)}`, 'latin1');
  const files: [File, string][] = [
    [aFile('x', 'menu.jpg', 'image/jpeg'), noPhotos],
    [aFile('x', 'IMG_0042.HEIC'), noPhotos],
    [aFile(new Uint8Array(png), 'menu.pdf', 'application/pdf'), noPhotos],
    [aFile('x', 'menu.docx', 'application/msword'), 'Choose a PDF or a text file.'],
    [aFile(new Uint8Array(aPdf([])), 'scan.pdf'), 'This file has only images. Type your menu instead.'],
  ];
  for (const [file, why] of files) {
    expect(await readMenuFile(file, false), file.name).toEqual({ kind: 'refused', why });
  }
});
