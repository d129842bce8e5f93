import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { presetOf } from '#shared/domain/enhancement/enhancement-presets.ts';
import { NEUTRAL_SETTINGS, QUICK_ENHANCE } from '#shared/domain/enhancement/enhancement-settings.ts';
import type { PhotoLook } from '#shared/domain/enhancement/photo-look.ts';
import { PRESET_IDS } from '#shared/domain/enhancement/preset-ids.ts';
import { someDefectPhotos } from '#tests/builders/defect-photos.ts';
import { LOOK_BOUNDS } from './bound-look.ts';
import { enhancePhoto } from './enhance-photo.ts';
import { compareRasters } from './pixels/compare-rasters.ts';
import type { Raster } from './pixels/raster.ts';

const LIGHT_ALONE: PhotoLook = { settings: { ...NEUTRAL_SETTINGS }, effects: {}, isAutomatic: true };

async function rasterOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

const [good] = await someDefectPhotos({ good: 1, bad: 0, subjects: ['crockery'] });
const photo = good?.bytes ?? Buffer.alloc(0);

describe('light', () => {
  test('of bad photos comes nearer to the truth, that of good ones stays', async () => {
    const subjects = ['crockery', 'seafood', 'tacos'] as const;
    const photos = await someDefectPhotos({ good: 4, bad: 14, subjects });
    for (const { name, isGood, truth, bytes } of photos) {
      const { file } = await enhancePhoto(bytes, LIGHT_ALONE);
      const before = compareRasters(truth, await rasterOf(bytes)).colorShift;
      const after = compareRasters(truth, await rasterOf(file.bytes)).colorShift;
      expect(after, name).toBeLessThan(isGood ? 4 : before);
    }
  });
});

describe('a look', () => {
  test.each(PRESET_IDS)('%s changes the photo and keeps the dish', async (id) => {
    const { settings, effects } = presetOf(id);
    const { change } = await enhancePhoto(photo, { settings, effects, isAutomatic: true });
    expect(change.color_shift).toBeGreaterThan(0.5);
    expect(change.structural_similarity).toBeGreaterThan(LOOK_BOUNDS.structure);
    expect(change.stopped).toEqual([]);
  });

  test('at the end of every slider stays within the bounds', async () => {
    for (const value of [-100, 100]) {
      const settings = {
        brightness: value,
        contrast: value,
        saturation: value,
        sharpness: value,
        food_styling: value,
      };
      const { file } = await enhancePhoto(photo, { settings, effects: {}, isAutomatic: false });
      const compared = compareRasters(await rasterOf(photo), await rasterOf(file.bytes));
      expect(compared.colorShift).toBeLessThan(LOOK_BOUNDS.colorShift + 1);
      expect(compared.hueTurn).toBeLessThan(LOOK_BOUNDS.hueTurn + 2);
    }
  });

  test.each(['brightness', 'contrast'] as const)(
    'with more or less %s goes the way that was asked for',
    async (setting) => {
      const meanOf = async (value: number) => {
        const settings = { ...NEUTRAL_SETTINGS, [setting]: value };
        const { file } = await enhancePhoto(photo, { settings, effects: {}, isAutomatic: false });
        const { channels } = await sharp(file.bytes).stats();
        const part = setting === 'brightness' ? 'mean' : 'stdev';
        return channels.reduce((sum, channel) => sum + channel[part], 0);
      };
      const [less, same, more] = [await meanOf(-40), await meanOf(0), await meanOf(40)];
      expect([less < same, same < more]).toEqual([true, true]);
    },
  );

  test('leaves what is transparent as it is', async () => {
    const png = await sharp(photo).resize(60).ensureAlpha(0.5).png().toBuffer();
    const { file } = await enhancePhoto(png, { settings: QUICK_ENHANCE, effects: {}, isAutomatic: true });
    const alpha = await sharp(file.bytes).extractChannel(3).raw().toBuffer();
    const before = await sharp(png).extractChannel(3).raw().toBuffer();
    expect(new Set(alpha)).toEqual(new Set(before));
  });
});
