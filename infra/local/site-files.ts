import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { NOT_FOUND_PAGE } from '#infra/not-found-page.ts';
import { KEPT_A_YEAR, SITES_PAGE_HEADERS } from '#infra/security-headers.ts';
import { DOCUMENT_FONT_FILES } from '#shared/site/document-fonts.ts';
import { FONT_FILES } from '#shared/site/fonts.ts';

/** What the gallery's sample restaurants show; drawn by `scripts/draw-template-images.ts`. */
const NODE_MODULES = new URL('../../node_modules/', import.meta.url);
const TEMPLATE_IMAGES = new URL('../template-images/', import.meta.url);

type SiteFile = { key: string; body: string | Uint8Array; contentType: string; cacheControl: string };

/** Everything that is published may be found. */
const ROBOTS = 'User-agent: *\nAllow: /\n';

/**
 * What every published site needs on its origin: the fonts, the page for addresses that nobody has, and
 * what search engines ask for first; beside it the pictures of the gallery of templates.
 */
export async function uploadSiteFiles(client: S3Client, bucketName: string): Promise<void> {
  await upload(client, bucketName, await siteFiles());
}

/** The same, where `note` does not say that an earlier start has uploaded these files. */
export async function uploadSiteFilesOnce(client: S3Client, bucketName: string, note: string): Promise<void> {
  const files = await siteFiles();
  const mark = markOf(files);
  if ((await readFile(note, 'utf8').catch(() => '')) === mark) return;
  await upload(client, bucketName, files);
  await writeFile(note, mark);
}

async function upload(client: S3Client, bucketName: string, files: readonly SiteFile[]): Promise<void> {
  await Promise.all(files.map((file) => client.send(putCommand(bucketName, file))));
}

function markOf(files: readonly SiteFile[]): string {
  const hash = createHash('sha256');
  for (const { body, ...head } of files) hash.update(JSON.stringify(head)).update(body);
  return hash.digest('hex');
}

async function siteFiles(): Promise<SiteFile[]> {
  return [
    ...(await fontFiles(FONT_FILES, 'font/woff2')),
    ...(await fontFiles(DOCUMENT_FONT_FILES, 'font/ttf')),
    ...(await templateImages()),
    page('404.html', 'text/html', NOT_FOUND_PAGE),
    page('robots.txt', 'text/plain', ROBOTS),
  ];
}

function fontFiles(
  files: readonly { path: string; source: string }[],
  contentType: string,
): Promise<SiteFile[]> {
  return Promise.all(
    files.map(async ({ path, source }) => ({
      key: path.slice(1),
      body: await readFile(new URL(source, NODE_MODULES)),
      contentType,
      cacheControl: KEPT_A_YEAR,
    })),
  );
}

async function templateImages(): Promise<SiteFile[]> {
  const names = await readdir(TEMPLATE_IMAGES);
  return Promise.all(
    names.map(async (name) => ({
      key: `images/templates/${name}`,
      body: await readFile(new URL(name, TEMPLATE_IMAGES)),
      contentType: 'image/webp',
      cacheControl: KEPT_A_YEAR,
    })),
  );
}

function page(key: string, mediaType: string, body: string): SiteFile {
  const cacheControl = SITES_PAGE_HEADERS['cache-control'] ?? '';
  return { key, body, contentType: `${mediaType}; charset=utf-8`, cacheControl };
}

function putCommand(Bucket: string, file: SiteFile): PutObjectCommand {
  return new PutObjectCommand({
    Bucket,
    Key: file.key,
    Body: file.body,
    ContentType: file.contentType,
    CacheControl: file.cacheControl,
  });
}
