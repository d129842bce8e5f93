import { getProfile } from '#functions/modules/profiles/get-profile.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import type { contentCreatorRoutes } from '#shared/contract/routes/ai/content-creator-routes.ts';
import { localDate } from '#shared/profile/projection/local-date.ts';
import type { ContentCreatorDependencies } from '../dependencies.ts';
import { contentTypesOf } from './content-types.ts';
import { findPicture } from './find-picture.ts';

const loadWriting = lazy(
  () => import('#functions/modules/content-plans/image-content/write-image-content.ts'),
);

/** Words for a picture: what its dish is, the profile or its description says, never the picture. */
export function createGenerateImageContent(
  dependencies: ContentCreatorDependencies,
): Operation<typeof contentCreatorRoutes.generateImageContent> {
  const { writer, clock } = dependencies;
  return async ({ body }, { restaurantId }) => {
    const imageId = body.image_id ?? '';
    const [picture, { profile }, { writeImageContent }] = await Promise.all([
      imageId === '' ? undefined : findPicture(dependencies, restaurantId, imageId),
      getProfile(dependencies, restaurantId),
      loadWriting(),
    ]);
    if (imageId !== '' && picture === undefined) throw new AppError('not_found');
    const types = contentTypesOf(body);
    const data = await writeImageContent(
      { profile, restaurantId, writer },
      { picture, types, turn: body.turn, today: localDate(clock.now(), profile.time_zone) },
    );
    return { data };
  };
}
