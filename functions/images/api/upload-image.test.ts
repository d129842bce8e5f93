import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MakeImageFiles, makeImageFiles } from '#functions/images/files/make-image-files.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { IMAGE_MESSAGES, type SiteImage } from '#shared/images/contract/site-image.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import {
  aJpeg,
  aNonImage,
  aSidewaysPhoto,
  aTooLargeFile,
  aTruncatedJpeg,
} from '#tests/builders/hostile-images.ts';
import { SITES_ORIGIN, setupImages } from '#tests/builders/images-setup.ts';
import { aMortalProcess } from '#tests/builders/interference.ts';
import { rejectAll } from '#tests/builders/rejections.ts';

let emulators: Emulators;
let photo: Buffer;
/** Tests of the stores share files that are made once. */
let quick: { makeImageFiles: MakeImageFiles };
beforeAll(async () => {
  emulators = await openEmulators();
  photo = await aJpeg({ width: 900, height: 600 });
  const files = await makeImageFiles(photo);
  quick = { makeImageFiles: async () => files };
});
afterAll(() => emulators.stop());

const keyOf = (url: string) => new URL(url, SITES_ORIGIN).pathname.slice(1);

function aForm(bytes: Uint8Array<ArrayBuffer> | undefined, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (bytes !== undefined) form.append('file', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  return form;
}

describe('a finished upload', () => {
  test('keeps its description after a rejected one', async () => {
    const { stores, anOwner } = setupImages(emulators, { parts: quick });
    const owner = anOwner();
    const upload = async () => {
      const upload_id = await owner.sendUpload(photo, 'Our broth cures the flu.jpg');
      return (await owner.call('uploadImage', { json: { upload_id } })).body.data as SiteImage;
    };
    expect((await upload()).asset.alt).toBe('Our broth cures the flu');
    expect(await rejectAll(stores.moderation, owner.restaurantId)).toHaveLength(1);
    const { image_id, asset } = await upload();
    expect(asset.alt).toBe('');
    expect((await stores.images.find(owner.restaurantId, image_id))?.asset.alt).toBe('');
  });

  test('becomes an image with all its files, and the original is removed', async () => {
    const { stores, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const uploadId = await owner.sendUpload(photo, 'margherita-pizza.jpg');
    const { status, body } = await owner.call('uploadImage', {
      json: { upload_id: uploadId, image_type: 'hero' },
    });
    const image = body.data as SiteImage;
    expect({ status, url: body.url, filename: body.filename }).toEqual({
      status: 201,
      url: image.url,
      filename: 'margherita-pizza.jpg',
    });
    expect(image).toMatchObject({ image_id: uploadId, image_type: 'hero' });
    expect(image.asset).toMatchObject({
      width: 900,
      height: 600,
      widths: [400, 900],
      alt: 'margherita pizza',
    });
    const files = [image.url, image.url.replace('-900.', '-400.'), ...Object.values(image.thumbnails)];
    for (const file of files) expect(await stores.sites.exists(keyOf(file))).toBe(true);
    expect(await stores.sites.list(`images/${uploadId}/`)).toHaveLength(2 + 6);
    expect(await stores.transfers.list(`uploads/${owner.restaurantId}/`)).toEqual([]);
  });

  test('is used once', async () => {
    const { stores, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const image = await owner.hasImage(photo);
    const again = await owner.call('uploadImage', { json: { upload_id: image.image_id } });
    expect([again.status, again.body.code]).toEqual([409, 'upload_used']);
    expect((await stores.images.list(owner.restaurantId, { limit: 10 })).images).toHaveLength(1);
  });

  test('used twice in parallel becomes one image', async () => {
    const { stores, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const json = { upload_id: await owner.sendUpload(photo) };
    const answers = await Promise.all([
      owner.call('uploadImage', { json }),
      owner.call('uploadImage', { json }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { images } = await stores.images.list(owner.restaurantId, { limit: 10 });
    expect(images).toHaveLength(1);
    expect(await stores.sites.exists(keyOf(images[0]?.url ?? ''))).toBe(true);
  });

  test('of another owner isn’t found', async () => {
    const { stores, ids, anOwner } = setupImages(emulators);
    const [owner, stranger] = [anOwner(), anOwner()];
    const uploadId = await owner.sendUpload(photo);
    const foreign = await stranger.call('uploadImage', { json: { upload_id: uploadId } });
    const unknown = await stranger.call('uploadImage', { json: { upload_id: ids.next() } });
    const climbing = await stranger.call('uploadImage', {
      json: { upload_id: `../../${owner.restaurantId}/${uploadId}` },
    });
    for (const answer of [foreign, unknown, climbing]) {
      expect(answer.status).toBe(404);
      expect({ ...answer.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    }
    expect(
      await stores.uploads.find({ restaurantId: owner.restaurantId, uploadId }, 'website_image'),
    ).toBeDefined();
  });

  test.each([
    [
      'not an image, whatever its name',
      async () => aNonImage(),
      415,
      'unsupported_image',
      IMAGE_MESSAGES.type,
    ],
    ['a truncated image', aTruncatedJpeg, 422, 'invalid_image', IMAGE_MESSAGES.invalid],
    ['one byte too large', aTooLargeFile, 413, 'payload_too_large', IMAGE_MESSAGES.tooLarge],
  ])('that is %s is rejected, deleted, and leaves nothing behind', async (_, make, status, code, error) => {
    const { stores, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const uploadId = await owner.sendUpload(await make());
    const answer = await owner.call('uploadImage', { json: { upload_id: uploadId } });
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([status, code, error]);
    expect(await stores.transfers.list(`uploads/${owner.restaurantId}/`)).toEqual([]);
    expect(await stores.sites.list(`images/${uploadId}/`)).toEqual([]);
    expect((await stores.images.list(owner.restaurantId, { limit: 10 })).images).toEqual([]);
  });

  test('for another owner’s website is rejected', async () => {
    const { ids, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const json = { upload_id: await owner.sendUpload(photo), website_id: ids.next() };
    expect((await owner.call('uploadImage', { json })).status).toBe(404);
  });

  test('keeps its name in any script, without folders', async () => {
    const { anOwner } = setupImages(emulators);
    const owner = anOwner();
    const uploadId = await owner.sendUpload(photo, 'C:\\Fotos\\Ünser Köfte 店.jpg');
    const { body } = await owner.call('uploadImage', { json: { upload_id: uploadId } });
    expect(body.filename).toBe('Ünser Köfte 店.jpg');
  });
});

describe('an image sent as multipart', () => {
  test('becomes an image without metadata', async () => {
    const { stores, anOwner } = setupImages(emulators);
    const owner = anOwner();
    const form = aForm(new Uint8Array(await aSidewaysPhoto()), { image_type: 'gallery' });
    const { status, body } = await owner.call('uploadImage', { form });
    const image = body.data as SiteImage;
    expect([status, image.image_type, image.asset.width, image.asset.height]).toEqual([
      201,
      'gallery',
      600,
      800,
    ]);
    expect(await stores.sites.exists(keyOf(image.url))).toBe(true);
  });

  test.each([
    ['without a file', () => aForm(undefined), 422, IMAGE_MESSAGES.missing],
    ['with an empty file', () => aForm(new Uint8Array()), 422, IMAGE_MESSAGES.missing],
  ])('%s is rejected', async (_, form, status, error) => {
    const answer = await setupImages(emulators).anOwner().call('uploadImage', { form: form() });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test('of 5 MB and one byte is rejected with the allowed size', async () => {
    const form = aForm(new Uint8Array(await aTooLargeFile()));
    const answer = await setupImages(emulators).anOwner().call('uploadImage', { form });
    expect([answer.status, answer.body.error]).toEqual([413, IMAGE_MESSAGES.tooLarge]);
  });

  test('with an unknown field is rejected', async () => {
    const form = aForm(new Uint8Array(photo), { restaurant_id: 'other' });
    const answer = await setupImages(emulators).anOwner().call('uploadImage', { form });
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { restaurant_id: 'This field isn’t supported.' },
    ]);
  });
});

test('a call without a file says so', async () => {
  const answer = await setupImages(emulators).anOwner().call('uploadImage', { json: {} });
  expect([answer.status, answer.body.error]).toEqual([422, IMAGE_MESSAGES.missing]);
});

describe('an interrupted call', () => {
  test('right after any of its store calls is completed by the next', async () => {
    const mortal = aMortalProcess();
    const { interference } = mortal;
    const { stores, anOwner } = setupImages(emulators, { interference, parts: quick });
    const next = setupImages(emulators, { parts: quick });
    for (let call = 1, died = true; died; call += 1) {
      const owner = anOwner();
      const json = { upload_id: await owner.sendUpload(photo) };
      mortal.dieAfter(call);
      await owner.call('uploadImage', { json });
      died = mortal.isDead();
      const survivor = next.anOwner(owner.restaurantId);
      const { status } = await survivor.call('uploadImage', { json });
      expect([201, 409]).toContain(status);
      const { images } = await stores.images.list(owner.restaurantId, { limit: 10 });
      expect(images).toHaveLength(1);
      expect(await stores.sites.list(`images/${json.upload_id}/`)).toHaveLength(8);
      expect((await survivor.call('getImage', { params: { id: json.upload_id } })).status).toBe(200);
    }
  });
});
