import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Emulators } from '#infra/local/emulators.ts';
import { ACCEPTED_IMAGE_TYPES, MAX_IMAGE_BYTES, type SiteImage } from '#shared/images/contract/site-image.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { SITES_ORIGIN, setupImages } from '#tests/builders/images-setup.ts';

let emulators: Emulators;
let photo: Buffer;
beforeAll(async () => {
  emulators = await openEmulators();
  photo = await aJpeg({ width: 1700, height: 1000 });
});
afterAll(() => emulators.stop());

describe('a form for an upload', () => {
  test('is for one key, one type, and 5 MB, for ten minutes', async () => {
    const { clock, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const json = { purpose: 'website_image', filename: 'pizza.jpg', content_type: 'image/jpeg', size: 1000 };
    const { status, body } = await owner.call('createUpload', { json });
    const { upload_id, fields, expires_at } = body.data as {
      upload_id: string;
      fields: Record<string, string>;
      expires_at: string;
    };
    expect(status).toBe(201);
    expect(Date.parse(expires_at) - clock.now().getTime()).toBe(600_000);
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString('utf8')) as {
      conditions: unknown[];
    };
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, MAX_IMAGE_BYTES],
        { key: `uploads/${owner.restaurantId}/${upload_id}` },
        { 'Content-Type': 'image/jpeg' },
      ]),
    );
  });

  test.each(Object.entries(UPLOAD_LIMITS))(
    'for a %s has the limits of its purpose',
    async (purpose, limits) => {
      const json = { purpose, filename: 'file', content_type: limits.types[0], size: limits.maxBytes };
      const { status, body } = await setupImages(emulators).anOwner().call('createUpload', { json });
      expect(status).toBe(201);
      const { fields } = body.data as { fields: Record<string, string> };
      const policy = Buffer.from(fields.Policy ?? '', 'base64').toString('utf8');
      expect(JSON.parse(policy)).toMatchObject({
        conditions: expect.arrayContaining([['content-length-range', 1, limits.maxBytes]]),
      });
    },
  );

  test.each([
    ['an unsupported type', { content_type: 'image/svg+xml' }],
    ['a size over 5 MB', { size: MAX_IMAGE_BYTES + 1 }],
    ['no size', { size: 0 }],
    ['an empty name', { filename: ' ' }],
    ['no purpose', { purpose: undefined }],
    ['an unknown purpose', { purpose: 'selfie' }],
    ['a type that its purpose doesn’t allow', { purpose: 'dish_photo', content_type: 'application/pdf' }],
    ['a size that its purpose doesn’t allow', { purpose: 'food_photo', size: 10_485_760 }],
  ])('isn’t given for %s', async (_, change) => {
    const json = {
      purpose: 'website_image',
      filename: 'pizza.jpg',
      content_type: ACCEPTED_IMAGE_TYPES[0],
      size: 1000,
      ...change,
    };
    const { status } = await setupImages(emulators).anOwner().call('createUpload', { json });
    expect(status).toBe(422);
  });
});

test.each(['image/jpg', 'IMAGE/JPEG', 'Image/Jpg'])(
  'a form for %s is for image/jpeg',
  async (content_type) => {
    const json = { purpose: 'website_image', filename: 'pizza.jpg', content_type, size: 1000 };
    const { status, body } = await setupImages(emulators).anOwner().call('createUpload', { json });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ fields: { 'Content-Type': 'image/jpeg' } });
  },
);

test('a form for an overlong file name is rejected with a sentence', async () => {
  const json = {
    purpose: 'website_image',
    filename: `${'x'.repeat(300)}.jpg`,
    content_type: 'image/jpeg',
    size: 1000,
  };
  const { status, body } = await setupImages(emulators).anOwner().call('createUpload', { json });
  expect(status).toBe(422);
  expect(body.fields).toEqual({
    filename: 'The file name is longer than 255 characters. Shorten it, then choose the file again.',
  });
});

