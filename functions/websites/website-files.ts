import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { siteImageFolder } from './site-images.ts';
import type { WebsiteKey } from './website-keys.ts';
import type { WebsitesRepository } from './websites-repository.ts';

const VERSIONS_AT_ONCE = 25;

/** A published site's folder in the sites bucket. */
export function siteFolder(slug: string): `${string}/` {
  return `${slug}/`;
}

/** The offers' folder within a site's folder. Offers belong to ads, not to the website. */
export const offerFolder = (slug: string): `${string}/` => `${siteFolder(slug)}offer/`;

/** Removes a published site's files except its offers. Repeating it is safe. */
export async function deleteSite(sites: Pick<ObjectStore, 'list' | 'delete'>, slug: string): Promise<void> {
  const files = (await sites.list(siteFolder(slug))).filter((key) => !key.startsWith(offerFolder(slug)));
  await Promise.all(files.map((key) => sites.delete(key)));
}

type Buckets = { sites: ObjectStore; siteVersions: ObjectStore };

/** A website's folder in the bucket of site versions, with snapshots and custom HTML. */
export function snapshotFolder({ restaurantId, websiteId }: WebsiteKey): `${string}/` {
  return `${restaurantId}/${websiteId}/`;
}

/** Removes all files of a website except its published page. Repeating it is safe. */
export async function deleteWebsiteFiles({ sites, siteVersions }: Buckets, key: WebsiteKey): Promise<void> {
  await Promise.all([
    sites.deleteFolder(`${siteImageFolder(key.websiteId)}/`),
    siteVersions.deleteFolder(snapshotFolder(key)),
  ]);
}

/**
 * Removes snapshots and files of a website without a document. After keeping a version, callers check for the
 * document and call this if it is gone, so nothing stays behind in either order.
 */
export async function deleteRemains(
  stores: Buckets & { websites: Pick<WebsitesRepository, 'listSnapshots' | 'deleteSnapshot'> },
  key: WebsiteKey,
): Promise<void> {
  await deleteWebsiteFiles(stores, key);
  for (;;) {
    const versions = await stores.websites.listSnapshots(key, VERSIONS_AT_ONCE);
    if (versions.length === 0) return;
    await Promise.all(versions.map((version) => stores.websites.deleteSnapshot(version)));
  }
}
