import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '#functions/platform/app-error.ts';
import { createS3Client } from '#functions/platform/aws/object-store.ts';
import type { DownloadsSettings, DownloadsStore } from './downloads-store.ts';

/** S3 takes parts of 5 MiB and more, and the last of any size (S3 user guide, "Multipart upload limits"). */
const PART_BYTES = 8 * 1024 * 1024;

type Target = { Bucket: string; Key: string; ContentType: string };

/** Opens the downloads of a bucket. */
export function openDownloads(settings: DownloadsSettings & { client?: S3Client }): DownloadsStore {
  const { bucketName: Bucket, forcePathStyle, publicEndpoint } = settings;
  const client = settings.client ?? createS3Client({ forcePathStyle });
  const signer =
    publicEndpoint === undefined ? client : new S3Client({ endpoint: publicEndpoint, forcePathStyle });
  return {
    put: async ({ key: Key, contentType: ContentType }, parts) => {
      await putParts(client, { Bucket, Key, ContentType }, inParts(parts));
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

/** Gathers small chunks into parts of `PART_BYTES` at least; the last is what remains. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let gathered: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    size = 0;
  }
  yield Buffer.concat(gathered);
}

/** One part goes in one call; several go as S3's multipart upload. */
async function putParts(client: S3Client, target: Target, parts: AsyncGenerator<Uint8Array>): Promise<void> {
  const first = await parts.next();
  const second = await parts.next();
  if (first.done) return;
  if (second.done) {
    await reach(client.send(new PutObjectCommand({ ...target, Body: first.value })));
    return;
  }
  const { UploadId } = await reach(client.send(new CreateMultipartUploadCommand(target)));
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    const send = async (Body: Uint8Array) => {
      const PartNumber = Parts.length + 1;
      const { ETag } = await reach(client.send(new UploadPartCommand({ ...upload, PartNumber, Body })));
      Parts.push({ PartNumber, ETag });
    };
    await send(first.value);
    await send(second.value);
    for await (const part of parts) if (part.length > 0) await send(part);
    await reach(client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })));
  } catch (error) {
    // What stays behind is removed by the bucket's own rule after a day.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function reach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
