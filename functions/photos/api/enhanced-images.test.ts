import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import {
  ENHANCEMENT_MESSAGES,
  type EnhancedImage,
  MAX_ENHANCED_PHOTOS,
  type PhotoCrop,
} from '#shared/photos/contract/enhancement.ts';
import { IMAGE_PLACES, IMAGE_SPECS } from '#shared/posts/social/image-specs.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { keyOfUrl, setupEnhancer } from '#tests/builders/enhancer-setup.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { rejectAll } from '#tests/builders/rejections.ts';
import { storePublicFile } from './store-enhanced-files.ts';

let emulators: Emulators;
let photo: Buffer;
beforeAll(async () => {
  emulators = await openEmulators();
  photo = await aJpeg({ width: 240, height: 160 });
});
afterAll(() => emulators.stop());

const idOf = ({ image_id: id }: EnhancedImage) => ({ params: { id } });

describe('enhanced photos', () => {
  test('are listed newest first, page by page', async () => {
    const { clock, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const made: EnhancedImage[] = [];
    for (const preset of ['golden_and_crispy', 'modern_minimal', 'vintage_appeal']) {
      clock.advance(1);
      made.unshift(await owner.hasEnhanced(photo, { preset }));
    }
    const first = await owner.call('listEnhancedImages', { query: { limit: '2' } });
    const page = first.body.data as { images: EnhancedImage[]; next_cursor: string };
    expect(page.images).toEqual(made.slice(0, 2));
    const second = await owner.call('listEnhancedImages', { query: { cursor: page.next_cursor } });
    expect(second.body.data).toEqual({ images: made.slice(2) });
    expect((await owner.call('listEnhancedImages', { query: { cursor: 'x' } })).status).toBe(422);
  });

  test('are read only by their own restaurant', async () => {
    const { ids, anOwner } = setupEnhancer(emulators);
    const [owner, stranger] = [anOwner(), anOwner()];
    const image = await owner.hasEnhanced(photo);
    expect((await owner.call('getEnhancedImage', idOf(image))).body.data).toEqual(image);
    const foreign = await stranger.call('getEnhancedImage', idOf(image));
    const unknown = await stranger.call('getEnhancedImage', { params: { id: ids.next() } });
    expect([foreign.status, { ...foreign.body, request_id: '' }]).toEqual([
      404,
      { ...unknown.body, request_id: '' },
    ]);
  });

  test('switch to the original and back', async () => {
    const owner = setupEnhancer(emulators).anOwner();
    const image = await owner.hasEnhanced(photo);
    const json = { kept_version: 'original', alt_text: 'A pizza on a stone' };
    const changed = await owner.call('updateEnhancedImage', { ...idOf(image), json });
    const { thumbnail_url } = changed.body.data as EnhancedImage;
    expect(changed.body.data).toEqual({ ...image, ...json, thumbnail_url });
    const back = await owner.call('updateEnhancedImage', {
      ...idOf(image),
      json: { kept_version: 'enhanced' },
    });
    expect(back.body.data).toMatchObject({ kept_version: 'enhanced', alt_text: 'A pizza on a stone' });
  });

  test('are deleted with their public original, and images made from them stay', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    const { body } = await owner.call('useEnhancedImage', { ...idOf(image), json: {} });
    const deleted = await owner.call('deleteEnhancedImage', idOf(image));
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Photo deleted.']);
    expect(await stores.sites.list(`images/${image.image_id}/`)).toEqual([]);
    expect((await owner.call('getEnhancedImage', idOf(image))).status).toBe(404);
    expect((await owner.call('deleteEnhancedImage', idOf(image))).status).toBe(404);
    expect(await stores.sites.exists((body.data as SiteImage).url.slice(1))).toBe(true);
  });

  test('whose deletion dies right after any of its store calls are deleted by the next', async () => {
    const mortal = aMortalProcess();
    const { stores, anOwner } = setupEnhancer(emulators, { interference: mortal.interference });
    const survivors = setupEnhancer(emulators);
    for (let call = 1, died = true; died; call += 1) {
      const owner = anOwner();
      const survivor = survivors.anOwner(owner.restaurantId);
      const image = await survivor.hasEnhanced(photo);
      mortal.dieAfter(call);
      await owner.call('deleteEnhancedImage', idOf(image));
      died = mortal.isDead();
      const { status } = await survivor.call('deleteEnhancedImage', idOf(image));
      expect([200, 404]).toContain(status);
      expect(await stores.sites.list(`images/${image.image_id}/`)).toEqual([]);
    }
  });
});

