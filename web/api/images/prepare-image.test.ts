import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFileRefusal, findSizeRefusal, fitImage, jpegName } from './prepare-image.ts';

const fiveMegabytes = 5 * 1024 * 1024;
const edge = fc.integer({ min: 100, max: 4000 });

test('no file and an empty file are no file, whatever they are called', () => {
  expect(findFileRefusal(undefined)).toBe('missing');
  expect(findFileRefusal({ type: 'image/jpeg', size: 0 })).toBe('missing');
});

test('JPEG, PNG and WebP are accepted, other kinds are not', () => {
  expect(findFileRefusal({ type: 'image/webp', size: 10 })).toBeUndefined();
  expect(findFileRefusal({ type: 'image/svg+xml', size: 10 })).toBe('type');
  expect(findFileRefusal({ type: 'image/gif', size: 10 })).toBe('type');
  expect(findFileRefusal({ type: '', size: 10 })).toBe('type');
});

test('an image of 5 MB is accepted and one of a byte more is not', () => {
  expect(findFileRefusal({ type: 'image/png', size: fiveMegabytes })).toBeUndefined();
  expect(findFileRefusal({ type: 'image/png', size: fiveMegabytes + 1 })).toBe('tooLarge');
});

test('both edges must be between 100 and 4000 pixels', () => {
  expect(findSizeRefusal({ width: 100, height: 4000 })).toBeUndefined();
  expect(findSizeRefusal({ width: 99, height: 600 })).toBe('tooSmallEdges');
  expect(findSizeRefusal({ width: 800, height: 4001 })).toBe('tooLargeEdges');
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

test('the file that is sent is called what it is', () => {
  expect(jpegName('Dining room.PNG')).toBe('Dining room.jpg');
  expect(jpegName('no ending')).toBe('no ending.jpg');
  expect(jpegName('.webp')).toBe('picture.jpg');
});
