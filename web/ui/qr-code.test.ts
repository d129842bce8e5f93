import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

test('a code is square, with a quiet zone of four modules around its three corner patterns', async () => {
  const { size, path } = qrCode('https://sites.example/osteria-lupo/');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const pixels = await sharp(new TextEncoder().encode(svg)).grayscale().raw().toBuffer();
  const row = (y: number) =>
    Array.from(pixels.subarray(y * size, (y + 1) * size), (gray) => (gray < 128 ? 1 : 0));
  expect(pixels).toHaveLength(size * size);
  for (const y of [0, 1, 2, 3, size - 1]) expect(row(y)).not.toContain(1);
  expect(row(4).slice(0, 12)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
  expect(row(4).slice(-12)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
  expect(row(size - 5).slice(0, 12)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0]);
});
