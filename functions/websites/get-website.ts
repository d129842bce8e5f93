import type { Operation } from '#functions/platform/http-handler.ts';
import type { Website } from '#shared/contract/website.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { SiteContent } from '#shared/site/site-content.ts';
import type { WebsiteDependencies } from './operations.ts';

/** One website, rendered as it is read, so that a better renderer reaches every preview at once. */
export function getWebsite({
  websites,
  sitesOrigin,
}: Pick<WebsiteDependencies, 'websites' | 'sitesOrigin'>): Operation<typeof websiteRoutes.getWebsite> {
  return async ({ params }, { restaurantId }) => {
    const key = { restaurantId, websiteId: params.id };
    const [website, document, { renderSite }] = await Promise.all([
      websites.get(key),
      websites.getDocument(key),
      import('#shared/site/render-site.ts'),
    ]);
    const { content } = document;
    const rendered = renderSite(content, {
      mode: 'preview',
      siteUrl: website.url ?? `${sitesOrigin}/`,
      assetsOrigin: sitesOrigin,
    });
    return {
      data: {
        ...website,
        ...document,
        menu_items: content.menu_items,
        design_system: content.design_system,
        pages: content.pages,
        generated_content: { html: rendered.html, css: rendered.css },
        missing_facts: missingFacts(content),
      },
    };
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
