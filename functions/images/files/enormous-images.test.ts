import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#functions/platform/app-error.ts';
import { IMAGE_MESSAGES } from '#shared/images/contract/site-image.ts';
import { anEnormousPng, aWebpOfFrames, pngHeaderAlone } from '#tests/builders/enormous-images.ts';
import { aHeic, aJpeg } from '#tests/builders/hostile-images.ts';
import { peakMemoryOf } from '#tests/builders/peak-memory.ts';
import { inspectImage } from './inspect-image.ts';
import { makeImageFiles } from './make-image-files.ts';

const SQUARE = { width: 16_000, height: 16_000 };
const COLUMN = { width: 1, height: 100_000_000 };
const SIZES = [
  ['16,000 × 16,000', SQUARE],
  ['one column of 100 million', COLUMN],
] as const;
const MOST_MEMORY = 50_000_000;

async function refusalOf(bytes: Uint8Array): Promise<{ code: string; message: string }> {
  const error: unknown = await makeImageFiles(bytes).catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`The image was accepted, or failed: ${String(error)}`);
  return { code: error.code, message: error.message };
}

/** Records every input and option that sharp gets from here on. */
function watchedDecoder() {
  const work = ['toBuffer', 'toFile', 'stats', 'raw', 'resize', 'pipe'] as const;
  return work.map((name) => vi.spyOn(sharp.prototype, name));
}

afterEach(() => vi.restoreAllMocks());

describe('an image with too many pixels', () => {
  test('is a small file', () => {
    expect(anEnormousPng(SQUARE).length).toBeLessThan(800_000);
    expect(anEnormousPng(COLUMN).length).toBeLessThan(800_000);
  });

  test.each(SIZES)('of %s pixels is rejected without decoding', async (_, size) => {
    const picture = anEnormousPng(size);
    const decoder = watchedDecoder();
    expect(await refusalOf(picture)).toEqual({
      code: 'invalid_image',
      message: IMAGE_MESSAGES.tooLargeEdges,
    });
    for (const work of decoder) expect(work).not.toHaveBeenCalled();
  });

  test.each(SIZES)('of %s pixels is rejected by its header alone', async (_, size) => {
    expect((await refusalOf(pngHeaderAlone(size))).message).toBe(IMAGE_MESSAGES.tooLargeEdges);
  });

  test('is detected by its header alone', async () => {
    const header = pngHeaderAlone({ width: 300, height: 200 });
    expect(await inspectImage(header)).toEqual({ format: 'png', width: 300, height: 200 });
    expect((await refusalOf(header)).message).toBe(IMAGE_MESSAGES.invalid);
  });

  test.each(SIZES)('of %s pixels uses almost no memory', async (_, size) => {
    const { end, rise } = await peakMemoryOf('image', anEnormousPng(size));
    expect(end).toBe('invalid_image');
    expect(rise).toBeLessThan(MOST_MEMORY);
  });

  test('would use memory if decoded', async () => {
    const { rise } = await peakMemoryOf('held', anEnormousPng(SQUARE));
    expect(rise).toBeGreaterThan(MOST_MEMORY);
  });
});

describe('an animation of 10,000 frames', () => {
  test('becomes its first frame, and the other frames use no memory', async () => {
    const animation = await aWebpOfFrames(10_000);
    expect((await sharp(animation).metadata()).pages).toBe(10_000);
    const { end, rise } = await peakMemoryOf('image', animation);
    expect(end).toBe('taken');
    // All frames would take 1.2 GB.
    expect(rise).toBeLessThan(MOST_MEMORY);
  });

  test('gives the same files as its first frame', async () => {
    const [long, alone] = await Promise.all(
      [10_000, 1].map(async (frames) => makeImageFiles(await aWebpOfFrames(frames))),
    );
    expect(long).toEqual(alone);
    const { channels } = await sharp(long?.widths[0]?.bytes).stats();
    expect(channels.map(({ mean }) => mean > 128)).toEqual([true, false, false]);
  });
});

describe('an unusual image', () => {
  test('is converted to eight bits per color', async () => {
    const deep = await sharp(await aJpeg({ width: 300, height: 200 }))
      .toColorspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const { widths } = await makeImageFiles(deep);
    expect(await sharp(widths[0]?.bytes).metadata()).toMatchObject({
      depth: 'uchar',
      space: 'srgb',
      width: 300,
    });
  });

  test('is rejected as HEIC from iPhones', async () => {
    expect(await refusalOf(aHeic())).toEqual({ code: 'unsupported_image', message: IMAGE_MESSAGES.type });
  });
});
