import { imageAnswer } from '#functions/images/image-answer.ts';
import { isImageId } from '#functions/images/image-id.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { ImageDependencies } from './dependencies.ts';

export function createGetImage({
  images,
  sitesOrigin,
}: Pick<ImageDependencies, 'images' | 'sitesOrigin'>): Operation<typeof imageRoutes.getImage> {
  return async ({ params }, { restaurantId }) => {
    const image = isImageId(params.id) ? await images.findAny(restaurantId, params.id) : undefined;
    if (image === undefined) throw new AppError('not_found');
    return { data: imageAnswer(image, sitesOrigin) };
  };
}
