import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { ENHANCEMENT_MESSAGES, type EnhancedImage } from '#shared/photos/contract/enhancement.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { keyOfUrl, setupEnhancer } from '#tests/builders/enhancer-setup.ts';
import {
  aCmykJpeg,
  aDecompressionBomb,
  aGif,
  aHeic,
  aJpeg,
  aNonImage,
  anAnimatedWebp,
  anSvg,
  aPhotoOfText,
  aPolyglot,
  aSidewaysPhoto,
  aTransparentPng,
  aTruncatedJpeg,
} from '#tests/builders/hostile-images.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';

let emulators: Emulators;
let photo: Buffer;
beforeAll(async () => {
  emulators = await openEmulators();
  photo = await aJpeg({ width: 480, height: 320 });
});
afterAll(() => emulators.stop());

const NEUTRAL = { brightness: 1, contrast: 1, saturation: 1, sharpness: 1 };

function aForm(bytes: Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(bytes)], 'margherita-pizza.jpg', { type: 'image/jpeg' }));
  return form;
}

/** Mean difference of levels (0 to 255). */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()));
  if (a === undefined || b === undefined || a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length;
}

const filesOf = async (stores: ReturnType<typeof setupEnhancer>['stores'], image: EnhancedImage) => {
  const bytes = await Promise.all(
    [image.original_url, image.enhanced_url].map((url) => stores.sites.findBytes(keyOfUrl(url))),
  );
  return { original: bytes[0] ?? new Uint8Array(), enhanced: bytes[1] ?? new Uint8Array() };
};

describe('a form with a photo and the fields of the screen', () => {
  test('becomes an enhanced photo with numeric settings, its original, and a summary', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const { status, body } = await owner.call('enhanceImage', {
      form: aForm(photo, {
        brightness: '1.1',
        contrast: '1.2',
        saturation: '1.15',
        sharpness: '1.1',
        food_styling_optimization: 'true',
      }),
    });
    const data = body.data as {
      enhanced_image: EnhancedImage;
      enhanced_url: string;
      enhanced_image_url: string;
    };
    const image = data.enhanced_image;
    expect([status, data.enhanced_url, data.enhanced_image_url]).toEqual([
      201,
      image.enhanced_url,
      image.enhanced_url,
    ]);
    expect(image).toMatchObject({
      id: image.image_id,
      original_filename: 'margherita-pizza.jpg',
      alt_text: 'margherita pizza',
      enhancement_settings: { brightness: 10, contrast: 20, saturation: 15, sharpness: 10, food_styling: 25 },
      width: 480,
      height: 320,
      kept_version: 'enhanced',
      preset: null,
      enhancement_prompt: null,
    });
    expect(image.change_sheet.color_shift).toBeGreaterThan(0.5);
    expect(image.change_sheet.structural_similarity).toBeGreaterThan(0.8);
    expect(image.change_sheet.steps).toContain('Contrast +20.');
    const { original, enhanced } = await filesOf(stores, image);
    expect(await difference(original, photo)).toBeLessThan(2);
    expect(await difference(enhanced, photo)).toBeGreaterThan(2);
    expect(await owner.uses()).toEqual({ uses: 1, requests: 1, errors: 0 });
  });

  test('with neutral settings keeps its look and size', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const dark = await sharp(photo).linear(0.3).jpeg({ quality: 95 }).toBuffer();
    const image = await anOwner().hasEnhanced(dark, { ...NEUTRAL, food_styling_optimization: false });
    const { enhanced } = await filesOf(stores, image);
    expect([image.width, image.height]).toEqual([480, 320]);
    expect(await difference(enhanced, dark)).toBeLessThan(1.5);
    expect(image.change_sheet).toMatchObject({
      color_shift: 0,
      structural_similarity: 1,
      exposure_stops: 0,
      steps: ['We didn’t change the photo.'],
    });
  });

  test.each([
    ['food styling', { ...NEUTRAL, food_styling_optimization: true, food_styling: 10 }],
    ['a preset', { preset: 'menu_photo_perfect' }],
    ['a prompt', { ...NEUTRAL, enhancement_prompt: 'natural please' }],
  ])('that asks for %s gets the missing light', async (_, settings) => {
    const dark = await sharp(photo).linear(0.4).jpeg({ quality: 95 }).toBuffer();
    const image = await setupEnhancer(emulators).anOwner().hasEnhanced(dark, settings);
    expect(image.change_sheet.exposure_stops).toBeGreaterThan(0.5);
  });

  test('beyond the limits is clamped and says so', async () => {
    const image = await setupEnhancer(emulators)
      .anOwner()
      .hasEnhanced(photo, { ...NEUTRAL, saturation: 0 });
    expect(image.enhancement_settings.saturation).toBe(-100);
    expect(image.change_sheet.stopped.join()).toMatch(/^We applied only \d+% of the adjustment\. Any more /);
  });

  test('with unknown words in its prompt names them', async () => {
    const image = await setupEnhancer(emulators)
      .anOwner()
      .hasEnhanced(photo, { enhancement_prompt: 'a bit brighter, zorgify it, crop the plate' });
    expect(image.enhancement_settings.brightness).toBe(10);
    expect(image.change_sheet).toMatchObject({
      understood: [{ words: 'a bit brighter', did: 'Brightness +10' }],
      unknown_words: ['zorgify'],
      instead: [expect.stringContaining('We don’t crop or rotate')],
    });
  });

  test('gives the same bytes for the same photo and settings', async () => {
    const { anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const upload_id = await owner.sendUpload(photo);
    const names = await Promise.all(
      [1, 2].map(async () => {
        const { body } = await owner.call('enhanceImage', { json: { upload_id, preset: 'magical_glow' } });
        return (body.data as { enhanced_url: string }).enhanced_url.split('/').at(-1);
      }),
    );
    expect(names[0]).toBe(names[1]);
  });
});

