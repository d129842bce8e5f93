import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StoresEmulator, startStoresEmulator } from '#infra/local/stores-emulator.ts';
import { DOCUMENT_FONT_FILES } from '#shared/site/document-fonts.ts';
import { FONT_FILES } from '#shared/site/fonts.ts';
import { NEUTRAL_TEMPLATE_IMAGES, TEMPLATE_IMAGES } from '#shared/site/gallery/template-images.ts';
import { imageFile } from '#shared/site/page/responsive-image.ts';
import { siteFiles } from './site-files.ts';
import { uploadFiles } from './upload-files.ts';
import { webAppFiles } from './web-app-files.ts';

let stores: StoresEmulator;
let client: S3Client;

beforeAll(async () => {
  stores = await startStoresEmulator({ accessKeyId: () => 'test' });
  for (const bucket of ['web', 'sites']) stores.createBucket(`${bucket}-bucket`);
  client = new S3Client({
    endpoint: `http://127.0.0.1:${stores.port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    forcePathStyle: true,
  });
});
afterAll(async () => {
  client.destroy();
  await stores.stop();
});

/** A built web app on disk until the test ends. */
function aBuild(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-build-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

async function stored(Bucket: string, Key: string) {
  const { Body, ContentType, CacheControl } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return { text: await Body?.transformToString(), ContentType, CacheControl };
}

test('browsers cache hashed files for a year and recheck the entry page', async () => {
  const folder = aBuild({ 'index.html': '<p>new</p>', 'assets/main-1a2b.js': 'run()', 'icon.svg': '<svg/>' });
  try {
    await uploadFiles(client, 'web-bucket', webAppFiles(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(await stored('web-bucket', 'index.html')).toEqual({
    text: '<p>new</p>',
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'no-cache',
  });
  expect(await stored('web-bucket', 'assets/main-1a2b.js')).toMatchObject({
    ContentType: 'text/javascript; charset=utf-8',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await stored('web-bucket', 'icon.svg')).toMatchObject({ ContentType: 'image/svg+xml' });
});

test('files of the previous version stay available', async () => {
  const [before, after] = [{ 'assets/old-1.js': '1' }, { 'assets/new-2.js': '2' }];
  for (const files of [before, after]) {
    const folder = aBuild({ 'index.html': '', ...files });
    await uploadFiles(client, 'web-bucket', webAppFiles(folder));
    rmSync(folder, { recursive: true });
  }
  expect((await stored('web-bucket', 'assets/old-1.js')).text).toBe('1');
});

test('the sites origin has all fonts, template images, a 404 page, and allows search engines', async () => {
  await uploadFiles(client, 'sites-bucket', siteFiles());
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: 'sites-bucket' }));
  const fonts = [...FONT_FILES, ...DOCUMENT_FONT_FILES].map((file) => file.path.slice(1));
  const images = [TEMPLATE_IMAGES, NEUTRAL_TEMPLATE_IMAGES]
    .flatMap((each) => Object.values(each).flat())
    .flatMap(({ url, asset }) => asset.widths.map((width) => imageFile(url, width).slice(1)));
  const keys = [...fonts, ...images, '404.html', 'robots.txt'];
  expect(Contents?.map(({ Key }) => Key).toSorted()).toEqual(keys.toSorted());
  expect(await stored('sites-bucket', '404.html')).toMatchObject({ ContentType: 'text/html; charset=utf-8' });
  expect(await stored('sites-bucket', 'robots.txt')).toMatchObject({ text: 'User-agent: *\nAllow: /\n' });
});