describe('an enhanced photo', () => {
  test('is enhanced again from its original and keeps its description', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo, {
      preset: 'vintage_appeal',
      alt_text: 'A pizza on a stone',
    });
    const json = { image_id: image.id, preset: 'modern_minimal' };
    const { status, body } = await owner.call('enhanceImage', { json });
    const { enhanced_image: again } = body.data as { enhanced_image: EnhancedImage };
    expect([status, again.alt_text, again.preset]).toEqual([201, 'A pizza on a stone', 'modern_minimal']);
    expect(again.id).not.toBe(image.id);
    const originals = [image, again].map(({ original_url }) =>
      stores.sites.findBytes(keyOfUrl(original_url)),
    );
    const [first, second] = await Promise.all(originals);
    expect(second).toEqual(first);
  });

  test('of another restaurant isn’t found', async () => {
    const { anOwner } = setupEnhancer(emulators);
    const image = await anOwner().hasEnhanced(photo);
    const { status } = await anOwner().call('enhanceImage', { json: { image_id: image.id } });
    expect(status).toBe(404);
  });

  test('has a thumbnail of the chosen version', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    const json = { kept_version: 'original' };
    const { body } = await owner.call('updateEnhancedImage', { ...idOf(image), json });
    const kept = body.data as EnhancedImage;
    expect(kept.thumbnail_url).not.toBe(image.thumbnail_url);
    for (const { thumbnail_url } of [image, kept]) {
      const bytes = await stores.sites.findBytes(keyOfUrl(thumbnail_url));
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(['webp', 300, 300]);
    }
  });

  test('needs room, and at the limit the error is clear and free', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    for (let count = 1; count < MAX_ENHANCED_PHOTOS; count += 1)
      await stores.enhancements.takeSlot(owner.restaurantId, MAX_ENHANCED_PHOTOS);
    // The limit is reached, so a recount runs and finds interrupted calls.
    await expect(owner.hasEnhanced(photo)).resolves.toBeDefined();
    const full = setupEnhancer(emulators, {
      parts: { enhancements: { ...stores.enhancements, takeSlot: async () => false } },
    }).anOwner(owner.restaurantId);
    const refused = await full.call('enhanceImage', { json: { image_id: image.id } });
    expect([refused.status, refused.body.error]).toEqual([409, ENHANCEMENT_MESSAGES.limit]);
    expect((await owner.uses()).uses).toBe(2);
  });

  test('that is rejected or deleted frees its slot', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    const upload_id = await owner.sendUpload(photo.subarray(0, photo.length / 2));
    expect((await owner.call('enhanceImage', { json: { upload_id } })).status).toBe(422);
    await owner.call('deleteEnhancedImage', idOf(image));
    expect(await stores.enhancements.takeSlot(owner.restaurantId, 1)).toBe(true);
  });
});

test('the description of a photo is moderated, and a rejected one doesn’t return', async () => {
  const { stores, anOwner } = setupEnhancer(emulators);
  const owner = anOwner();
  const alt_text = 'Our broth cures the flu';
  const image = await owner.hasEnhanced(photo, { alt_text });
  expect(image.alt_text).toBe(alt_text);
  const other = 'Soup that kills viruses';
  const change = (json: object) => owner.call('updateEnhancedImage', { ...idOf(image), json });
  expect((await change({ alt_text: other })).body.data).toMatchObject({ alt_text: other });
  const noted = await rejectAll(stores.moderation, owner.restaurantId);
  expect(noted.toSorted()).toEqual([alt_text, other]);
  expect((await owner.hasEnhanced(photo, { alt_text })).alt_text).toBe('');
  expect((await change({ alt_text })).body.data).toMatchObject({ alt_text: '' });
  const used = await owner.call('useEnhancedImage', { ...idOf(image), json: { alt_text: other } });
  expect([used.status, used.body.fields]).toEqual([422, { alt_text: ENHANCEMENT_MESSAGES.altTextMissing }]);
});

describe('an enhanced photo used on the website', () => {
  test('becomes an image once per version', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    const use = () => owner.call('useEnhancedImage', { ...idOf(image), json: { image_type: 'menu_item' } });
    const [first, second] = await Promise.all([use(), use()]);
    const picture = first.body.data as SiteImage;
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect(picture).toMatchObject({
      image_type: 'menu_item',
      filename: 'margherita-pizza.jpg',
      asset: { width: 240, height: 160, alt: 'margherita pizza' },
    });
    await owner.call('updateEnhancedImage', { ...idOf(image), json: { kept_version: 'original' } });
    const original = (await use()).body.data as SiteImage;
    expect(original.image_id).not.toBe(picture.image_id);
    expect((await stores.images.list(owner.restaurantId, { limit: 10 })).images).toHaveLength(2);
  });

  test('needs a description', async () => {
    const { anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo, {
      upload_id: await owner.sendUpload(photo, 'IMG_2034.jpg'),
    });
    expect(image.alt_text).toBe('');
    const refused = await owner.call('useEnhancedImage', { ...idOf(image), json: {} });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { alt_text: ENHANCEMENT_MESSAGES.altTextMissing },
    ]);
    const json = { alt_text: 'A bowl of ramen' };
    const used = await owner.call('useEnhancedImage', { ...idOf(image), json });
    expect((used.body.data as SiteImage).asset.alt).toBe('A bowl of ramen');
    const after = await owner.call('getEnhancedImage', idOf(image));
    expect(after.body.data).toMatchObject(json);
  });

  test('uses the owner’s latest description', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    const use = async (json: object) =>
      (await owner.call('useEnhancedImage', { ...idOf(image), json })).body.data as SiteImage;
    const { image_id } = await use({});
    expect((await use({ alt_text: 'A bowl of ramen' })).asset.alt).toBe('A bowl of ramen');
    const alt = async () => (await stores.images.find(owner.restaurantId, image_id))?.asset.alt;
    expect(await alt()).toBe('A bowl of ramen');
    await stores.images.describe(owner.restaurantId, image_id, 'Ramen in the sun');
    expect((await use({})).asset.alt).toBe('Ramen in the sun');
  });

  test('can be used again after its image was deleted', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const image = await owner.hasEnhanced(photo);
    const use = async () =>
      (await owner.call('useEnhancedImage', { ...idOf(image), json: {} })).body.data as SiteImage;
    const { image_id } = await use();
    await stores.images.delete(owner.restaurantId, image_id);
    expect((await use()).image_id).toBe(image_id);
  });
});

