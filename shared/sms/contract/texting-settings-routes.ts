import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { TextingHoursSchema, UpdateTextingHoursSchema } from './texting-hours.ts';
import { TextingSettingsSchema } from './texting-settings.ts';

/** A restaurant’s texting settings. */
export const textingSettingsRoutes = defineRoutes({
  getTextingSettings: {
    summary: 'Get the sender number, remaining setup steps, and texting-hours warnings.',
    ...forOwner('GET', '/settings/texting'),
    status: 200,
    response: z.object({ data: TextingSettingsSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t load your texting settings',
    throttle: { rate: 200, burst: 400 },
  },
  updateTextingHours: {
    summary: 'Set the weekly texting hours. They can be shorter than the legal hours, but not longer.',
    ...forOwner('PUT', '/settings/texting/hours'),
    body: UpdateTextingHoursSchema,
    status: 200,
    response: z.object({
      message: z.string(),
      data: z.object({ hours: z.nullable(TextingHoursSchema) }),
    }),
    errors: [],
    limit: 'saves',
    defaultError: 'We couldn’t save your texting hours. Try again.',
  },
});
