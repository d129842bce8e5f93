import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { SITES_ASSET_HEADERS } from '#infra/security-headers.ts';
import { FONT_FAMILIES } from '#shared/site/fonts.ts';

const require = createRequire(import.meta.url);

/** Puts the fonts that generated sites use on the sites origin. */
export async function uploadSiteFonts(client: S3Client, bucketName: string): Promise<void> {
  await Promise.all(
    FONT_FAMILIES.flatMap(({ files }) => files).map(async ({ path, source }) =>
      client.send(
        new PutObjectCommand({
          Bucket: bucketName,
          Key: path.slice(1),
          Body: await readFile(require.resolve(source)),
          ContentType: 'font/woff2',
          CacheControl: SITES_ASSET_HEADERS['cache-control'],
        }),
      ),
    ),
  );
}
