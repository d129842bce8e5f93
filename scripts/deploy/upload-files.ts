import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { contentTypeOf } from '#infra/local/http/static-files.ts';
import { KEPT_A_YEAR } from '#infra/security-headers.ts';

/** Vite names these files after their content, so that they never change. */
const HASHED_FOLDER = 'assets/';
const ENTRY_FILE = 'index.html';

/**
 * Puts the built web app into its bucket; `index.html` goes last, when everything that it names is there.
 * Files of earlier builds stay, because open browsers still ask for them.
 */
export async function uploadWebApp(client: S3Client, bucketName: string, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const upload = async (key: string) =>
    client.send(
      new PutObjectCommand({
        Bucket: bucketName,
        Key: key,
        Body: await readFile(path.join(folder, key)),
        ContentType: contentTypeOf(key),
        CacheControl: key.startsWith(HASHED_FOLDER) ? KEPT_A_YEAR : 'no-cache',
      }),
    );
  await Promise.all(keys.filter((key) => key !== ENTRY_FILE).map(upload));
  await upload(ENTRY_FILE);
}
