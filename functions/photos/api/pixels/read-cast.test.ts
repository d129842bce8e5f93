import { expect, test } from 'vitest';
import type { Raster } from './raster.ts';
import { readCast } from './read-cast.ts';

type Level = readonly [red: number, green: number, blue: number];

/** Stripes of solid color, each covering a share of the image. */
function stripes(parts: readonly (readonly [share: number, level: Level])[]): Raster {
  const [width, height] = [100, 20];
  const row = parts.flatMap(([share, level]) => Array.from({ length: share * width }, () => level).flat());
  return {
    data: Uint8Array.from(Array.from({ length: height }, () => row).flat()),
    width,
    height,
    channels: 3,
  };
}

const GRAY_WALL: Level = [220, 220, 212];
const WOOD: Level = [96, 74, 52];
const NO_CAST = { found: 'right', red: 1, green: 1, blue: 1 };

test('a gray wall isn’t white beside bluish, brighter china', () => {
  const { red, blue } = readCast(
    stripes([
      [0.5, GRAY_WALL],
      [0.3, [228, 244, 252]],
      [0.2, WOOD],
    ]),
  );
  expect(red).toBeGreaterThan(1.05);
  expect(blue).toBeLessThan(0.95);
});

test('beside bluish china that isn’t brighter, the wall is white', () => {
  expect(
    readCast(
      stripes([
        [0.5, GRAY_WALL],
        [0.3, [184, 204, 220]],
        [0.2, WOOD],
      ]),
    ),
  ).toEqual(NO_CAST);
});

test('a table as warm as linen keeps its warmth', () => {
  expect(
    readCast(
      stripes([
        [0.6, [244, 238, 226]],
        [0.4, WOOD],
      ]),
    ),
  ).toEqual(NO_CAST);
});

test('a photo in one strong color isn’t called correctly white-balanced', () => {
  const inRedLight = stripes([
    [0.7, [240, 90, 40]],
    [0.3, [120, 40, 20]],
  ]);
  expect(readCast(inRedLight)).toEqual({ found: 'not_found', red: 1, green: 1, blue: 1 });
});
