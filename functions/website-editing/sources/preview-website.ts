import { prepareSource } from '#functions/modules/website-source/change-source.ts';
import { pageAddress } from '#functions/modules/websites/published-page.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/websites/website-editing-routes.ts';
import type { WebsiteEditingDependencies } from '../dependencies.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'images' | 'sitesOrigin'>;

/** The page as it would be with this HTML and CSS. Saves nothing. */
export function createPreviewWebsite(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.previewWebsite> {
  const { websites, sitesOrigin } = dependencies;
  return async ({ params, body }, { restaurantId }) => {
    const document = await websites.getDocument({ restaurantId, websiteId: params.id });
    const { source, findings } = await prepareSource(dependencies, document, {
      given: body.generated_content,
    });
    const { renderSourcePage } = await import('#shared/site/page/source-page.ts');
    const page_html = renderSourcePage(
      { content: document.content, source },
      { mode: 'preview', siteUrl: pageAddress(sitesOrigin, 'preview'), assetsOrigin: sitesOrigin },
    );
    return { data: { page_html, generated_content: source, findings } };
  };
}
