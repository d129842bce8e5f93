import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from './app-error.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

export type StoredObject = { contentType: string; cacheControl: string };

/** One S3 bucket. Failures leave as `AppError('unavailable')` after the client's own bounded retries. */
export type ObjectStore = {
  put: (key: string, body: string | Uint8Array, object: StoredObject) => Promise<void>;
  find: (key: string) => Promise<string | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** Deleting what is not there is no failure. */
  delete: (key: string) => Promise<void>;
};

export function createS3Client(settings: { forcePathStyle: boolean }): S3Client {
  return new S3Client({ ...CLIENT_DEFAULTS, forcePathStyle: settings.forcePathStyle });
}

/** Opens a bucket. */
export function openBucket(settings: { client: S3Client; bucketName: string }): ObjectStore {
  const { client, bucketName: Bucket } = settings;
  return {
    put: async (Key, Body, object) => {
      const command = new PutObjectCommand({
        Bucket,
        Key,
        Body,
        ContentType: object.contentType,
        CacheControl: object.cacheControl,
      });
      await reach(client.send(command));
    },
    find: async (Key) => {
      const found = await reachUnlessMissing(client.send(new GetObjectCommand({ Bucket, Key })));
      return found?.Body?.transformToString();
    },
    exists: async (Key) =>
      (await reachUnlessMissing(client.send(new HeadObjectCommand({ Bucket, Key })))) !== undefined,
    delete: async (Key) => {
      await reach(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
}

async function reach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

async function reachUnlessMissing<Answer>(sent: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof NoSuchKey || cause instanceof NotFound) return undefined;
    throw new AppError('unavailable', { cause });
  }
}
