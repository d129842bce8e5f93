import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** A file that the product stores in a bucket. */
export type BucketFile = {
  key: string;
  body: string | Uint8Array;
  contentType: string;
  cacheControl: string;
  /** It names other files, so it is stored after them. */
  isLast?: true;
};

/** The number of parallel uploads. */
const TOGETHER = 50;

/** Stores files in a bucket. Other files in it stay, because open browsers still request them. */
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
