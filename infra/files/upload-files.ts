import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** A file of a bucket that the product brings. */
export type BucketFile = {
  key: string;
  body: string | Uint8Array;
  contentType: string;
  cacheControl: string;
  /** It names other files, so that it is stored when they are there. */
  isLast?: true;
};

/** How many are on their way at the same time. */
const TOGETHER = 50;

/** Stores files in a bucket. What is in it beside them stays, because open browsers still ask for it. */
export async function uploadFiles(
  client: S3Client,
  bucketName: string,
  files: readonly BucketFile[],
): Promise<void> {
  const upload = ({ key, body, contentType, cacheControl }: BucketFile) =>
    client.send(
      new PutObjectCommand({
        Bucket: bucketName,
        Key: key,
        Body: body,
        ContentType: contentType,
        CacheControl: cacheControl,
      }),
    );
  const first = files.filter(({ isLast }) => isLast !== true);
  for (let next = 0; next < first.length; next += TOGETHER)
    await Promise.all(first.slice(next, next + TOGETHER).map(upload));
  for (const file of files) if (file.isLast === true) await upload(file);
}
