import type { Clock } from '#functions/platform/clock.ts';
import type { ObjectStore } from '#functions/platform/object-store.ts';
import type { WebsiteVersion } from '#shared/contract/website.ts';
import type { KeptVersion, WebsiteDocument, WebsitesRepository } from './websites-repository.ts';

const PAGE = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-store' };
const CONTENT = { contentType: 'application/json', cacheControl: 'no-store' };

/** Everything of a website in the bucket of site versions lies below this. */
export function keptFolder({
  restaurant_id,
  website_id,
}: Pick<WebsiteDocument, 'restaurant_id' | 'website_id'>): `${string}/` {
  return `${restaurant_id}/${website_id}/`;
}

/**
 * Keeps the document as it is, to come back to. Repeating it is safe: a version has one place, whatever it is
 * kept for. The files come before the row, so that a row never names what is not there.
 */
export async function keepVersion(
  dependencies: {
    siteVersions: ObjectStore;
    websites: Pick<WebsitesRepository, 'keepVersion'>;
    clock: Clock;
  },
  kept: { document: WebsiteDocument; reason: WebsiteVersion['reasons'][number]; page?: string },
): Promise<KeptVersion> {
  const { siteVersions, websites, clock } = dependencies;
  const { restaurant_id, website_id, version, content, content_source } = kept.document;
  const place = `${keptFolder(kept.document)}${version}`;
  const content_key = `${place}.json`;
  await siteVersions.put(content_key, JSON.stringify(kept.document), CONTENT);
  const page_key = kept.page === undefined ? undefined : `${place}.html`;
  if (kept.page !== undefined) await siteVersions.put(`${place}.html`, kept.page, PAGE);
  return websites.keepVersion({
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
}
