import type { Operation } from '#functions/platform/http-handler.ts';
import type { websiteRoutes } from '#shared/contract/website-routes.ts';
import type { WebsiteDependencies } from './operations.ts';
import { pageAddress } from './published-page.ts';
import { prepareSource } from './source/change-source.ts';

type Dependencies = Pick<WebsiteDependencies, 'websites' | 'images' | 'sitesOrigin'>;

/** The page as it would be with this HTML and CSS. Saves nothing. */
export function previewWebsite(dependencies: Dependencies): Operation<typeof websiteRoutes.previewWebsite> {
  const { websites, sitesOrigin } = dependencies;
  return async ({ params, body }, { restaurantId }) => {
    const document = await websites.getDocument({ restaurantId, websiteId: params.id });
    const { source, findings } = await prepareSource(dependencies, document, body.generated_content);
    const { renderSourcePage } = await import('#shared/site/source-page.ts');
    const page_html = renderSourcePage(
      { content: document.content, source },
      { mode: 'preview', siteUrl: pageAddress(sitesOrigin, 'preview'), assetsOrigin: sitesOrigin },
    );
    return { data: { page_html, generated_content: source, findings } };
  };
}
