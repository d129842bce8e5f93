import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { pageAddress } from '#functions/websites/published-page.ts';
import { prepareSource } from '#functions/websites/source/change-source.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';

type Dependencies = Pick<WebsiteEditingDependencies, 'websites' | 'images' | 'sitesOrigin'>;

/** Renders the page with this HTML and CSS without saving it. */
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
