import * as z from 'zod/mini';
import { TextingSettingsSchema } from '../settings/texting-settings.ts';
import { defineRoutes } from './route.ts';

/** How a restaurant's texts go out. */
export const textingSettingsRoutes = defineRoutes({
  getTextingSettings: {
    summary: 'The number that texts come from, and what is missing before they can go out.',
    method: 'GET',
    path: '/settings/texting',
    access: 'owner',
    status: 200,
    response: z.object({ data: TextingSettingsSchema }),
    errors: [],
    defaultError: 'Failed to fetch the settings of texts',
    throttle: { rate: 200, burst: 400 },
  },
});
