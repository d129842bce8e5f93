import { expect, test } from 'vitest';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { readMenuFile } from './read-menu-file.ts';

const aFile = (bytes: BlobPart, name: string, type = '') => new File([bytes], name, { type });

test('the words of a PDF come line by line', async () => {
  const pdf = aPdf(['Pasta', 'Carbonara   14.50', 'Cacio e pepe (half)  9']);
  expect(await readMenuFile(aFile(new Uint8Array(pdf), 'menu.PDF'))).toEqual({
    kind: 'text',
    text: 'Pasta\nCarbonara 14.50\nCacio e pepe (half) 9',
  });
});

test('a photo is one also where the browser doesn’t know its kind, a text is taken, and what is neither is refused', async () => {
  expect((await readMenuFile(aFile('x', 'menu.jpg', 'image/jpeg'))).kind).toBe('photo');
  expect((await readMenuFile(aFile('x', 'IMG_0042.HEIC'))).kind).toBe('photo');
  expect(await readMenuFile(aFile('Soup 7', 'menu.txt', 'text/plain'))).toEqual({
    kind: 'text',
    text: 'Soup 7',
  });
  expect((await readMenuFile(aFile('x', 'menu.docx', 'application/msword'))).kind).toBe('refused');
});

test('a PDF without words, and one that is none, say what to do instead', async () => {
  expect(await readMenuFile(aFile(new Uint8Array(aPdf([])), 'scan.pdf'))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('only images'),
  });
  expect(await readMenuFile(aFile('not a PDF', 'menu.pdf', 'application/pdf'))).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('couldn’t open this PDF'),
  });
});

test.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
])('a photo whose name says PDF is told from a PDF: %j', async (first, ending) => {
  const bytes = Buffer.from(`${first}${'x'.repeat(20)}`, 'latin1');
  expect(await readMenuFile(aFile(new Uint8Array(bytes), 'menu.pdf', 'application/pdf'))).toEqual({
    kind: 'refused',
    why: `This file is a photo, though its name says PDF. Rename it to end in .${ending}, then add it again.`,
  });
});