describe('a photo', () => {
  test('from a phone comes back upright without its location', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const image = await anOwner().hasEnhanced(await aSidewaysPhoto(), { preset: 'social_media_ready' });
    expect([image.width, image.height]).toEqual([600, 800]);
    const files = await filesOf(stores, image);
    for (const file of Object.values(files)) {
      const { exif, orientation, width } = await sharp(file).metadata();
      expect([exif, orientation, width]).toEqual([undefined, undefined, 600]);
      expect(Buffer.from(file).includes('Phone')).toBe(false);
    }
  });

  test('of 12 megapixels is enhanced at screen size, and its original keeps its size', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const large = await aJpeg({ width: 4000, height: 3000 });
    const image = await owner.hasEnhanced(large, { preset: 'social_media_ready' });
    expect([image.width, image.height]).toEqual([2048, 1536]);
    const { original } = await filesOf(stores, image);
    expect((await sharp(original).metadata()).width).toBe(4000);
  });

  test('of 12 megapixels without changes keeps its size', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const unchanged = { ...NEUTRAL, food_styling_optimization: false };
    const image = await anOwner().hasEnhanced(await aJpeg({ width: 4000, height: 3000 }), unchanged);
    expect([image.width, image.height]).toEqual([4000, 3000]);
    const { enhanced } = await filesOf(stores, image);
    expect(await sharp(enhanced).metadata()).toMatchObject({ width: 4000, height: 3000 });
  });

  test.each([
    ['a hidden page', aPolyglot],
    ['print colors', aCmykJpeg],
    ['only text', aPhotoOfText],
    ['a transparent background', aTransparentPng],
    [
      'a single color',
      () =>
        sharp({ create: { width: 90, height: 60, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    [
      'one pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'grayscale colors',
      async () =>
        sharp(await aJpeg({ width: 90, height: 60 }))
          .grayscale()
          .png()
          .toBuffer(),
    ],
    [
      'text alone',
      () =>
        sharp(
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/><text x="20" y="90" font-size="30">MENU 12.50</text></svg>',
          ),
        )
          .png()
          .toBuffer(),
    ],
    [
      'sixteen bits per channel',
      async () =>
        sharp(await aJpeg({ width: 90, height: 60 }))
          .toColorspace('rgb16')
          .png()
          .toBuffer(),
    ],
  ])('with %s is enhanced without the hidden parts', async (_, make) => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const image = await anOwner().hasEnhanced(await make(), { preset: 'magical_glow' });
    const files = await filesOf(stores, image);
    for (const file of Object.values(files)) {
      const { space, depth } = await sharp(file).metadata();
      expect([space, depth]).toEqual(['srgb', 'uchar']);
      expect(Buffer.from(file).includes('<script>')).toBe(false);
    }
  });

  test.each([
    ['that isn’t a photo', async () => aNonImage(), ENHANCEMENT_MESSAGES.type],
    ['that is a drawing with a script', async () => anSvg(), ENHANCEMENT_MESSAGES.type],
    ['that is an animation', anAnimatedWebp, ENHANCEMENT_MESSAGES.type],
    ['that is a GIF', aGif, ENHANCEMENT_MESSAGES.type],
    ['that is truncated', aTruncatedJpeg, ENHANCEMENT_MESSAGES.invalid],
    ['that an iPhone stores as HEIC', async () => aHeic(), ENHANCEMENT_MESSAGES.type],
    ['of 100 megapixels', async () => aDecompressionBomb(10_000), ENHANCEMENT_MESSAGES.tooManyPixels],
    [
      'of one column of 100 million pixels',
      async () => aDecompressionBomb(1, 100_000_000),
      ENHANCEMENT_MESSAGES.tooManyPixels,
    ],
  ])('%s is rejected, free, and leaves nothing', async (_, make, message) => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const answer = await owner.call('enhanceImage', { form: aForm(await make()) });
    const [status, code] =
      message === ENHANCEMENT_MESSAGES.type ? [415, 'unsupported_image'] : [422, 'invalid_image'];
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, message]);
    expect(await owner.uses()).toEqual({ uses: 0, requests: 0, errors: 0 });
    expect((await stores.enhancements.list(owner.restaurantId, { limit: 10 })).enhancements).toEqual([]);
  });

  test('of exactly 10 MB is rejected, and one byte less is accepted', async () => {
    const { anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    const upload_id = await owner.sendUpload(padded(10_485_760));
    const refused = await owner.call('enhanceImage', { json: { upload_id } });
    expect([refused.status, refused.body.error]).toEqual([413, ENHANCEMENT_MESSAGES.tooLarge]);
    await expect(owner.hasEnhanced(padded(10_485_759))).resolves.toBeDefined();
  });
});

