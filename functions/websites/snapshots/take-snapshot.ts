import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { deleteRemains, snapshotFolder } from '#functions/websites/website-files.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import type { WebsiteDocument } from '#functions/websites/website-rows.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';
import type { WebsiteVersion } from '#shared/websites/contract/website.ts';
import type { Snapshot } from './snapshots.ts';

/** A new version removes older ones beyond this number. */
export const MAX_SNAPSHOTS = 50;
const PRUNED_AT_ONCE = 10;

export const SNAPSHOT_PAGE = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-store' };
export const SNAPSHOT_CONTENT = { contentType: 'application/json', cacheControl: 'no-store' };

export type TakeSnapshotDependencies = {
  sites: ObjectStore;
  siteVersions: ObjectStore;
  websites: Pick<WebsitesRepository, 'saveSnapshot' | 'findDocument' | 'listSnapshots' | 'deleteSnapshot'>;
  clock: Clock;
};

/**
 * Keeps the current document as a version. Repeating it is safe, because a version is stored once, whatever its
 * reasons. Files are written before the row, so that a row never refers to missing ones. Throws
 * `AppError('not_found')` if the website was deleted meanwhile, and removes the version.
 */
export async function takeSnapshot(
  dependencies: TakeSnapshotDependencies,
  kept: { document: WebsiteDocument; reason: WebsiteVersion['reasons'][number]; page?: string },
): Promise<Snapshot> {
  const { siteVersions, websites, clock } = dependencies;
  const { restaurant_id, website_id, version, content, content_source } = kept.document;
  const key = { restaurantId: restaurant_id, websiteId: website_id };
  const place = `${snapshotFolder(key)}${version}`;
  const content_key = `${place}.json`;
  const page_key = kept.page === undefined ? undefined : `${place}.html`;
  await siteVersions.put(content_key, JSON.stringify(kept.document), SNAPSHOT_CONTENT);
  if (kept.page !== undefined) await siteVersions.put(`${place}.html`, kept.page, SNAPSHOT_PAGE);
  const row = await websites.saveSnapshot({
    restaurant_id,
    website_id,
    version,
    reasons: [kept.reason],
    created_at: clock.now().toISOString(),
    website_name: content.website_name,
    content_source,
    content_key,
    ...(page_key !== undefined && { page_key }),
  });
  if ((await websites.findDocument(key)) === undefined) {
    await deleteRemains(dependencies, key);
    throw new AppError('not_found');
  }
  await dropOldVersions(dependencies, key);
  return row;
}

/** Deletes the row first, so that it never refers to missing files. The published version is always kept. */
async function dropOldVersions(
  { websites, siteVersions }: TakeSnapshotDependencies,
  key: WebsiteKey,
): Promise<void> {
  const newest = await websites.listSnapshots(key, MAX_SNAPSHOTS + PRUNED_AT_ONCE);
  const lastPublished = newest.find(({ reasons }) => reasons.includes('published'));
  for (const row of newest.slice(MAX_SNAPSHOTS)) {
    if (row === lastPublished) continue;
    await websites.deleteSnapshot(row);
    await siteVersions.delete(row.content_key);
    if (row.page_key !== undefined) await siteVersions.delete(row.page_key);
  }
}
