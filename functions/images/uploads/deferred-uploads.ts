import { lazy } from '#functions/platform/lazy.ts';
import type { UploadsSettings, UploadsStore } from './uploads-store.ts';

/** Uploads whose client loads on first use, so that start-up is faster. */
export function openDeferredUploads(settings: UploadsSettings): UploadsStore {
  const uploads = lazy(async () => (await import('./s3-uploads.ts')).openUploads(settings));
  return {
    permit: async (key, file) => (await uploads()).permit(key, file),
    find: async (key, purpose) => (await uploads()).find(key, purpose),
    delete: async (key) => (await uploads()).delete(key),
  };
}
