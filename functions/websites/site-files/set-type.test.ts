import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readSiteFont } from '#tests/builders/site-fonts.ts';
import { drawnFamily, openTypeface, type Typeface } from './open-typeface.ts';
import { isDrawable, setType } from './set-type.ts';

let fraunces: Typeface;
beforeAll(async () => {
  fraunces = await openTypeface('Fraunces', 600, readSiteFont);
});

const order = (text: string) => ({
  text,
  typeface: fraunces,
  sizes: [96, 64, 40, 24],
  maxWidth: 500,
  maxHeight: 300,
  leading: 1.1,
});

test('ordinary names fit their space', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿŁłŞşźż]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      const set = setType(order(words.join(' ')));
      expect(set?.height).toBeLessThanOrEqual(300);
      for (const { width } of set?.lines ?? []) expect(width).toBeLessThanOrEqual(500);
    }),
    { numRuns: 60 },
  );
});

test('a short name gets the largest size, and a long one a smaller size', () => {
  expect(setType(order('Lupo'))?.size).toBe(96);
  expect(
    setType(order('The Exceedingly Long Restaurant and Wine Bar at the Old Harbour of Gdynia'))?.size,
  ).toBeLessThan(96);
});

test('an empty text draws nothing', () => {
  expect(setType(order('   '))).toBeUndefined();
});

test('letters of both Latin subsets can be drawn, and those of other scripts can’t', () => {
  expect(isDrawable('Łódź, Şişli & Çafé – €9', fraunces)).toBe(true);
  expect(isDrawable('横浜ラーメン', fraunces)).toBe(false);
});

test('a heavier weight is wider', async () => {
  const light = await openTypeface('Fraunces', 300, readSiteFont);
  const widthOf = (typeface: Typeface) => setType({ ...order('Osteria'), typeface })?.lines[0]?.width ?? 0;
  expect(widthOf(light)).toBeLessThan(widthOf(fraunces));
});

test('system fonts have a substitute of the same kind', () => {
  expect(drawnFamily('Georgia').family).toBe('Lora');
  expect(drawnFamily('Trebuchet MS').family).toBe('Figtree');
  expect(drawnFamily('Playfair Display').family).toBe('Playfair Display');
});
