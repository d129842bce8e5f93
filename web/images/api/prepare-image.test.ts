import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFileRefusal, findSizeRefusal, fitImage, jpegName, MENU_PHOTO_TARGET } from './prepare-image.ts';

const aFile = (change: { name?: string; type?: string; size?: number }) => ({
  name: 'Terrace.jpg',
  type: 'image/jpeg',
  size: 10,
  ...change,
});
const edge = fc.integer({ min: 100, max: 9000 });

test('a missing or empty file counts as no file', () => {
  expect(findFileRefusal(undefined)).toBe('missing');
  expect(findFileRefusal(aFile({ size: 0 }))).toBe('missing');
});

test('JPEG, PNG and WebP are accepted, other kinds are not', () => {
  expect(findFileRefusal(aFile({ type: 'image/webp' }))).toBeUndefined();
  expect(findFileRefusal(aFile({ type: 'image/svg+xml' }))).toBe('type');
  expect(findFileRefusal(aFile({ type: 'image/gif' }))).toBe('type');
  expect(findFileRefusal(aFile({ type: '' }))).toBe('type');
});

test('a file up to 40 MB is resized, a larger one is rejected', () => {
  expect(findFileRefusal(aFile({ size: 40 * 1024 * 1024 }))).toBeUndefined();
  expect(findFileRefusal(aFile({ size: 40 * 1024 * 1024 + 1 }))).toBe('tooLargeToShrink');
});

test('photos of any phone are resized; edges under 100 pixels and decompression bombs are rejected', () => {
  expect(findSizeRefusal({ width: 4032, height: 3024 })).toBeUndefined();
  expect(findSizeRefusal({ width: 8160, height: 6144 })).toBeUndefined();
  expect(findSizeRefusal({ width: 99, height: 600 })).toBe('tooSmallEdges');
  expect(findSizeRefusal({ width: 20_000, height: 20_000 })).toBe('tooLargeToShrink');
});

test('an iPhone photo is accepted, whatever type the browser reports', () => {
  expect(findFileRefusal(aFile({ name: 'IMG_0042.HEIC', type: '' }))).toBeUndefined();
  expect(findFileRefusal(aFile({ name: 'photo', type: 'image/heic' }))).toBeUndefined();
});

test('an image is sent within 1920 × 1080, in its own proportions and never enlarged', () => {
  expect(fitImage({ width: 3840, height: 2160 })).toEqual({ width: 1920, height: 1080 });
  expect(fitImage({ width: 3000, height: 4000 })).toEqual({ width: 810, height: 1080 });
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const fitted = fitImage({ width, height });
      expect(fitted.width).toBeLessThanOrEqual(Math.min(width, 1920));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(height, 1080));
      expect(Math.abs(fitted.width - (fitted.height * width) / height)).toBeLessThanOrEqual(
        width / height + 1,
      );
    }),
  );
});

test('a menu photo keeps enough pixels to be readable in both orientations', () => {
  expect(fitImage({ width: 3024, height: 4032 }, MENU_PHOTO_TARGET)).toEqual({ width: 1200, height: 1600 });
  expect(fitImage({ width: 4032, height: 3024 }, MENU_PHOTO_TARGET)).toEqual({ width: 1600, height: 1200 });
});

test('an uploaded file is named .jpg after it is re-encoded', () => {
  expect(jpegName('Dining room.PNG')).toBe('Dining room.jpg');
  expect(jpegName('no ending')).toBe('no ending.jpg');
  expect(jpegName('.webp')).toBe('photo.jpg');
});