describe('the list of images', () => {
  async function anOwnerWithImages() {
    const { clock, stores, ids, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const first = await owner.hasImage(await aJpeg({ width: 120, height: 120 }));
    const record = await stores.images.find(owner.restaurantId, first.image_id);
    if (record === undefined) throw new Error('The image is missing.');
    for (let count = 1; count < 25; count += 1) {
      clock.advance(1);
      const image_type = count % 5 === 0 ? ('hero' as const) : ('general' as const);
      const website_id = count % 2 === 0 ? 'even' : 'odd';
      await stores.images.create({ ...record, image_id: ids.next(), image_type, website_id });
    }
    return owner;
  }
  type Page = { images: SiteImage[]; next_cursor?: string };

  test.each([
    [{}, 25],
    [{ image_type: 'hero' }, 4],
    [{ image_type: 'hero', website_id: 'even' }, 2],
    [{ website_id: 'odd' }, 12],
    [{ website_id: 'none' }, 0],
  ])('shows each match once, newest first, page by page: %o', async (filter, count) => {
    const owner = await anOwnerWithImages();
    const seen: SiteImage[] = [];
    let cursor: string | undefined;
    do {
      const query = { ...filter, limit: '3', ...(cursor === undefined ? {} : { cursor }) };
      const { data } = (await owner.call('listImages', { query })).body as { data: Page };
      expect(data.images.length).toBeLessThanOrEqual(3);
      seen.push(...data.images);
      cursor = data.next_cursor;
    } while (cursor !== undefined);
    const ids = seen.map(({ image_id }) => image_id);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(ids).toHaveLength(count);
    for (const [name, value] of Object.entries(filter)) {
      for (const image of seen) expect(image).toHaveProperty(name, value);
    }
  });

  test('is separate for each owner', async () => {
    const { anOwner } = setupImages(emulators);
    await anOwnerWithImages();
    const { body } = await anOwner().call('listImages');
    expect(body.data).toEqual({ images: [] });
  });

  test.each(['elsewhere', '#count', ''])('rejects the cursor "%s"', async (cursor) => {
    const { status } = await setupImages(emulators).anOwner().call('listImages', { query: { cursor } });
    expect(status).toBe(422);
  });
});

test('doesn’t find another owner’s image', async () => {
  const { ids, anOwner } = setupImages(emulators);
  const image = await anOwner().hasImage(photo);
  const stranger = anOwner();
  const answers = await Promise.all(
    [image.image_id, ids.next(), '#count'].map((id) => stranger.call('getImage', { params: { id } })),
  );
  for (const { status, body } of answers) {
    expect([status, { ...body, request_id: '' }]).toEqual([404, { ...answers[1]?.body, request_id: '' }]);
  }
});

describe('a thumbnail', () => {
  const get = (id: string, query: Record<string, string> = {}) =>
    setupImages(emulators).anOwner().call('getImageThumbnail', { params: { id }, query });

  test('of a template drawing is the file that fills it', async () => {
    const { stores } = setupImages(emulators);
    for (const width of [480, 1280]) {
      const file = { contentType: 'image/webp', cacheControl: 'public' };
      await stores.sites.put(`images/w1/cafe-1-5-${width}.webp`, new Uint8Array([1]), file);
    }
    const { status, headers } = await get('images/w1/cafe-1-5-1280.webp', { size: 'large' });
    expect([status, headers.location]).toEqual([302, `${SITES_ORIGIN}/images/w1/cafe-1-5-1280.webp`]);
  });

  test.each([
    [{}, 'square-300.jpg'],
    [{ size: 'small', format: 'webp' }, 'square-150.webp'],
    [{ size: 'large', format: 'jpeg' }, 'square-600.jpg'],
  ])('of an uploaded image is a square, by ID and by path: %o', async (query, ending) => {
    const { stores, anOwner } = setupImages(emulators);
    const image = await anOwner().hasImage(photo);
    for (const id of [image.image_id, image.url, image.url.slice(1)]) {
      const { status, headers } = await get(id, query);
      expect([status, headers['cache-control']]).toEqual([302, 'public, max-age=86400']);
      const location = String(headers.location);
      expect(location.startsWith(`${SITES_ORIGIN}/images/${image.image_id}/`)).toBe(true);
      expect(location.endsWith(ending)).toBe(true);
      expect(await stores.sites.exists(new URL(location).pathname.slice(1))).toBe(true);
    }
  });

  test.each([
    ['small', 480],
    ['large', 960],
  ])('of a drawn image is the file of the nearest width: %s', async (size, width) => {
    const { stores, ids } = setupImages(emulators);
    const folder = `images/${ids.next()}`;
    const file = { contentType: 'image/webp', cacheControl: 'public' };
    for (const each of [480, 960, 1600]) await stores.sites.put(`${folder}/abc-${each}.webp`, 'x', file);
    await stores.sites.put(`${folder}/other-150.webp`, 'x', file);
    const { headers } = await get(`/${folder}/abc-1600.webp`, { size });
    expect(headers.location).toBe(`${SITES_ORIGIN}/${folder}/abc-${width}.webp`);
  });

  test.each([
    '019a0000-0000-7000-8000-000000000000',
    'images/nobody/abc-400.webp',
    '../fonts/x.woff2',
    'osteria-lupo/index.html',
    'images//-1.webp',
  ])('of an unknown image isn’t found: %s', async (id) => {
    const { status, headers } = await get(id);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
