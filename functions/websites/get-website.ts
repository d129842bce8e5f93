import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { Website } from '#shared/contract/website.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import { healRegeneration } from '../modules/generation-jobs/heal-regeneration.ts';
import { describedBy, summaryOf } from '../modules/websites/content-description.ts';
import { readOwnSource } from '../modules/websites/own-source.ts';
import type { WebsiteDocument, WebsiteRecord } from '../modules/websites/website-rows.ts';
import type { WebsiteDependencies } from './operations.ts';

/** One website, rendered as it is read, so that a better renderer reaches every preview at once. */
export function getWebsite(
  dependencies: Pick<
    WebsiteDependencies,
    'jobs' | 'websites' | 'restaurants' | 'sites' | 'siteVersions' | 'queue' | 'clock'
  >,
): Operation<typeof websiteRoutes.getWebsite> {
  const { websites } = dependencies;
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [found, foundDocument] = await Promise.all([websites.get(key), websites.getDocument(key)]);
    const document = await healRegeneration(dependencies, foundDocument);
    const website = document === foundDocument ? found : await websites.get(key);
    if (document.version > website.content_version) await websites.describeContent(document);
    return { data: await wholeWebsite(dependencies, website, document) };
  };
}

/** A website as calls answer it. Renderer and owner's source are loaded here, because most calls need neither. */
export async function wholeWebsite(
  dependencies: Pick<WebsiteDependencies, 'siteVersions'>,
  website: WebsiteRecord,
  document: WebsiteDocument,
): Promise<Website> {
  const { content, content_source } = document;
  const [ownSource, { renderSite }] = await Promise.all([
    readOwnSource(dependencies.siteVersions, document),
    import('#shared/site/page/render-site.ts'),
  ]);
  const { body, css } = renderSite(content, {
    mode: 'published',
    siteUrl: website.url ?? '/',
    assetsOrigin: '',
  });
  const rendered = { html: body, css };
  return {
    ...summaryOf({ ...website, ...describedBy(document) }),
    ...document,
    menu_items: content.menu_items,
    design_system: content.design_system,
    pages: content.pages,
    generated_content: content_source === 'html' && ownSource !== undefined ? ownSource : rendered,
    ...(ownSource !== undefined && { own_source: ownSource }),
    missing_facts: missingFacts(content),
  };
}

/** What a guest would look for and the owner has not told us yet. */
export function missingFacts(content: SiteContent): Website['missing_facts'] {
  const { contact } = content.pages[0].sections;
  const hasHours = contact.hours !== '' || Object.keys(content.opening_hours).length > 0;
  const isMissing: Record<Website['missing_facts'][number], boolean> = {
    phone: contact.phone === '',
    address: contact.address === '',
    hours: !hasHours,
    menu: content.menu_items.length === 0,
    prices: content.menu_items.some((item) => item.price === ''),
  };
  const facts = ['phone', 'address', 'hours', 'menu', 'prices'] as const;
  return facts.filter((fact) => isMissing[fact]);
}
