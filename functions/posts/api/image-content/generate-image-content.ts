import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { ContentCreatorDependencies } from '#functions/posts/api/dependencies.ts';
import type { DescribedImage } from '#functions/posts/image-content/find-photo-dish.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import type { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { isRestaurantText, type RestaurantTextType } from '#shared/posts/contract/restaurant-text.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import { contentTypesOf } from './content-types.ts';

const loadWriting = lazy(() => import('#functions/posts/image-content/write-image-content.ts'));

const loadRestaurantText = lazy(() => import('#functions/posts/api/write-restaurant-text.ts'));

/** Copy for an image or about the restaurant. The dish comes from the profile or the description, not the image. */
export function createGenerateImageContent(
  dependencies: ContentCreatorDependencies,
): Operation<typeof contentCreatorRoutes.generateImageContent> {
  const { writer, clock } = dependencies;
  return async ({ body }, caller) => {
    const { restaurantId } = caller;
    const imageId = body.image_id ?? '';
    const [image, { profile }, { writeImageContent }] = await Promise.all([
      imageId === '' ? undefined : findImage(dependencies, restaurantId, imageId),
      getProfile(dependencies, restaurantId),
      loadWriting(),
    ]);
    if (imageId !== '' && image === undefined) throw new AppError('not_found');
    const ofRestaurant = body.content_types.find(isRestaurantText);
    if (ofRestaurant !== undefined) {
      const { writeRestaurantText } = await loadRestaurantText();
      const from = { profile, caller, writer };
      return { data: asAnswer(ofRestaurant, await writeRestaurantText(from, ofRestaurant, body)) };
    }
    const types = contentTypesOf(body);
    const data = await writeImageContent(
      { profile, caller, writer },
      { image, types, turn: body.turn, today: localDate(clock.now(), profile.time_zone) },
    );
    return { data };
  };
}

/** A single text, where other types have several. */
function asAnswer(content_type: RestaurantTextType, text: string) {
  return {
    texts: [{ content_type, server_type: 'promotional_content' as const, text }],
    dish: '',
    generated_content: {
      social_media_caption: '',
      promotional_content: text,
      menu_description: '',
      email_marketing: '',
      sms_marketing: '',
      hashtags: [],
    },
  };
}

/** One of the owner's images, by its ID on websites or in the enhancer. */
async function findImage(
  { images, enhancements }: Pick<ContentCreatorDependencies, 'images' | 'enhancements'>,
  restaurantId: string,
  imageId: string,
): Promise<DescribedImage | undefined> {
  const image = await images.find(restaurantId, imageId);
  if (image !== undefined) return { ids: [imageId], alt: image.asset.alt };
  const photo = await enhancements.find(restaurantId, imageId);
  return photo && { ids: [imageId, ...Object.values(photo.site_image_ids)], alt: photo.alt_text };
}
