import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { API_BASE } from '#shared/contract/route.ts';
import { IMAGE_MESSAGES, MAX_IMAGE_BYTES, type SiteImage } from '#shared/images/contract/site-image.ts';
import { anEmptySiteContent } from '#tests/builders/a-site-content.ts';
import {
  aDecompressionBomb,
  aNonImage,
  aSidewaysPhoto,
  aTooLargeFile,
  aTruncatedJpeg,
} from '#tests/builders/hostile-images.ts';
import { createApiClient } from './api-client.ts';
import { anOwner, type Owner } from './owner.ts';
import { anUpload, anUploadedImage, sendFile, type Upload } from './uploaded-image.ts';

const webOrigin = inject('webOrigin');
const api = createApiClient(webOrigin);

let owner: Owner;
let photo: Buffer;
beforeAll(async () => {
  owner = await anOwner(api);
  photo = await aSidewaysPhoto();
});

const upload = () => anUpload(api, owner);
const send = (place: Upload, bytes: Buffer, changes: Record<string, string> = {}) =>
  sendFile(place, bytes, { origin: webOrigin, changes });
const anImage = () => anUploadedImage(api, owner, photo);

describe('an owner uploads a photo from a phone', () => {
  test('directly to storage; it is upright, without location data, and cacheable for a year', async () => {
    const image = await anImage();
    expect(image).toMatchObject({
      filename: 'our-terrace.jpg',
      asset: { alt: 'our terrace', width: 600, height: 800 },
    });
    const response = await fetch(new URL(image.url, new URL(image.thumbnails.small).origin));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const file = await sharp(await response.arrayBuffer()).metadata();
    expect([file.width, file.height, file.exif]).toEqual([600, 800, undefined]);
  });

  test('from the browser: only the origin of the web app is allowed', async () => {
    const place = await upload();
    const sent = await send(place, photo);
    expect(sent.headers.get('access-control-allow-origin')).toBe(webOrigin);
    const asked = await fetch(place.url, {
      method: 'OPTIONS',
      headers: { origin: webOrigin, 'access-control-request-method': 'POST' },
    });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([200, 'POST']);
    const elsewhere = await fetch(place.url, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect([elsewhere.status, elsewhere.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const page = await fetch(webOrigin);
    expect(page.headers.get('content-security-policy')).toMatch(
      new RegExp(`connect-src [^;]*${new URL(place.url).origin}`),
    );
  });

  test('the thumbnail loads without a token, by ID and by path', async () => {
    const image = await anImage();
    for (const id of [image.image_id, image.url.slice(1)]) {
      const address = `${webOrigin}${API_BASE}/website-builder/images/thumbnail/${id}?size=small&format=webp`;
      const redirect = await fetch(address, { redirect: 'manual' });
      expect([redirect.status, redirect.headers.get('location')]).toEqual([302, image.thumbnails.small]);
      const followed = await fetch(address);
      const { width, height } = await sharp(await followed.arrayBuffer()).metadata();
      expect([followed.status, width, height]).toEqual([200, 150, 150]);
    }
  });

  test('lists the photo, deletes it, and no longer finds it', async () => {
    const image = await anImage();
    const { body } = await api('listImages', { token: owner.token, query: { limit: 1 } });
    expect((body.data as { images: SiteImage[] }).images[0]?.image_id).toBe(image.image_id);
    const call = { token: owner.token, params: { id: image.image_id } };
    expect((await api('deleteImage', call)).status).toBe(200);
    expect((await api('getImage', call)).status).toBe(404);
    expect((await fetch(image.thumbnails.small)).status).toBe(404);
  });
});

describe('storage rejects', () => {
  test.each([
    ['a file of 5 MB and one byte', async () => aTooLargeFile(), {}, 400, 'EntityTooLarge'],
    ['another type', async () => photo, { 'Content-Type': 'text/html' }, 403, 'AccessDenied'],
    ['another owner’s key', async () => photo, { key: 'uploads/somebody/else' }, 403, 'AccessDenied'],
  ])('%s', async (_, bytes, changes, status, code) => {
    const answer = await send(await upload(), await bytes(), changes);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)]);
  });

  test('a file of exactly 5 MB is accepted', async () => {
    const exact = (await aTooLargeFile()).subarray(0, MAX_IMAGE_BYTES);
    expect((await send(await upload(), exact)).status).toBe(204);
  });
});

