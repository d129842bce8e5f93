import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { describedBy, summaryOf } from '#functions/websites/content-description.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { keepSuggestions } from '#functions/websites/editing-api/editing/review-suggestions.ts';
import { followProfile } from '#functions/websites/follow-profile.ts';
import { saveOrRefuse, unlocked, withPageLock } from '#functions/websites/page-lock.ts';
import { PUBLIC_PAGE, pageAddress, pageKey, publishedPageOf } from '#functions/websites/published-page.ts';
import {
  dropOldSiteFiles,
  makeSiteFiles,
  putSiteFiles,
  type SiteFiles,
} from '#functions/websites/site-files/site-files.ts';
import { claimSlug } from '#functions/websites/slugs/claim-slug.ts';
import { takeSnapshot } from '#functions/websites/snapshots/take-snapshot.ts';
import { sitePublished } from '#functions/websites/website-events.ts';
import type { WebsiteKey } from '#functions/websites/website-keys.ts';
import type { WebsiteDocument, WebsiteRecord } from '#functions/websites/website-rows.ts';
import { listSuggestions } from '#shared/site/review/suggestions.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { loadReviewedDocument } from './load-reviewed-document.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  | 'websites'
  | 'slugs'
  | 'restaurants'
  | 'profiles'
  | 'users'
  | 'publishNeedsVerifiedEmail'
  | 'sites'
  | 'siteVersions'
  | 'images'
  | 'sitesOrigin'
  | 'drawShareImage'
  | 'clock'
  | 'inspect'
  | 'moderation'
  | 'redrawOffers'
>;

/**
 * Publishes the website's page with the profile's current facts. One PUT of the page makes it public; all steps
 * before and after can be repeated, so publishing again finishes an interrupted call.
 */
export function createPublishWebsite(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.publishWebsite> {
  const { websites } = dependencies;
  return async ({ params, body }, { restaurantId, audit }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, found] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    await assertMayPublish(dependencies, restaurantId);
    const { document: followed, row } = await followProfile(dependencies, found);
    const reviewed = body.suggestions === 'keep' ? await keepSuggestions(dependencies, followed) : followed;
    const document = await loadReviewedDocument(dependencies, reviewed);
    if (document.version > website.content_version) await websites.describeContent(document);
    const published = await withPageLock(dependencies, website, (locked) => {
      audit.before = publicationOf(locked);
      return publish(dependencies, locked, { document, profileVersion: row?.version });
    });
    audit.after = publicationOf(published);
    await dependencies.redrawOffers(restaurantId);
    return {
      url: pageAddress(dependencies.sitesOrigin, published.slug),
      message: 'Website published successfully!',
      data: summaryOf(published),
      open_suggestions: listSuggestions(document.content).length,
      also_public: await alsoPublic(dependencies, key),
    };
  };
}

const MOST_OTHERS = 3;

/** The restaurant's other public websites. */
async function alsoPublic(
  { restaurants, websites }: Pick<Dependencies, 'restaurants' | 'websites'>,
  { restaurantId, websiteId }: WebsiteKey,
) {
  const ids = (await restaurants.findPublished(restaurantId)).filter((id) => id !== websiteId);
  const found = await Promise.all(
    ids.slice(0, MOST_OTHERS).map((id) => websites.find({ restaurantId, websiteId: id })),
  );
  return found
    .filter((website) => website !== undefined)
    .map(({ website_id, website_name, url = '' }) => ({ website_id, website_name, url }));
}

/** What guests see, for audit records. */
export function publicationOf({ published_version: version, url }: WebsiteRecord) {
  return { version, url };
}

/**
 * On stages that require it, only owners with a verified email may publish, so that no one publishes in another
 * name. Throws `AppError('email_unverified')`.
 */
async function assertMayPublish(
  { users, publishNeedsVerifiedEmail }: Dependencies,
  restaurantId: string,
): Promise<void> {
  if (!publishNeedsVerifiedEmail) return;
  const owner = await users.find(restaurantId);
  if (owner?.email_verified !== true) throw new AppError('email_unverified');
}

async function publish(
  dependencies: Dependencies,
  locked: WebsiteRecord,
  { document, profileVersion }: { document: WebsiteDocument; profileVersion: number | undefined },
): Promise<WebsiteRecord & { slug: string }> {
  const slug = locked.slug ?? (await ownSlug(dependencies, locked));
  const url = pageAddress(dependencies.sitesOrigin, slug);
  const publishedAt = dependencies.clock.now().toISOString();
  const siteFiles = await makeSiteFiles(dependencies, { ...document, url, updatedAt: publishedAt });
  const html = await acceptablePage(dependencies, document, { url, siteFiles });
  const prepared = await saveOrRefuse(dependencies, { ...locked, slug });
  await takeSnapshot(dependencies, { document, reason: 'published', page: html });
  await putSiteFiles(dependencies.sites, slug, siteFiles);
  await dependencies.sites.put(pageKey(slug), html, PUBLIC_PAGE);
  await dropOldSiteFiles(dependencies.sites, slug, siteFiles);
  const { restaurant_id: restaurantId, website_id: websiteId } = prepared;
  await dependencies.restaurants.countWebsite(restaurantId, { websiteId, as: 'published' });
  const changes = {
    slug,
    url,
    status: 'published',
    published_at: publishedAt,
    published_version: document.version,
    published_profile_version: profileVersion,
    published_images: describedBy(document).used_images,
  } as const;
  const event = sitePublished(prepared, publishedAt, document.version);
  const saved = await saveOrRefuse(dependencies, unlocked({ ...prepared, ...changes }), event);
  return { ...saved, slug };
}

async function ownSlug({ restaurants, slugs }: Dependencies, locked: WebsiteRecord): Promise<string> {
  return claimSlug(slugs, locked, (await restaurants.find(locked.restaurant_id))?.slug);
}

/** Returns the page if it passes the publish gate. Throws `AppError('publish_refused')` with its faults. */
async function acceptablePage(
  { sitesOrigin, ...stores }: Dependencies,
  document: WebsiteDocument,
  { url, siteFiles }: { url: string; siteFiles: SiteFiles },
): Promise<string> {
  const place = { url, sitesOrigin, siteFiles: siteFiles.references };
  const { html, findings } = await publishedPageOf(stores, document, place);
  const first = findings[0];
  if (first === undefined) return html;
  throw new AppError('publish_refused', {
    message: `You can’t publish this page yet. ${first.message} (${first.element})`,
    fields: Object.fromEntries(findings.map(({ element, message }) => [element, message])),
    isAfterWork: true,
  });
}
