import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import { siteImageFolder } from './site-images.ts';
import type { WebsiteKey } from './website-keys.ts';
import type { WebsitesRepository } from './websites-repository.ts';

const VERSIONS_AT_ONCE = 25;

/** The folder of a published site in the sites bucket. */
export function siteFolder(slug: string): `${string}/` {
  return `${slug}/`;
}

/** The folder in the folder of a site where pages of offers lie: they come and go with their ads, not with the website. */
export const offerFolder = (slug: string): `${string}/` => `${siteFolder(slug)}offer/`;

/** Removes what lies in the folder of a published site, but for its offers. Repeating it is safe. */
export async function deleteSite(sites: Pick<ObjectStore, 'list' | 'delete'>, slug: string): Promise<void> {
  const files = (await sites.list(siteFolder(slug))).filter((key) => !key.startsWith(offerFolder(slug)));
  await Promise.all(files.map((key) => sites.delete(key)));
}

type Buckets = { sites: ObjectStore; siteVersions: ObjectStore };

/** Everything of a website in the bucket of site versions lies below this: snapshots, the owner's custom HTML. */
export function snapshotFolder({ restaurantId, websiteId }: WebsiteKey): `${string}/` {
  return `${restaurantId}/${websiteId}/`;
}

/** Removes every file that belongs to one website alone; its published page is not among them. Repeating it is safe. */
export async function deleteWebsiteFiles({ sites, siteVersions }: Buckets, key: WebsiteKey): Promise<void> {
  await Promise.all([
    sites.deleteFolder(`${siteImageFolder(key.websiteId)}/`),
    siteVersions.deleteFolder(snapshotFolder(key)),
  ]);
}

/**
 * Removes the snapshots and the files of a website whose document is gone. Anyone who keeps a version looks for the
 * document afterwards and calls this when it is gone: so nothing stays behind, in either order.
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