test('both versions have unguessable public addresses', async () => {
  const { stores, anOwner } = setupEnhancer(emulators);
  const image = await anOwner().hasEnhanced(photo);
  for (const url of [image.original_url, image.enhanced_url]) {
    expect(keyOfUrl(url)).toMatch(
      new RegExp(`^images/${image.image_id}/[0-9a-f]{24}-(?:original|enhanced)\\.jpg$`),
    );
    expect(await stores.sites.exists(keyOfUrl(url))).toBe(true);
  }
});

test('caches keep a photo for at most a minute', async () => {
  const kept: string[] = [];
  const sites = {
    put: async (...[, , { cacheControl }]: Parameters<ObjectStore['put']>) => void kept.push(cacheControl),
  };
  const bytes = new Uint8Array([1]);
  await storePublicFile(sites, 'photo-1', { bytes, format: 'jpeg', name: 'original' });
  expect(kept).toHaveLength(1);
  expect(Number(/\bs-maxage=(\d+)/.exec(kept[0] ?? '')?.[1])).toBeLessThanOrEqual(60);
  expect(kept[0]).not.toContain('immutable');
});

describe('crops', () => {
  type Owner = ReturnType<ReturnType<typeof setupEnhancer>['anOwner']>;
  const crops = async (owner: Owner, image: EnhancedImage, json: object) => {
    const { body } = await owner.call('cropEnhancedImage', { ...idOf(image), json });
    return (body.data as { crops: PhotoCrop[] }).crops;
  };

  test('of a large photo meet each platform’s size and are deleted with it', async () => {
    const { stores, anOwner } = setupEnhancer(emulators);
    const owner = anOwner();
    const large = await aJpeg({ width: 4000, height: 3000 });
    const image = await owner.hasEnhanced(large, { preset: 'social_media_ready' });
    const made = await crops(owner, image, { places: IMAGE_PLACES });
    expect(made.map(({ place }) => place)).toEqual(IMAGE_PLACES);
    for (const { place, url, width, height, bytes, meets_spec } of made) {
      const spec = IMAGE_SPECS[place];
      expect([place, width, height, meets_spec]).toEqual([place, spec.width, spec.height, true]);
      const file = (await stores.sites.findBytes(keyOfUrl(url))) ?? new Uint8Array();
      const found = await sharp(file).metadata();
      expect([found.format, found.width, found.height, file.length]).toEqual(['jpeg', width, height, bytes]);
      expect(bytes).toBeLessThanOrEqual(spec.maxBytes);
    }
    await owner.call('deleteEnhancedImage', idOf(image));
    expect(await stores.sites.list(`images/${image.image_id}/`)).toEqual([]);
  });

  test('of a small photo aren’t enlarged and say what is missing', async () => {
    const owner = setupEnhancer(emulators).anOwner();
    const image = await owner.hasEnhanced(photo);
    const [crop] = await crops(owner, image, { places: ['uber_eats_cover'] });
    expect(crop).toMatchObject({ width: 200, height: 160, meets_spec: false });
    expect(crop?.needs).toContain('2880 × 2304');
  });

  test('use the chosen version around the focal point, the same each time', async () => {
    const owner = setupEnhancer(emulators).anOwner();
    const image = await owner.hasEnhanced(photo, { preset: 'dramatic_lighting' });
    const places = ['instagram_square'];
    const [[one], [again], [left]] = await Promise.all([
      crops(owner, image, { places }),
      crops(owner, image, { places }),
      crops(owner, image, { places, focus: { x: 0, y: 0.5 } }),
    ]);
    expect([again?.url === one?.url, left?.url === one?.url]).toEqual([true, false]);
    await owner.call('updateEnhancedImage', { ...idOf(image), json: { kept_version: 'original' } });
    const [original] = await crops(owner, image, { places });
    expect(original?.url).not.toBe(one?.url);
  });
});
