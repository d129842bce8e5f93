import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { API_BASE } from '#shared/contract/route.ts';
import type { SiteImage } from '#shared/images/contract/site-image.ts';
import type { EnhancedImage, PhotoCrop } from '#shared/photos/contract/enhancement.ts';
import { aSidewaysPhoto } from '#tests/builders/hostile-images.ts';
import { aFoodPhoto } from './an-enhanced-image.ts';
import { createApiClient } from './api-client.ts';
import { anOwner, type Owner } from './owner.ts';

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);

let owner: Owner;
let photo: Buffer;
beforeAll(async () => {
  owner = await anOwner(api);
  photo = await aSidewaysPhoto({ width: 1600, height: 1200 });
});

describe('an owner enhances a photo from a phone', () => {
  test('gets both versions, crops, and a website image, and deleting it removes everything', async () => {
    const { token } = owner;
    const upload_id = await aFoodPhoto(api, owner, photo);
    const body = { upload_id, preset: 'menu_photo_perfect', alt_text: 'A pizza with basil' };
    const answer = await api('enhanceImage', { token, body });
    const image = (answer.body.data as { enhanced_image: EnhancedImage }).enhanced_image;
    for (const url of [image.original_url, image.enhanced_url]) {
      const response = await fetch(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=60');
      const file = await sharp(await response.arrayBuffer()).metadata();
      expect([file.width, file.height, file.exif]).toEqual([1200, 1600, undefined]);
    }
    const params = { id: image.image_id };
    const cropped = await api('cropEnhancedImage', { token, params, body: { places: ['instagram_post'] } });
    const [crop] = (cropped.body.data as { crops: PhotoCrop[] }).crops;
    expect(crop).toMatchObject({ width: 1080, height: 1350, meets_spec: true });
    const used = await api('useEnhancedImage', { token, params, body: { image_type: 'menu_item' } });
    expect((used.body.data as SiteImage).asset.alt).toBe('A pizza with basil');
    const listed = await api('listEnhancedImages', { token });
    expect(listed.body.data).toEqual({ images: [image] });
    expect((await api('deleteEnhancedImage', { token, params })).status).toBe(200);
    for (const url of [image.original_url, image.enhanced_url, crop?.url ?? ''])
      expect((await fetch(url)).status).toBe(404);
  });

  test('with the form data of the screen', async () => {
    const form = new FormData();
    const fields = { brightness: '1.1', contrast: '1.2', saturation: '1.15', sharpness: '1.1' };
    for (const [name, value] of Object.entries({ ...fields, food_styling_optimization: 'true' }))
      form.append(name, value);
    form.append('file', new File([new Uint8Array(photo)], 'IMG_0001.jpg', { type: 'image/jpeg' }));
    const response = await fetch(`${webOrigin}${API_BASE}/ai/content/image-enhancement`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      success: true,
      data: { enhanced_image: { enhancement_settings: { brightness: 10, food_styling: 25 } } },
    });
  });
});