describe('a call', () => {
  test.each([
    ['without a photo', {}, 'file', ENHANCEMENT_MESSAGES.missing],
    ['with a slider out of range', { brightness: 2.5 }, 'brightness', ENHANCEMENT_MESSAGES.range],
    ['with a blank slider', { brightness: ' ' }, 'brightness', ENHANCEMENT_MESSAGES.range],
    ['with null for a slider', { brightness: null }, 'brightness', ENHANCEMENT_MESSAGES.range],
    ['with a list for a slider', { brightness: [] }, 'brightness', ENHANCEMENT_MESSAGES.range],
    ['with no amount of styling', { food_styling: '' }, 'food_styling', ENHANCEMENT_MESSAGES.styling],
    ['with words for a slider', { contrast: 'high' }, 'contrast', ENHANCEMENT_MESSAGES.range],
    ['with an unknown preset', { preset: 'make_it_viral' }, 'preset', ENHANCEMENT_MESSAGES.preset],
    [
      'with an overlong prompt',
      { enhancement_prompt: 'bright '.repeat(100) },
      'enhancement_prompt',
      ENHANCEMENT_MESSAGES.promptTooLong,
    ],
    ['with too much styling', { food_styling: 200 }, 'food_styling', ENHANCEMENT_MESSAGES.styling],
  ])('%s explains the error and is free', async (_, json, field, message) => {
    const owner = setupEnhancer(emulators).anOwner();
    const { status, body } = await owner.call('enhanceImage', { json });
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
    expect((await owner.uses()).uses).toBe(0);
  });

  test('for a feature that is turned off says so before decoding', async () => {
    const { stores, clock, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const off = { enabled: false, rate_limits: { daily_limit: null, hourly_limit: null } };
    await stores.toggles.save({
      restaurant_id: owner.restaurantId,
      version: 1,
      toggles: { image_enhancement: { ...off, updated_at: clock.now().toISOString() } },
    });
    const { status, body } = await owner.call('enhanceImage', { form: aForm(photo) });
    expect([status, body.code]).toEqual([403, 'feature_off']);
  });

  test('that dies after any store call is counted at most once and leaves no photo without a row', async () => {
    const mortal = aMortalProcess();
    const { stores, anOwner } = setupEnhancer(emulators, { interference: mortal.interference });
    const survivors = setupEnhancer(emulators);
    for (let call = 1, died = true; died; call += 1) {
      const owner = anOwner();
      const json = { upload_id: await owner.sendUpload(photo) };
      mortal.dieAfter(call);
      await owner.call('enhanceImage', { json });
      died = mortal.isDead();
      const { uses, requests } = await owner.uses();
      expect(uses).toBeLessThanOrEqual(1);
      expect(requests).toBeLessThanOrEqual(uses);
      const survivor = survivors.anOwner(owner.restaurantId);
      expect((await survivor.call('enhanceImage', { json })).status).toBe(201);
      const { enhancements } = await stores.enhancements.list(owner.restaurantId, { limit: 10 });
      for (const { enhanced_path } of enhancements)
        expect(await stores.sites.exists(enhanced_path.slice(1))).toBe(true);
    }
  });
});
