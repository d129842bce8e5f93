import type * as z from 'zod/mini';
import type { GenerateImageContentSchema } from '#shared/contract/ai/image-content.ts';
import { contentCreatorRoutes } from '#shared/contract/routes/ai/content-creator-routes.ts';
import { createApi } from '../api.ts';

/** Spec, owner tools §9. */
const CONTENT_TIMEOUT_MS = 45_000;

const api = createApi({ content: contentCreatorRoutes }, CONTENT_TIMEOUT_MS);

/** Words for a picture. Throws `ApiError`. */
export async function writeForPhoto(body: z.input<typeof GenerateImageContentSchema>) {
  return (await api.content.generateImageContent({ body })).data;
}
