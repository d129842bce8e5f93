import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { type PageSource, PageSourceSchema } from '#shared/websites/contract/website.ts';
import { snapshotFolder } from './website-files.ts';
import type { WebsiteKey } from './website-keys.ts';
import type { WebsiteDocument } from './website-rows.ts';

const SOURCE = { contentType: 'application/json', cacheControl: 'no-store' };

/** Returns the owner's sanitized custom HTML and CSS; undefined if there are none. */
export async function readCustomHtml(
  siteVersions: Pick<ObjectStore, 'find'>,
  { source_key }: Pick<WebsiteDocument, 'source_key'>,
): Promise<PageSource | undefined> {
  if (source_key === undefined) return undefined;
  const text = await siteVersions.find(source_key);
  return text === undefined ? undefined : PageSourceSchema.parse(JSON.parse(text));
}

/**
 * Stores a sanitized source under a new key and returns the key. Stored sources never change, so that snapshots
 * keep their meaning.
 */
export async function storeCustomHtml(
  { siteVersions, ids }: { siteVersions: Pick<ObjectStore, 'put'>; ids: IdSource },
  key: WebsiteKey,
  source: PageSource,
): Promise<string> {
  const sourceKey = `${snapshotFolder(key)}source-${ids.next()}.json`;
  await siteVersions.put(sourceKey, JSON.stringify({ html: source.html, css: source.css }), SOURCE);
  return sourceKey;
}
