import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { byteBudget } from '#functions/images/byte-budget.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { IMAGE_MESSAGES } from '#shared/images/contract/site-image.ts';
import {
  aCmykJpeg,
  aDecompressionBomb,
  aGif,
  aJpeg,
  aNonImage,
  anAnimatedWebp,
  anSvg,
  aPng,
  aPolyglot,
  aSidewaysPhoto,
  aTransparentPng,
  aTruncatedJpeg,
  aWebp,
} from '#tests/builders/hostile-images.ts';
import { type ImageFiles, makeImageFiles, widthsFor } from './make-image-files.ts';

async function refusalOf(bytes: Uint8Array): Promise<{ code: string; message: string }> {
  const error: unknown = await makeImageFiles(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`The image was accepted, or failed: ${String(error)}`);
  return { code: error.code, message: error.message };
}

const everyFile = ({ widths, squares }: ImageFiles) => [...widths, ...squares].map(({ bytes }) => bytes);

async function colorAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

/** The tag of the GPS data, 0x8825, in the byte order that sharp writes (EXIF 2.32, table 4). */
const GPS_TAG = Buffer.from('2588', 'hex');

afterEach(() => vi.restoreAllMocks());

describe('a photo', () => {
  test('has all website widths and square crops in both formats', async () => {
    const files = await makeImageFiles(await aJpeg({ width: 2400, height: 1600 }));
    expect(files.widths.map(({ width, height }) => [width, height])).toEqual([
      [400, 267],
      [800, 533],
      [1200, 800],
      [1600, 1067],
    ]);
    const widths = await Promise.all(files.widths.map(({ bytes }) => sharp(bytes).metadata()));
    expect(widths.map(({ format, width }) => [format, width])).toEqual(
      [400, 800, 1200, 1600].map((width) => ['webp', width]),
    );
    const squares = await Promise.all(files.squares.map(({ bytes }) => sharp(bytes).metadata()));
    expect(squares.map(({ format, width, height }) => [format, width, height]).toSorted()).toEqual(
      [150, 300, 600].flatMap((edge) => ['jpeg', 'webp'].map((format) => [format, edge, edge])).toSorted(),
    );
  });

  test('is never enlarged', async () => {
    const files = await makeImageFiles(await aWebp({ width: 1000, height: 500 }));
    expect(files.widths.map(({ width }) => width)).toEqual([400, 800, 1000]);
    expect(widthsFor(410)).toEqual([410]);
    expect(widthsFor(100)).toEqual([100]);
  });

  test('keeps every file within its byte budget', async () => {
    const { widths } = await makeImageFiles(await aJpeg({ width: 4000, height: 3000 }));
    for (const { width, bytes } of widths) expect(bytes.length).toBeLessThanOrEqual(byteBudget(width));
  });

  test('gives the same files every time', async () => {
    const photo = await aJpeg();
    expect(everyFile(await makeImageFiles(photo))).toEqual(everyFile(await makeImageFiles(photo)));
  });

  test('of 4000 by 100 or 100 by 4000 is accepted', async () => {
    const [wide, high] = await Promise.all([
      makeImageFiles(await aPng({ width: 4000, height: 100 })),
      makeImageFiles(await aPng({ width: 100, height: 4000 })),
    ]);
    expect(wide.widths.at(-1)).toMatchObject({ width: 1600, height: 40 });
    expect(high.widths.at(-1)).toMatchObject({ width: 100, height: 4000 });
  });
});

