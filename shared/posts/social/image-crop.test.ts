import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropFor } from './image-crop.ts';
import { IMAGE_PLACES, IMAGE_SPECS, POST_IMAGE } from './image-specs.ts';

test('a landscape photo becomes a portrait post from its middle', () => {
  expect(cropFor({ width: 4000, height: 3000 }, IMAGE_SPECS.instagram_post)).toEqual({
    left: 800,
    top: 0,
    width: 2400,
    height: 3000,
    output: { width: 1080, height: 1350 },
    isLargeEnough: true,
  });
});

test('the focal point moves the crop up to the edge', () => {
  const photo = { width: 4000, height: 3000 };
  expect(cropFor(photo, IMAGE_SPECS.instagram_post, { x: 0.25, y: 0.5 })).toMatchObject({ left: 0 });
  expect(cropFor(photo, IMAGE_SPECS.instagram_post, { x: 1, y: 0.5 })).toMatchObject({ left: 1600 });
});

test('a small photo is cropped, never enlarged, and reported as too small', () => {
  const crop = cropFor({ width: 800, height: 600 }, IMAGE_SPECS.doordash_item);
  expect(crop).toMatchObject({ width: 800, height: 450, output: { width: 800, height: 450 } });
  expect(crop.isLargeEnough).toBe(false);
});

test('every crop is inside the image in its platform’s ratio', () => {
  const edge = fc.integer({ min: 1, max: 20_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(edge, edge, share, share, fc.constantFrom(...IMAGE_PLACES), (width, height, x, y, place) => {
      const spec = IMAGE_SPECS[place];
      const crop = cropFor({ width, height }, spec, { x, y });
      expect(crop.left >= 0 && crop.left + crop.width <= width).toBe(true);
      expect(crop.top >= 0 && crop.top + crop.height <= height).toBe(true);
      // Within the half pixel that rounding takes from either edge.
      const exact = spec.width / spec.height;
      const least = (crop.width - 0.5) / (crop.height + 0.5);
      const most = (crop.width + 0.5) / Math.max(0.5, crop.height - 0.5);
      if (crop.width > 1 && crop.height > 1) expect(exact >= least && exact <= most).toBe(true);
    }),
  );
});

test('each platform’s size has its source and date', () => {
  for (const place of IMAGE_PLACES) {
    const { source, asOf, minWidth, width, minHeight, height } = IMAGE_SPECS[place];
    expect(source).not.toBe('');
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(minWidth <= width && minHeight <= height).toBe(true);
  }
  expect(POST_IMAGE.sms).toBeUndefined();
});

test.each([
  [1_000, 1_000, true],
  [999, 1_000, false],
  [1_000, 999, false],
])('a part of %i × %i pixels is large enough: %s', (width, height, isEnough) => {
  const spec = { width, height, minWidth: 1_000, minHeight: 1_000 };
  const crop = cropFor({ width, height }, spec);
  expect(crop).toMatchObject({ output: { width, height }, isLargeEnough: isEnough });
});
