import { lazy } from '#functions/platform/lazy.ts';
import type { DownloadsSettings, DownloadsStore } from './downloads-store.ts';

/** Loads the store when it is first used, so that it doesn't slow down the start. */
export function openDeferredDownloads(settings: DownloadsSettings): DownloadsStore {
  const store = lazy(async () => (await import('./s3-downloads.ts')).openDownloads(settings));
  return {
    put: async (download, parts) => (await store()).put(download, parts),
    link: async (download, seconds) => (await store()).link(download, seconds),
  };
}
