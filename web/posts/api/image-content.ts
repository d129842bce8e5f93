import type * as z from 'zod/mini';
import { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import type { GenerateImageContentSchema } from '#shared/posts/contract/image-content.ts';
import { isRestaurantText } from '#shared/posts/contract/restaurant-text.ts';
import { createApi } from '#web/client/api.ts';

/** Spec, owner tools §9. */
const CONTENT_TIMEOUT_MS = 45_000;

const api = createApi({ content: contentCreatorRoutes }, CONTENT_TIMEOUT_MS);

type Asked = z.input<typeof GenerateImageContentSchema>;

/** Text for an image. Throws `ApiError`. */
export async function writeForPhoto(body: Asked, signal: AbortSignal) {
  const { texts, ...more } = (await api.content.generateImageContent({ body, signal })).data;
  const ofPhoto = texts.flatMap(({ content_type, ...text }) =>
    isRestaurantText(content_type) ? [] : [{ ...text, content_type }],
  );
  return { ...more, texts: ofPhoto };
}

/** One text without an image. Throws `ApiError`. */
export async function writeOneText(body: Asked, signal: AbortSignal): Promise<string> {
  const { texts } = (await api.content.generateImageContent({ body, signal })).data;
  return texts[0]?.text ?? '';
}
