import { NO_RESTAURANT } from '#functions/modules/restaurants/no-restaurant.ts';
import { summaryOf } from '#functions/modules/websites/content-description.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { websiteEditingRoutes } from '#shared/contract/routes/website-editing-routes.ts';
import type { TemplateCustomizations } from '#shared/contract/site-template.ts';
import type { WebsiteEditingDependencies } from '../dependencies.ts';
import { addWebsite } from './add-website.ts';

type Dependencies = Pick<
  WebsiteEditingDependencies,
  'jobs' | 'websites' | 'restaurants' | 'sites' | 'siteVersions' | 'queue' | 'clock' | 'ids'
>;

/**
 * Makes a website of a template and the owner's own words. It has no picture at first: each design has an
 * opening of its own for that, and a drawn dish might be one that the restaurant does not serve.
 */
export function createCreateFromTemplate(
  dependencies: Dependencies,
): Operation<typeof websiteEditingRoutes.createFromTemplate> {
  return async ({ body }, { restaurantId }) => {
    const isOwn = (body.restaurant_id ?? restaurantId) === restaurantId;
    const restaurant = isOwn ? await dependencies.restaurants.find(restaurantId) : undefined;
    if (restaurant === undefined) throw new AppError('not_found', { message: NO_RESTAURANT });
    const { contentFromTemplate } = await import('#shared/site/gallery/content-from-template.ts');
    const content = contentFromTemplate({
      id: body.template_id,
      websiteName: body.website_name,
      customizations: body.template_customizations,
      restaurant,
    });
    const website = await addWebsite(dependencies, restaurantId, async () => ({
      status: 'ready',
      content,
      design_preferences: wantedColors(body.template_customizations),
    }));
    return { website_id: website.website_id, message: 'Website created.', data: summaryOf(website) };
  };
}

/** Kept, so that regenerating the website does not lose the owner's colors. */
function wantedColors({ primary_color, secondary_color }: TemplateCustomizations) {
  return {
    ...(primary_color !== undefined && { primary_color }),
    ...(secondary_color !== undefined && { secondary_color }),
  };
}
