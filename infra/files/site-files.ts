import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { NOT_FOUND_PAGE } from '#infra/not-found-page.ts';
import { KEPT_A_YEAR, SITES_PAGE_HEADERS } from '#infra/security-headers.ts';
import { DOCUMENT_FONT_FILES } from '#shared/site/document-fonts.ts';
import { FONT_FILES } from '#shared/site/fonts.ts';
import { type BucketFile, uploadFiles } from './upload-files.ts';

const NODE_MODULES = new URL('../../node_modules/', import.meta.url);
/** Images of the gallery's sample restaurants; drawn by `scripts/draw-template-images.ts`. */
const TEMPLATE_IMAGES = new URL('../template-images/', import.meta.url);

/** Search engines may index every published page. */
const ROBOTS = 'User-agent: *\nAllow: /\n';

/** Stores the files of published sites, unless `note` says that an earlier start already did. */
export async function uploadSiteFilesOnce(client: S3Client, bucketName: string, note: string): Promise<void> {
  const files = siteFiles();
  const mark = markOf(files);
  if ((await readFile(note, 'utf8').catch(() => '')) === mark) return;
  await uploadFiles(client, bucketName, files);
  await writeFile(note, mark);
}

function markOf(files: readonly BucketFile[]): string {
  const hash = createHash('sha256');
  for (const { body, ...head } of files) hash.update(JSON.stringify(head)).update(body);
  return hash.digest('hex');
}

/**
 * The files that every published site needs on its origin: fonts, the page for unknown addresses, and the files that
 * search engines request first. Also the images of the template gallery.
 */
export function siteFiles(): BucketFile[] {
  return [
    ...fontFiles(FONT_FILES, 'font/woff2'),
    ...fontFiles(DOCUMENT_FONT_FILES, 'font/ttf'),
    ...templateImages(),
    page('404.html', 'text/html', NOT_FOUND_PAGE),
    page('robots.txt', 'text/plain', ROBOTS),
  ];
}

function fontFiles(files: readonly { path: string; source: string }[], contentType: string): BucketFile[] {
  return files.map(({ path, source }) => ({
    key: path.slice(1),
    body: readFileSync(new URL(source, NODE_MODULES)),
    contentType,
    cacheControl: KEPT_A_YEAR,
  }));
}

function templateImages(): BucketFile[] {
  return readdirSync(TEMPLATE_IMAGES).map((name) => ({
    key: `images/templates/${name}`,
    body: readFileSync(new URL(name, TEMPLATE_IMAGES)),
    contentType: 'image/webp',
    cacheControl: KEPT_A_YEAR,
  }));
}

function page(key: string, mediaType: string, body: string): BucketFile {
  const cacheControl = SITES_PAGE_HEADERS['cache-control'] ?? '';
  return { key, body, contentType: `${mediaType}; charset=utf-8`, cacheControl };
}
