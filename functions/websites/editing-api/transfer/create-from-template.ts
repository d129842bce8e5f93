import { imageFolderOf } from '#functions/images/content-images.ts';
import type { ImageRecord } from '#functions/images/images-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { summaryOf } from '#functions/websites/content-description.ts';
import type { WebsiteEditingDependencies } from '#functions/websites/editing-api/dependencies.ts';
import { detachDeletedImages } from '#functions/websites/editing-api/editing/detach-deleted-images.ts';
import { OWN_IMAGE } from '#shared/contract/field-messages.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { NO_RESTAURANT } from '#shared/restaurants/no-restaurant.ts';
import type { TemplateCustomizations } from '#shared/websites/contract/site-template.ts';
import type { websiteEditingRoutes } from '#shared/websites/contract/website-editing-routes.ts';
import { addWebsite } from './add-website.ts';
import { withCopiedImages } from './copy-images.ts';

/**
 * Creates a website from a template, the owner's words, and the profile where the form is empty. It shows the
 * owner's photo or copies of the template's drawings, because each website owns its drawings.
 */
export function createCreateFromTemplate(
  dependencies: WebsiteEditingDependencies,
): Operation<typeof websiteEditingRoutes.createFromTemplate> {
  return async ({ body }, { restaurantId }) => {
    const isOwn = (body.restaurant_id ?? restaurantId) === restaurantId;
    const restaurant = isOwn ? await dependencies.restaurants.find(restaurantId) : undefined;
    if (restaurant === undefined) throw new AppError('not_found', { message: NO_RESTAURANT });
    const { template_customizations: customizations } = body;
    const heroImage = await findHeroImage(dependencies, restaurantId, customizations.hero_image);
    const { templatePage } = await import('#shared/profile/projection/template-page.ts');
    const { profile } = await getProfile(dependencies, restaurantId);
    const { content, sources: fact_sources } = templatePage({
      id: body.template_id,
      websiteName: body.website_name,
      customizations,
      restaurant,
      heroImage,
      profile,
      today: localDate(dependencies.clock.now(), profile.time_zone),
    });
    const website = await addWebsite(dependencies, restaurantId, async (websiteId) => ({
      status: 'ready',
      fact_sources,
      content: await withCopiedImages(dependencies.sites, content, { from: 'templates', to: websiteId }),
      design_preferences: wantedColors(customizations),
    }));
    if (heroImage !== undefined) {
      const document = await dependencies.websites.getDocument({
        restaurantId,
        websiteId: website.website_id,
      });
      await detachDeletedImages(dependencies, document, [heroImage.image_id]);
    }
    return { website_id: website.website_id, message: 'Website created.', data: summaryOf(website) };
  };
}

/** Finds the owner's image. Throws `AppError('invalid_input')` if the restaurant has none with this address. */
async function findHeroImage(
  { images }: Pick<WebsiteEditingDependencies, 'images'>,
  restaurantId: string,
  url: string | undefined,
): Promise<ImageRecord | undefined> {
  if (url === undefined || url === '') return undefined;
  const image = await images.find(restaurantId, imageFolderOf(url) ?? '');
  if (image?.url === url) return image;
  throw new AppError('invalid_input', { fields: { 'template_customizations.hero_image': OWN_IMAGE } });
}

/** Stored, so that regenerating the website keeps the owner's colors. */
function wantedColors({ primary_color, secondary_color }: TemplateCustomizations) {
  return {
    ...(primary_color !== undefined && { primary_color }),
    ...(secondary_color !== undefined && { secondary_color }),
  };
}
