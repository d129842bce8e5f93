import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http-handler.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import { claimSlug } from './claim-slug.ts';
import { describedBy, summaryOf } from './content-description.ts';
import { keepVersion } from './keep-version.ts';
import type { WebsiteDependencies } from './operations.ts';
import { saveOrRefuse, unlocked, withPageLock } from './page-lock.ts';
import { pageAddress, pageKey, publishedPage } from './published-page.ts';
import type { WebsiteDocument, WebsiteRecord } from './websites-repository.ts';

/** Pages are asked for again every time, so that publishing is seen at once. */
const PAGE = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' };

type Dependencies = Pick<
  WebsiteDependencies,
  'websites' | 'slugs' | 'restaurants' | 'sites' | 'siteVersions' | 'sitesOrigin' | 'clock'
>;

/**
 * Puts the website's page on its public address. The one PUT of the page is the switch; every step before
 * and after it can be repeated, so that publishing again repairs a call that died anywhere.
 */
export function publishWebsite(dependencies: Dependencies): Operation<typeof websiteRoutes.publishWebsite> {
  const { websites } = dependencies;
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, document] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const published = await withPageLock(dependencies, website, (locked) =>
      publish(dependencies, locked, document),
    );
    return {
      url: pageAddress(dependencies.sitesOrigin, published.slug),
      message: 'Website published successfully!',
      data: summaryOf(published),
    };
  };
}

async function publish(
  dependencies: Dependencies,
  locked: WebsiteRecord,
  document: WebsiteDocument,
): Promise<WebsiteRecord & { slug: string }> {
  const slug = locked.slug ?? (await claimSlug(dependencies.slugs, locked));
  const url = pageAddress(dependencies.sitesOrigin, slug);
  const html = await acceptablePage(document, url);
  const prepared = await saveOrRefuse(dependencies, { ...locked, slug });
  const publishedAt = dependencies.clock.now().toISOString();
  await keepVersion(dependencies, { document, reason: 'published', page: html });
  await dependencies.sites.put(pageKey(slug), html, PAGE);
  const { restaurant_id: restaurantId, website_id: websiteId } = prepared;
  await dependencies.restaurants.countWebsite(restaurantId, { websiteId, as: 'published' });
  const changes = {
    slug,
    url,
    status: 'published',
    published_at: publishedAt,
    published_version: document.version,
    published_images: describedBy(document).used_images,
  } as const;
  const saved = await saveOrRefuse(dependencies, unlocked({ ...prepared, ...changes }));
  return { ...saved, slug };
}

/** The page, if it passes the gate. Throws `AppError('publish_refused')` that names what is wrong with it. */
async function acceptablePage({ content }: WebsiteDocument, url: string): Promise<string> {
  const { html, findings } = await publishedPage(content, url);
  const first = findings[0];
  if (first === undefined) return html;
  throw new AppError('publish_refused', {
    sentence: `The page cannot be published yet. ${first.message} (${first.element})`,
    fields: Object.fromEntries(findings.map(({ element, message }) => [element, message])),
  });
}
