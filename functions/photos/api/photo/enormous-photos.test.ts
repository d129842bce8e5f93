import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { ENHANCEMENT_MESSAGES } from '#shared/photos/contract/enhancement.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { setupEnhancer } from '#tests/builders/enhancer-setup.ts';
import { anEnormousPng, aWebpOfFrames, pngHeaderAlone } from '#tests/builders/enormous-images.ts';
import { peakMemoryOf } from '#tests/builders/peak-memory.ts';
import { decodePhoto, encodeOriginal, inspectPhoto, makeThumbnail } from './photo-files.ts';
import { photoTools } from './photo-tools.ts';

const SIZES = [
  ['16,000 × 16,000', { width: 16_000, height: 16_000 }],
  ['one column of 100 million', { width: 1, height: 100_000_000 }],
] as const;
const MOST_MEMORY = 50_000_000;
const TOO_MANY = { status: 422, body: { code: 'invalid_image', error: ENHANCEMENT_MESSAGES.tooManyPixels } };

let emulators: Emulators;
beforeAll(async () => {
  emulators = await openEmulators();
});
afterAll(() => emulators.stop());

/** Tools that fail if anything but the header is read. */
function headerOnly() {
  const used: string[] = [];
  const forbidden = Object.keys(photoTools)
    .filter((name) => name !== 'inspectPhoto')
    .map((name) => [
      name,
      async () => {
        used.push(name);
        throw new Error(`The photo was decoded: ${name}.`);
      },
    ]);
  const tools = { ...photoTools, ...Object.fromEntries(forbidden) } as typeof photoTools;
  return { used, parts: { photoTools: async () => tools } };
}

describe('a photo with too many pixels', () => {
  test.each(SIZES)('of %s is rejected by its header alone', async (_, size) => {
    const { used, parts } = headerOnly();
    const owner = setupEnhancer(emulators, { parts }).anOwner();
    for (const bytes of [anEnormousPng(size), pngHeaderAlone(size)]) {
      const json = { upload_id: await owner.sendUpload(bytes) };
      expect(await owner.call('enhanceImage', { json })).toMatchObject(TOO_MANY);
    }
    expect(used).toEqual([]);
    expect(await owner.uses()).toEqual({ uses: 0, requests: 0, errors: 0 });
  });

  test.each(SIZES)('of %s uses almost no memory', async (_, size) => {
    const { end, rise } = await peakMemoryOf('photo', anEnormousPng(size));
    expect(end).toBe('invalid_image');
    expect(rise).toBeLessThan(MOST_MEMORY);
  });

  test.each([
    ['decoded', decodePhoto],
    ['encoded again', (bytes: Uint8Array) => encodeOriginal(bytes, 'png')],
    ['made a thumbnail', makeThumbnail],
  ])('isn’t %s either', async (_, work) => {
    // A complete file with eight megapixels more than the limit.
    const photo = anEnormousPng({ width: 5_800, height: 10_000 });
    await expect(work(photo)).rejects.toThrow();
    await expect(work(anEnormousPng({ width: 580, height: 1_000 }))).resolves.toBeDefined();
  });

  test('is detected by its header alone', async () => {
    expect(await inspectPhoto(pngHeaderAlone({ width: 300, height: 200 }))).toEqual({
      ...{ format: 'png', width: 300, height: 200 },
    });
  });
});

test('an animation of 10,000 frames isn’t a photo', async () => {
  expect(await peakMemoryOf('photo', await aWebpOfFrames(10_000))).toMatchObject({
    end: 'unsupported_image',
  });
});
