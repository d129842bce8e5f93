import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import { UPLOAD_LIMITS } from '#shared/images/contract/upload.ts';
import type { ImageDependencies } from './dependencies.ts';

type CreateUpload = typeof imageRoutes.createUpload;

/** The upload must begin within this time. */
const UPLOAD_MINUTES = 10;

/**
 * Signs a form with which the browser sends one file, of this type and within its purpose's size limit, to a new key
 * in the private bucket. `uploadImage` processes website images under the same ID.
 */
export function createCreateUpload({
  uploads,
  clock,
  ids,
}: Pick<ImageDependencies, 'uploads' | 'clock' | 'ids'>): Operation<CreateUpload> {
  return async ({ body }, { restaurantId }) => {
    assertAllowed(body);
    const uploadId = ids.next();
    const expiresAt = new Date(clock.now().getTime() + UPLOAD_MINUTES * 60_000);
    const { url, fields } = await uploads.permit(
      { restaurantId, uploadId },
      {
        filename: body.filename,
        contentType: body.content_type,
        maxBytes: UPLOAD_LIMITS[body.purpose].maxBytes,
        minutes: UPLOAD_MINUTES,
      },
    );
    return { data: { upload_id: uploadId, url, fields, expires_at: expiresAt.toISOString() } };
  };
}

function assertAllowed({ purpose, content_type, size }: RouteInput<CreateUpload>['body']): void {
  const { types, maxBytes, messages } = UPLOAD_LIMITS[purpose];
  const fields = {
    ...(!types.includes(content_type) && { content_type: messages.type }),
    ...(size > maxBytes && { size: messages.tooLarge }),
  };
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError('invalid_input', { message, fields });
}