describe('an upload', () => {
  test('of another owner isn’t found', async () => {
    const place = await upload();
    await send(place, photo);
    const stranger = await anOwner(api);
    const body = { upload_id: place.upload_id };
    expect((await api('uploadImage', { token: stranger.token, body })).status).toBe(404);
    expect((await api('uploadImage', { token: owner.token, body })).status).toBe(201);
  });

  test('can’t be used again, even when the file is sent again', async () => {
    const place = await upload();
    const call = { token: owner.token, body: { upload_id: place.upload_id } };
    await send(place, photo);
    await api('uploadImage', call);
    await send(place, photo);
    expect((await api('uploadImage', call)).body).toMatchObject({ code: 'upload_used' });
  });

  test.each([
    ['that is no picture', async () => aNonImage(), 415, IMAGE_MESSAGES.type],
    ['that is cut off', aTruncatedJpeg, 422, IMAGE_MESSAGES.invalid],
    ['that claims 400 million pixels', async () => aDecompressionBomb(), 422, IMAGE_MESSAGES.tooLargeEdges],
  ])('%s is rejected with an explanation', async (_, bytes, refused, sentence) => {
    const place = await upload();
    await send(place, await bytes());
    const { status, body } = await api('uploadImage', {
      token: owner.token,
      body: { upload_id: place.upload_id },
    });
    expect([status, body.error]).toEqual([refused, sentence]);
  });
});

describe('a multipart upload', () => {
  function post(bytes: Buffer): Promise<Response> {
    const form = new FormData();
    form.append('image_type', 'menu_item');
    form.append('file', new File([new Uint8Array(bytes)], 'our-pizza.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${owner.token}` };
    return fetch(`${webOrigin}${API_BASE}/website-builder/upload-image`, {
      method: 'POST',
      body: form,
      headers,
    });
  }

  test('is ingested', async () => {
    const answer = await post(photo);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      filename: 'our-pizza.jpg',
      url: expect.stringMatching(/^\/images\/.+\.webp$/),
      data: { image_type: 'menu_item' },
    });
  });

  test('is rejected above the size limit of a request', async () => {
    expect((await post(await aTooLargeFile())).status).toBe(413);
  });
});

test('custom HTML that uses a deleted image can’t be published, and its site.json import leaves the image out', async () => {
  const image = await anImage();
  const { token } = owner;
  const site = {
    format: 'tableside-site/1',
    content: anEmptySiteContent({ website_name: 'Osteria Lupo' }),
    content_source: 'html',
    own_source: { html: `<h1>Lupo</h1>\n<img src="${image.url}" alt="Our terrace">`, css: '' },
  };
  const made = await api('importWebsite', { token, body: site });
  expect([made.status, made.body.findings]).toEqual([201, []]);
  const website = { token, params: { id: String(made.body.website_id) } };
  const deletion = { token, params: { id: image.image_id }, query: { force: 'true' } };
  expect((await api('deleteImage', deletion)).status).toBe(200);

  const refused = await api('publishWebsite', website);
  expect([refused.status, refused.body.code]).toEqual([422, 'publish_refused']);
  expect(refused.body.error).toContain('The image “Our terrace” isn’t in your library');

  const again = await api('importWebsite', { token, body: site });
  expect(again).toMatchObject({
    status: 201,
    body: { findings: [{ kind: 'removed', source: 'html', line: 2, what: 'Our terrace' }] },
  });
  const published = await api('publishWebsite', { token, params: { id: String(again.body.website_id) } });
  expect([published.status, published.body.error]).toEqual([200, undefined]);
});
