import { AppError } from '#functions/platform/app-error.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import { type WebsiteDocument, WebsiteDocumentSchema } from '#functions/websites/website-rows.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

/** Returns a snapshot with its document. Throws `AppError('not_found')`. */
export async function readSnapshot(
  {
    websites,
    siteVersions,
  }: { websites: Pick<Snapshots, 'findSnapshot'>; siteVersions: Pick<ObjectStore, 'find'> },
  key: WebsiteKey,
  version: number,
): Promise<{ kept: Snapshot; document: WebsiteDocument }> {
  const kept = await websites.findSnapshot(key, version);
  const json = kept === undefined ? undefined : await siteVersions.find(kept.content_key);
  if (kept === undefined || json === undefined) throw new AppError('not_found');
  return { kept, document: WebsiteDocumentSchema.parse(JSON.parse(json)) };
}
