import { imageAnswer } from '#functions/images/image-answer.ts';
import { isImageId } from '#functions/images/image-id.ts';
import type { ImageRecord } from '#functions/images/images-repository.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { invalidCursor } from '#functions/platform/http/invalid-cursor.ts';
import type { imageRoutes } from '#shared/images/contract/image-routes.ts';
import type { ImageDependencies } from './dependencies.ts';

/** Rows that one call reads while it looks for matches. A page may be short and still have a cursor. */
const READ_AT_MOST = 300;

/** Lists the caller's images, newest first, optionally by type or by the website they were uploaded for. */
export function createListImages({
  images,
  sitesOrigin,
}: Pick<ImageDependencies, 'images' | 'sitesOrigin'>): Operation<typeof imageRoutes.listImages> {
  return async ({ query }, { restaurantId }) => {
    const { image_type, website_id, limit, cursor } = query;
    if (cursor !== undefined && !isImageId(cursor)) {
      throw invalidCursor();
    }
    const matches = (image: ImageRecord) =>
      (image_type === undefined || image.image_type === image_type) &&
      (website_id === undefined || image.website_id === website_id);
    const found: ImageRecord[] = [];
    let startAfter = cursor;
    let unread = image_type === undefined && website_id === undefined ? limit : READ_AT_MOST;
    do {
      const page = await images.list(restaurantId, { limit: Math.min(limit, unread), startAfter });
      unread -= limit;
      const matching = page.images.filter(matches);
      const taken = matching.slice(0, limit - found.length);
      found.push(...taken);
      // The next call reads the remaining rows again.
      startAfter = taken.length < matching.length ? taken.at(-1)?.image_id : page.lastId;
    } while (startAfter !== undefined && found.length < limit && unread > 0);
    return {
      data: { images: found.map((image) => imageAnswer(image, sitesOrigin)), next_cursor: startAfter },
    };
  };
}
