import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { TextingHoursSchema, UpdateTextingHoursSchema } from './texting-hours.ts';
import { TextingSettingsSchema } from './texting-settings.ts';

/** A restaurant’s texting settings. */
export const textingSettingsRoutes = defineRoutes({
  getTextingSettings: {
    summary:
      'Get the sender number, what’s missing before texts can be sent, and warnings about texting hours.',
    ...forOwner('GET', '/settings/texting'),
    status: 200,
    response: z.object({ data: TextingSettingsSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch texting settings',
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
    defaultError: 'Failed to save texting hours',
  },
});
