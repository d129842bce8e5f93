import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MakeImageFiles, makeImageFiles } from '#functions/images/files/make-image-files.ts';
import { MAX_IMAGES } from '#functions/images/ingest-image.ts';
import type { Emulators } from '#infra/local/emulators.ts';
import { openEmulators } from '#tests/builders/emulators.ts';
import { aJpeg } from '#tests/builders/hostile-images.ts';
import { setupImages } from '#tests/builders/images-setup.ts';

let emulators: Emulators;
let photo: Buffer;
let quick: { makeImageFiles: MakeImageFiles };
beforeAll(async () => {
  emulators = await openEmulators();
  photo = await aJpeg({ width: 200, height: 200 });
  const files = await makeImageFiles(photo);
  quick = { makeImageFiles: async () => files };
});
afterAll(() => emulators.stop());

describe('the image limit of a restaurant', () => {
  test('can’t be exceeded', async () => {
    const { stores, ids, anOwner } = setupImages(emulators, { parts: quick });
    const owner = anOwner();
    const image = await owner.hasImage(photo);
    const record = await stores.images.find(owner.restaurantId, image.image_id);
    if (record === undefined) throw new Error('The image is missing.');
    for (let count = 1; count < MAX_IMAGES; count += 1) {
      await stores.images.takeSlot(owner.restaurantId, MAX_IMAGES);
      await stores.images.create({ ...record, image_id: ids.next() });
    }
    const oneMore = async () =>
      owner.call('uploadImage', { json: { upload_id: await owner.sendUpload(photo) } });
    const refused = await oneMore();
    expect([refused.status, refused.body.code]).toEqual([409, 'image_limit']);
    await owner.call('deleteImage', { params: { id: image.image_id } });
    expect((await oneMore()).status).toBe(201);
    expect((await oneMore()).status).toBe(409);
  });

  test('has room again after a deletion, without a recount', async () => {
    const { stores, anOwner } = setupImages(emulators, { parts: quick });
    const owner = anOwner();
    const image = await owner.hasImage(photo);
    expect(await stores.images.takeSlot(owner.restaurantId, 1)).toBe(false);
    await owner.call('deleteImage', { params: { id: image.image_id } });
    expect(await stores.images.takeSlot(owner.restaurantId, 1)).toBe(true);
  });

  test('counts images, not interrupted calls', async () => {
    const { stores, anOwner } = setupImages(emulators, { parts: quick });
    const owner = anOwner();
    for (let count = 0; count < MAX_IMAGES; count += 1) {
      await stores.images.takeSlot(owner.restaurantId, MAX_IMAGES);
    }
    const json = { upload_id: await owner.sendUpload(photo) };
    expect((await owner.call('uploadImage', { json })).status).toBe(201);
  });
});

test('uploads count in their hour, and so do rejected files', async () => {
  const { anOwner } = setupImages(emulators, { parts: { makeImageFiles }, uploadsPerHour: 3 });
  const owner = anOwner();
  const uploads = [photo, Buffer.from('no picture'), photo, photo];
  const statuses: (number | undefined)[] = [];
  for (const bytes of uploads) {
    const { status } = await owner.call('uploadImage', {
      json: { upload_id: await owner.sendUpload(bytes) },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 415, 201, 429]);
});
