import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { imageRoutes } from '#shared/contract/image-routes.ts';
import type { ImageDependencies } from './dependencies.ts';

/** How long the browser has for the whole upload to begin. */
const UPLOAD_MINUTES = 10;

/**
 * Lets the browser send one file, of this type and of 5 MB at most, to a place of its own in the private bucket.
 * The picture is taken up by `uploadImage` under the same id.
 */
export function createCreateImageUpload({
  uploads,
  clock,
  ids,
}: Pick<ImageDependencies, 'uploads' | 'clock' | 'ids'>): Operation<typeof imageRoutes.createImageUpload> {
  return async ({ body }, { restaurantId }) => {
    const uploadId = ids.next();
    const expiresAt = new Date(clock.now().getTime() + UPLOAD_MINUTES * 60_000);
    const { url, fields } = await uploads.permit(
      { restaurantId, uploadId },
      { filename: body.filename, contentType: body.content_type, minutes: UPLOAD_MINUTES },
    );
    return { data: { upload_id: uploadId, url, fields, expires_at: expiresAt.toISOString() } };
  };
}
