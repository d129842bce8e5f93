import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '../app-error.ts';
import { CLIENT_DEFAULTS } from './client-defaults.ts';

export type StoredObject = { contentType: string; cacheControl: string };

const DELETED_AT_ONCE = 25;

/** One S3 bucket. Failures throw `AppError('unavailable')` after the client's retries. */
export type ObjectStore = {
  put: (key: string, body: string | Uint8Array, object: StoredObject) => Promise<void>;
  find: (key: string) => Promise<string | undefined>;
  findBytes: (key: string) => Promise<Uint8Array | undefined>;
  exists: (key: string) => Promise<boolean>;
  /** Deleting a missing object succeeds. */
  delete: (key: string) => Promise<void>;
  /** Lists keys with this prefix, in S3's order. */
  list: (prefix: string) => Promise<string[]>;
  /** Deletes all objects in `folder`, which ends with a slash. Repeating it is safe. */
  deleteFolder: (folder: `${string}/`) => Promise<void>;
};

export function createS3Client(settings: { forcePathStyle: boolean }): S3Client {
  return new S3Client({ ...CLIENT_DEFAULTS, forcePathStyle: settings.forcePathStyle });
}

/** Opens a bucket. */
export function openBucket(settings: { client: S3Client; bucketName: string }): ObjectStore {
  const { client, bucketName: Bucket } = settings;
  const remove = async (Key: string) => {
    await reach(client.send(new DeleteObjectCommand({ Bucket, Key })));
  };
  const list = async (Prefix: string) => {
    const keys: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await reach(client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })));
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return keys;
  };
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
    findBytes: async (Key) => {
      const found = await reachUnlessMissing(client.send(new GetObjectCommand({ Bucket, Key })));
      return found?.Body?.transformToByteArray();
    },
    exists: async (Key) =>
      (await reachUnlessMissing(client.send(new HeadObjectCommand({ Bucket, Key })))) !== undefined,
    delete: remove,
    list,
    deleteFolder: async (folder) => {
      for (const keys of chunksOf(await list(folder), DELETED_AT_ONCE)) await Promise.all(keys.map(remove));
    },
  };
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
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
