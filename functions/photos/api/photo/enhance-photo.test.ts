import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compareRasters } from '#functions/photos/api/pixels/compare-rasters.ts';
import type { Raster } from '#functions/photos/api/pixels/raster.ts';
import { composeLook } from '#shared/photos/compose-look.ts';
import { describeChanges } from '#shared/photos/describe-changes.ts';
import { presetOf } from '#shared/photos/enhancement-presets.ts';
import { NEUTRAL_SETTINGS, QUICK_ENHANCE } from '#shared/photos/enhancement-settings.ts';
import type { PhotoLook } from '#shared/photos/photo-look.ts';
import { PRESET_IDS } from '#shared/photos/preset-ids.ts';
import { darkDishPhotos, someDefectPhotos } from '#tests/builders/defect-photos.ts';
import { ADJUSTMENT_LIMITS } from './clamp-adjustments.ts';
import { enhancePhoto } from './enhance-photo.ts';

const LIGHT_ALONE: PhotoLook = { settings: { ...NEUTRAL_SETTINGS }, effects: {}, isAutomatic: true };

async function rasterOf(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

/** Mean perceived lightness of the pixels. */
async function meanLight(bytes: Uint8Array): Promise<number> {
  const { channels } = await sharp(bytes).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const [good] = await someDefectPhotos({ good: 1, bad: 0, subjects: ['crockery'] });
const photo = good?.bytes ?? Buffer.alloc(0);
const darkDishes = await darkDishPhotos();

describe('light', () => {
  test('of bad photos improves, and of good ones stays', async () => {
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

describe('a dark dish', () => {
  test('with correct exposure stays, and the summary says why', async () => {
    for (const { name, isGood, truth, bytes } of darkDishes) {
      if (!isGood) continue;
      const { file, change } = await enhancePhoto(bytes, LIGHT_ALONE);
      expect(compareRasters(truth, await rasterOf(file.bytes)).colorShift, name).toBeLessThan(4);
      expect(change.stopped, name).toEqual([
        expect.stringMatching(/^We brightened the photo by only 0\.3 stops\. Nothing/),
      ]);
    }
  });

  test('that is underexposed becomes lighter', async () => {
    for (const { name, isGood, truth, bytes } of darkDishes) {
      if (isGood) continue;
      const { file } = await enhancePhoto(bytes, LIGHT_ALONE);
      const before = compareRasters(truth, await rasterOf(bytes)).colorShift;
      expect(compareRasters(truth, await rasterOf(file.bytes)).colorShift, name).toBeLessThan(before);
    }
  });

  test.each(PRESET_IDS)('stays within the limits in %s', async (id) => {
    const { settings, effects } = presetOf(id);
    const [dish] = darkDishes;
    const { change } = await enhancePhoto(dish?.bytes ?? photo, { settings, effects, isAutomatic: true });
    expect(change.color_shift).toBeLessThan(ADJUSTMENT_LIMITS.colorShift);
  });

  test.each(['#961914', '#6e3d24', '#2e4a1c'])('of %s hardly changes', async (background) => {
    const plain = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const { change } = await enhancePhoto(plain, LIGHT_ALONE);
    expect(change.exposure_stops).toBeLessThan(0.5);
    expect(change.stopped).toHaveLength(1);
  });

  test('stops where more light would add noise', async () => {
    const dark = await sharp(photo).linear(0.12, 0).jpeg({ quality: 95 }).toBuffer();
    const { change } = await enhancePhoto(dark, LIGHT_ALONE);
    expect(change).toMatchObject({ exposure_stops: 2.5, stopped: [expect.stringContaining('noise')] });
  });
});

describe('requested light', () => {
  const requests = [
    ['darker', -1],
    ['dark and moody', -1],
    ['less light please', -1],
    ['brighter', 1],
    ['more light, less contrast', 1],
  ] as const;

  test.each(requests)(
    '“%s” changes photos of every exposure in that direction',
    async (prompt, direction) => {
      const { look } = composeLook({ settings: {}, preset: undefined, prompt });
      const photos = await someDefectPhotos({ good: 2, bad: 7, subjects: ['crockery'] });
      for (const { name, bytes } of photos) {
        const { file } = await enhancePhoto(bytes, look);
        const change = (await meanLight(file.bytes)) - (await meanLight(bytes));
        expect(Math.sign(change), name).toBe(direction);
      }
    },
  );

  test('is never added by a darkening preset', async () => {
    const { look } = composeLook({ settings: {}, preset: 'dramatic_lighting', prompt: undefined });
    const [dark] = await someDefectPhotos({ good: 0, bad: 1, subjects: ['crockery'] });
    const bytes = dark?.bytes ?? photo;
    const { file, found } = await enhancePhoto(bytes, look);
    expect(await meanLight(file.bytes)).toBeLessThan(await meanLight(bytes));
    expect(found.exposure).toBe('too_little');
  });

  test.each([
    ["sharper, but don't make it brighter", 'exposure', 'We kept the brightness, as you asked.'],
    ["brighter, don't change the colors", 'white', 'We kept the color tint, as you asked.'],
  ] as const)('stays where “%s” says so', async (prompt, part, step) => {
    const { look } = composeLook({ settings: {}, preset: undefined, prompt });
    const photos = await someDefectPhotos({ good: 0, bad: 7, subjects: ['crockery'] });
    for (const { name, bytes } of photos) {
      const { applied, change, found } = await enhancePhoto(bytes, look);
      expect(found[part], name).toBe('kept');
      expect(part === 'white' ? change.white_balance_shift : change.exposure_stops).toBe(0);
      expect(describeChanges(applied.look, { ...change, ...found })).toContain(step);
    }
  });

  test('of a warm photo isn’t cooled when more warmth is requested', async () => {
    const yellow = await sharp(photo).linear([1, 0.95, 0.8], [0, 0, 0]).jpeg({ quality: 95 }).toBuffer();
    const lightFor = async (prompt: string) => {
      const { found } = await enhancePhoto(
        yellow,
        composeLook({ settings: {}, preset: undefined, prompt }).look,
      );
      return found.white;
    };
    expect([await lightFor('warmer'), await lightFor('cooler')]).toEqual(['kept', 'tinted']);
  });

  test('of a black photo is reported as missing', async () => {
    const black = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#000' } })
      .jpeg()
      .toBuffer();
    const { applied, change, found } = await enhancePhoto(black, LIGHT_ALONE);
    const steps = describeChanges(applied.look, { ...change, ...found });
    expect(steps).toEqual([
      expect.stringContaining('We couldn’t find a white area'),
      expect.stringContaining('The photo is black'),
    ]);
    const brighter = { settings: { ...NEUTRAL_SETTINGS, brightness: 100 }, effects: {}, isAutomatic: true };
    const asked = await enhancePhoto(black, brighter);
    expect(describeChanges(asked.applied.look, { ...asked.change, ...asked.found })).toEqual(steps);
  });
});

describe('a preset', () => {
  test.each(PRESET_IDS)('%s changes the photo and keeps the dish', async (id) => {
    const { settings, effects } = presetOf(id);
    const { change } = await enhancePhoto(photo, { settings, effects, isAutomatic: true });
    expect(change.color_shift).toBeGreaterThan(0.5);
    expect(change.structural_similarity).toBeGreaterThan(ADJUSTMENT_LIMITS.structure);
    expect(change.stopped).toEqual([]);
  });

  test('with every slider at its end stays within bounds', async () => {
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
      expect(compared.colorShift).toBeLessThan(ADJUSTMENT_LIMITS.colorShift + 1);
      expect(compared.hueTurn).toBeLessThan(ADJUSTMENT_LIMITS.hueTurn + 2);
    }
  });

  test.each(['brightness', 'contrast'] as const)(
    'changes in the requested direction with more or less %s',
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

  test('keeps transparency', async () => {
    const png = await sharp(photo).resize(60).ensureAlpha(0.5).png().toBuffer();
    const { file } = await enhancePhoto(png, { settings: QUICK_ENHANCE, effects: {}, isAutomatic: true });
    const alpha = await sharp(file.bytes).extractChannel(3).raw().toBuffer();
    const before = await sharp(png).extractChannel(3).raw().toBuffer();
    expect(new Set(alpha)).toEqual(new Set(before));
  });
});
