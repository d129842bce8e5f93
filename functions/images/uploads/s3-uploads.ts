import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { AppError } from '#functions/platform/app-error.ts';
import { createS3Client } from '#functions/platform/aws/object-store.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import type { UploadKey, UploadsSettings, UploadsStore } from './uploads-store.ts';

/** The original file name. It's percent-encoded, because S3 metadata is ASCII. */
const FILENAME_FIELD = 'x-amz-meta-filename';

const keyOf = ({ restaurantId, uploadId }: UploadKey) => `uploads/${restaurantId}/${uploadId}`;

/** Opens the uploads bucket. Failures become `AppError('unavailable')` after the client's own retries. */
export function openUploads(settings: UploadsSettings & { client?: S3Client }): UploadsStore {
  const { bucketName: Bucket, forcePathStyle, publicEndpoint } = settings;
  const client = settings.client ?? createS3Client({ forcePathStyle });
  const signer =
    publicEndpoint === undefined ? client : new S3Client({ endpoint: publicEndpoint, forcePathStyle });
  return {
    permit: async (key, { filename, contentType, maxBytes, minutes }) =>
      createPresignedPost(signer, {
        Bucket,
        Key: keyOf(key),
        Expires: minutes * 60,
        Fields: {
          'Content-Type': contentType,
          [FILENAME_FIELD]: encodeURIComponent(filename.toWellFormed()),
        },
        Conditions: [['content-length-range', 1, maxBytes]],
      }),
    find: async (key, purpose) => {
      const { maxBytes, messages } = UPLOAD_LIMITS[purpose];
      const object = await findObject(client, { Bucket, Key: keyOf(key) });
      if (object === undefined) return undefined;
      if ((object.ContentLength ?? 0) > maxBytes) {
        throw new AppError('payload_too_large', { message: messages.tooLarge });
      }
      const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
      return { bytes, filename: decodeURIComponent(object.Metadata?.filename ?? '') };
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) })).catch(refuseUnavailable);
    },
  };
}

async function findObject(
  client: S3Client,
  place: { Bucket: string; Key: string },
): Promise<GetObjectCommandOutput | undefined> {
  try {
    return await client.send(new GetObjectCommand(place));
  } catch (cause) {
    if (cause instanceof NoSuchKey) return undefined;
    return refuseUnavailable(cause);
  }
}

function refuseUnavailable(cause: unknown): never {
  throw new AppError('unavailable', { cause });
}
