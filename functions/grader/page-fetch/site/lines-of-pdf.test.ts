import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aPdf } from '#tests/builders/a-pdf.ts';
import { linesOfPdf } from './lines-of-pdf.ts';
import { unpacksSmall } from './unpacks-small.ts';

/** A PDF whose page shows `Soup 7`, with `dictionary` and `packed` as its content stream. */
function packedPdf(packed: Buffer, dictionary = '/Filter /FlateDecode'): Buffer {
  const [before = '', after = ''] = aPdf(['Soup 7'])
    .toString('latin1')
    .split(/<< \/Length \d+ >>\nstream\n[\s\S]*?\nendstream/);
  const stream = `<< /Length ${packed.length} ${dictionary} >>\nstream\n${packed.toString('latin1')}\nendstream`;
  return Buffer.from(`${before}${stream}${after}`, 'latin1');
}
const content = () => Buffer.from('BT /F1 12 Tf 1 0 0 1 50 700 Tm (Soup 7) Tj ET ');
const bomb = () => deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '), { level: 1 });

test('compressed pages are read', async () => {
  expect(await linesOfPdf(packedPdf(deflateSync(content())))).toEqual([{ text: 'Soup 7', isHeading: false }]);
});

test.each([
  ['packed', packedPdf(bomb())],
  ['packed under a disguised name', packedPdf(bomb(), '/F#69lter /Fl#61teDecode')],
  [
    'behind words that look like the beginning of a small one',
    packedPdf(bomb(), '/T (stream\nsmall) /Filter [/FlateDecode]'),
  ],
  ['packed twice', packedPdf(deflateSync(bomb()), '/Filter [/FlateDecode /FlateDecode]')],
  ['packed by a way said elsewhere', packedPdf(bomb(), '/Filter 9 0 R')],
  [
    'full of the word for a stream',
    Buffer.concat([packedPdf(deflateSync(content())), Buffer.from('stream\n'.repeat(5_001))]),
  ],
  ['encrypted', Buffer.concat([packedPdf(deflateSync(content())), Buffer.from('<< /Encrypt 9 0 R >>')])],
])('a PDF that is %s isn’t decompressed', async (_what, pdf) => {
  expect(unpacksSmall(pdf)).toBe(false);
  expect(await linesOfPdf(pdf)).toEqual([]);
});

test.each([
  ['breaks off', packedPdf(deflateSync(content()).subarray(0, 30))],
  ['is no PDF', Buffer.from('a page')],
  ['is empty', Buffer.alloc(0)],
])('what %s is small, and has no lines', async (_what, bytes) => {
  expect(unpacksSmall(bytes)).toBe(true);
  expect(await linesOfPdf(bytes)).toEqual([]);
});
