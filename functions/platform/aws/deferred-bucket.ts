import { lazy } from '../lazy.ts';
import type { ObjectStore } from './object-store.ts';

export type BucketSettings = { bucketName: string; forcePathStyle: boolean };

/** Loads the client when the bucket is first used, so that it doesn't slow down the start. */
export function openDeferredBucket(settings: BucketSettings): ObjectStore {
  const bucket = lazy(() => open(settings));
  return {
    put: async (key, body, object) => (await bucket()).put(key, body, object),
    find: async (key) => (await bucket()).find(key),
    exists: async (key) => (await bucket()).exists(key),
    findBytes: async (key) => (await bucket()).findBytes(key),
    delete: async (key) => (await bucket()).delete(key),
    list: async (prefix) => (await bucket()).list(prefix),
    deleteFolder: async (folder) => (await bucket()).deleteFolder(folder),
  };
}

async function open({ bucketName, forcePathStyle }: BucketSettings): Promise<ObjectStore> {
  const { createS3Client, openBucket } = await import('./object-store.ts');
  return openBucket({ client: createS3Client({ forcePathStyle }), bucketName });
}
