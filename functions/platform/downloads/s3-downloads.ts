import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '#functions/platform/app-error.ts';
import { createS3Client } from '#functions/platform/aws/object-store.ts';
import type { DownloadsSettings, DownloadsStore } from './downloads-store.ts';

/** S3 requires 5 MiB per part, except for the last one (S3 user guide, "Multipart upload limits"). */
const PART_BYTES = 8 * 1024 * 1024;

/** Opens the downloads of a bucket. */
export function openDownloads(settings: DownloadsSettings & { client?: S3Client }): DownloadsStore {
  const { bucketName: Bucket, forcePathStyle, publicEndpoint } = settings;
  const client = settings.client ?? createS3Client({ forcePathStyle });
  const signer =
    publicEndpoint === undefined ? client : new S3Client({ endpoint: publicEndpoint, forcePathStyle });
  return {
    put: async ({ key: Key, contentType: ContentType }, parts) => {
      const params = { Bucket, Key, ContentType, Body: Readable.from(parts) };
      // Uploads one part at a time, so that large websites need no more memory. The bucket's own rule removes
      // unfinished uploads after a day.
      const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 });
      try {
        await upload.done();
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('unavailable', { cause });
      }
    },
    link: ({ key: Key, filename, contentType }, seconds) => {
      const command = new GetObjectCommand({
        Bucket,
        Key,
        ResponseContentType: contentType,
        ResponseContentDisposition: `attachment; filename="${filename}"`,
      });
      return getSignedUrl(signer, command, { expiresIn: seconds });
    },
  };
}
