import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteRoutes } from '#shared/websites/contract/website-routes.ts';

/** Lists the gallery's designs, all or one category. They are loaded here, because nothing else needs them. */
export function createListTemplates(): Operation<typeof websiteRoutes.listTemplates> {
  return async ({ query }) => {
    const { TEMPLATE_GALLERY } = await import('#shared/site/gallery/template-gallery.ts');
    const isWanted = ({ category }: { category: string }) =>
      query.category === undefined || query.category === category;
    return { data: { templates: TEMPLATE_GALLERY.filter(isWanted) } };
  };
}
