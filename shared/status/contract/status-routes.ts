import * as z from 'zod/mini';
import { defineRoutes, forAnyone } from '#shared/contract/route.ts';
import { COMING_SOON_TOOLS } from '#shared/features/ai-features.ts';

export const statusRoutes = defineRoutes({
  getHealth: {
    summary: 'Check the health of the platform and its dependencies.',
    ...forAnyone('GET', '/health'),
    status: 200,
    response: z.object({ data: z.object({ status: z.literal('ok') }) }),
    errors: ['unavailable'],
    defaultError: 'The platform isn’t available',
    throttle: { rate: 50, burst: 100 },
  },
  getPublicConfig: {
    summary: 'Get the web app’s public configuration.',
    ...forAnyone('GET', '/config'),
    status: 200,
    response: z.object({
      data: z.object({
        brand_name: z.string(),
        /** The origin of published websites and their images, without a trailing slash. */
        sites_origin: z.string(),
        is_local: z.boolean(),
        /** Tools that are shown as Coming Soon. */
        coming_soon: z.array(z.enum(COMING_SOON_TOOLS)),
        /** A model can read messages that the assistant’s rules can’t. */
        has_text_model: z.boolean(),
        /** It accepts images, so it can read photos of menus. */
        reads_photos: z.boolean(),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the configuration',
    throttle: { rate: 200, burst: 400 },
  },
});