describe('an image is normalized', () => {
  test('a rotated photo is turned upright without location data', async () => {
    const photo = await aSidewaysPhoto({ width: 800, height: 600 });
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif?.includes(GPS_TAG)]).toEqual([6, true]);
    const files = await makeImageFiles(photo);
    const widest = files.widths.at(-1);
    expect(widest).toMatchObject({ width: 600, height: 800 });
    for (const bytes of everyFile(files)) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    const [top] = await colorAt(widest?.bytes ?? Buffer.of(), 300, 50);
    const [, , bottom] = await colorAt(widest?.bytes ?? Buffer.of(), 300, 750);
    expect([(top ?? 0) > 200, (bottom ?? 0) > 200]).toEqual([true, true]);
  });

  test('print colors become screen colors', async () => {
    const { widths } = await makeImageFiles(await aCmykJpeg());
    const { space } = await sharp(widths.at(-1)?.bytes).metadata();
    const [red = 0, green = 0] = await colorAt(widths.at(-1)?.bytes ?? Buffer.of(), 200, 150);
    expect([space, red > 150, green < 110]).toEqual(['srgb', true, true]);
  });

  test('an animation becomes its first frame', async () => {
    const { widths } = await makeImageFiles(await anAnimatedWebp());
    const { pages, width, height } = await sharp(widths.at(-1)?.bytes).metadata();
    const [red = 0, , blue = 255] = await colorAt(widths.at(-1)?.bytes ?? Buffer.of(), 100, 100);
    expect([pages ?? 1, width, height, red > 200, blue < 50]).toEqual([1, 200, 200, true, true]);
  });

  test('a page hidden in an image is removed from every file', async () => {
    const polyglot = await aPolyglot();
    expect(polyglot.includes('<script>')).toBe(true);
    for (const bytes of everyFile(await makeImageFiles(polyglot))) {
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.includes('html')).toBe(false);
    }
  });

  test('transparency stays in WebP and is white in JPEG', async () => {
    const { squares, widths } = await makeImageFiles(await aTransparentPng());
    expect((await sharp(widths.at(-1)?.bytes).metadata()).hasAlpha).toBe(true);
    const jpeg = squares.find(({ format }) => format === 'jpeg');
    expect(await colorAt(jpeg?.bytes ?? Buffer.of(), 10, 10)).toEqual([255, 255, 255]);
  });
});

describe('rejected with the reason', () => {
  test.each([
    ['a text', async () => aNonImage(), IMAGE_MESSAGES.type],
    ['nothing', async () => Buffer.of(), IMAGE_MESSAGES.type],
    ['an SVG', async () => anSvg(), IMAGE_MESSAGES.type],
    ['a GIF', aGif, IMAGE_MESSAGES.type],
    [
      'only the beginning of a JPEG',
      async () => Buffer.from('ffd8ffe000104a46', 'hex'),
      IMAGE_MESSAGES.invalid,
    ],
    ['a truncated JPEG', aTruncatedJpeg, IMAGE_MESSAGES.invalid],
    [
      'a truncated PNG',
      async () => (await aPng({ width: 500, height: 400 })).subarray(0, 9_000),
      IMAGE_MESSAGES.invalid,
    ],
    [
      'a truncated WebP',
      async () => (await aWebp({ width: 500, height: 400 })).subarray(0, 3_000),
      IMAGE_MESSAGES.invalid,
    ],
    ['an image of 99 pixels', () => aPng({ width: 99, height: 300 }), IMAGE_MESSAGES.tooSmallEdges],
    ['an image of 4001 pixels', () => aPng({ width: 4001, height: 100 }), IMAGE_MESSAGES.tooLargeEdges],
  ])('%s', async (_, bytes, sentence) => {
    const code = sentence === IMAGE_MESSAGES.type ? 'unsupported_image' : 'invalid_image';
    expect(await refusalOf(await bytes())).toEqual({ code, message: sentence });
  });

  test('a small file that claims 400 million pixels is rejected without decoding', async () => {
    const bomb = aDecompressionBomb();
    expect(bomb.length).toBeLessThan(200_000);
    const decoded = vi.spyOn(sharp.prototype, 'toBuffer');
    const before = process.memoryUsage.rss();
    expect(await refusalOf(bomb)).toEqual({ code: 'invalid_image', message: IMAGE_MESSAGES.tooLargeEdges });
    expect(decoded).not.toHaveBeenCalled();
    // Its pixels would take 50 MB at one bit each, and eight times that as bytes.
    expect(process.memoryUsage.rss() - before).toBeLessThan(40_000_000);
  });
});
