import { withdrawFromDocument } from '#functions/moderation/withdraw-from-document.ts';
import { withdrawnContent } from '#functions/moderation/withdrawn-content.ts';
import { WHOLE_ROW } from '#functions/platform/records/recent-changes.ts';
import { changeDocument } from '#functions/websites/change-document.ts';
import { saveOrRefuse, unlocked, withPageLock } from '#functions/websites/page-lock.ts';
import { PUBLIC_PAGE, pageAddress, pageKey, publishedPageOf } from '#functions/websites/published-page.ts';
import { dropOldSiteFiles, makeSiteFiles, putSiteFiles } from '#functions/websites/site-files/site-files.ts';
import type { Snapshot } from '#functions/websites/snapshots/snapshots.ts';
import {
  MAX_SNAPSHOTS,
  SNAPSHOT_CONTENT,
  SNAPSHOT_PAGE,
} from '#functions/websites/snapshots/take-snapshot.ts';
import { keyOf } from '#functions/websites/website-keys.ts';
import {
  type WebsiteDocument,
  WebsiteDocumentSchema,
  type WebsiteRecord,
} from '#functions/websites/website-rows.ts';
import type { RejectedText } from '#shared/moderation/moderated-content.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import type { RemovalLocation } from './removal-location.ts';
import { createWithdrawFromSource, type WithdrawFromSource } from './withdraw-from-source.ts';

/**
 * Removes a rejected text from every website: its current content, its owner's HTML, the public page, and each saved
 * version.
 */
export async function withdrawFromWebsites(
  dependencies: WithdrawalDependencies,
  restaurantId: string,
  rejected: RejectedText,
): Promise<RemovalLocation[]> {
  const { websites } = await dependencies.websites.listNewest(restaurantId);
  const places: RemovalLocation[] = [];
  for (const website of websites) {
    const withdrawal = { rejected, fromSource: createWithdrawFromSource(dependencies, rejected) };
    if (await withdrawFromDocument(dependencies, keyOf(website), rejected)) places.push('website');
    if (await replaceSource(dependencies, website, withdrawal)) places.push('custom_html');
    places.push(...(await withdrawFromVersions(dependencies, website, withdrawal)));
  }
  return places;
}

type Withdrawal = { rejected: RejectedText; fromSource: WithdrawFromSource };

/** Removes the text from the current HTML with a normal update. Returns whether it was there. */
async function replaceSource(
  dependencies: WithdrawalDependencies,
  website: WebsiteRecord,
  { fromSource }: Withdrawal,
): Promise<boolean> {
  const key = keyOf(website);
  const found = await dependencies.websites.findDocument(key);
  if (found === undefined || (await fromSource(found)) === undefined) return false;
  await changeDocument(dependencies, { key, baseVersion: undefined }, async (document) => {
    const source_key = await fromSource(document);
    return source_key === undefined
      ? { fields: {}, paths: [] }
      : { fields: { source_key }, paths: [WHOLE_ROW] };
  });
  return true;
}

async function withdrawFromVersions(
  dependencies: WithdrawalDependencies,
  website: WebsiteRecord,
  { rejected, fromSource }: Withdrawal,
): Promise<RemovalLocation[]> {
  const places: RemovalLocation[] = [];
  // Published versions are kept at any age, so the list may exceed the limit by a few.
  for (const kept of await dependencies.websites.listSnapshots(keyOf(website), 2 * MAX_SNAPSHOTS)) {
    const json = await dependencies.siteVersions.find(kept.content_key);
    if (json === undefined) continue;
    const document = WebsiteDocumentSchema.parse(JSON.parse(json));
    const content = withdrawnContent(document.content, rejected);
    const source_key = await fromSource(document);
    if (content === undefined && source_key === undefined) continue;
    const without = { ...document, ...(content && { content }), ...(source_key && { source_key }) };
    places.push(...(await replaceVersion(dependencies, { website, kept, document: without })));
  }
  return places;
}

type Replacing = { website: WebsiteRecord; kept: Snapshot; document: WebsiteDocument };

/** Replaces the content last, so that a retry repeats everything before it. */
async function replaceVersion(
  dependencies: WithdrawalDependencies,
  { website, kept, document }: Replacing,
): Promise<RemovalLocation[]> {
  const { siteVersions, sitesOrigin } = dependencies;
  const places: RemovalLocation[] = [document.content_source === 'html' ? 'custom_html' : 'website'];
  if (isPublic(website, kept)) {
    await replacePublicPage(dependencies, { website, kept, document });
    places.push('published_website');
  } else if (kept.page_key !== undefined) {
    const place = { url: pageAddress(sitesOrigin, website.slug ?? ''), sitesOrigin };
    const { html } = await publishedPageOf(dependencies, document, place);
    await siteVersions.put(kept.page_key, html, SNAPSHOT_PAGE);
  }
  await siteVersions.put(kept.content_key, JSON.stringify(document), SNAPSHOT_CONTENT);
  return places;
}

function isPublic({ url, slug, published_version }: WebsiteRecord, { version }: Snapshot): boolean {
  return url !== undefined && slug !== undefined && published_version === version;
}

/** Renders the public page again. A publish in progress blocks this, and the worker retries later. */
async function replacePublicPage(
  dependencies: WithdrawalDependencies,
  { website, kept, document }: Replacing,
): Promise<void> {
  const { sites, siteVersions, sitesOrigin, websites } = dependencies;
  const present = await websites.find(keyOf(website));
  if (present === undefined || !isPublic(present, kept)) return;
  await withPageLock(dependencies, present, async (locked) => {
    const slug = locked.slug ?? '';
    const url = pageAddress(sitesOrigin, slug);
    const updatedAt = dependencies.clock.now().toISOString();
    const siteFiles = await makeSiteFiles(dependencies, { content: document.content, url, updatedAt });
    const place = { url, sitesOrigin, siteFiles: siteFiles.references };
    const { html } = await publishedPageOf(dependencies, document, place);
    if (kept.page_key !== undefined) await siteVersions.put(kept.page_key, html, SNAPSHOT_PAGE);
    await putSiteFiles(sites, slug, siteFiles);
    await sites.put(pageKey(slug), html, PUBLIC_PAGE);
    await dropOldSiteFiles(sites, slug, siteFiles);
    return saveOrRefuse(dependencies, unlocked(locked));
  });
}
