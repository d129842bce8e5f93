import * as z from 'zod/mini';
import { STALE_CURSOR, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forAdmin, forOwner } from '#shared/contract/route.ts';
import { ActivityEntrySchema } from './activity.ts';
import {
  ActivityExportPageSchema,
  ActivityExportSchema,
  ActivityFiltersSchema,
  PlatformActivityPageSchema,
} from './platform-activity.ts';

const pageOfActivity = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 30),
  cursor: z.optional(
    z
      .string()
      .check(
        z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[\w=+/:-]{1,100}(#unfinished)?$/, STALE_CURSOR),
      ),
  ),
});
const activityPage = z.object({
  data: z.object({ entries: z.array(ActivityEntrySchema), next_cursor: z.optional(z.string()) }),
});

/** Who changed what in a restaurant. */
export const activityRoutes = defineRoutes({
  listActivity: {
    summary:
      'List changes to the restaurant and who made them, newest first. We keep this activity for 400 days.',
    ...forOwner('GET', '/restaurant/activity'),
    query: pageOfActivity,
    status: 200,
    response: activityPage,
    errors: [],
    defaultError: 'We couldn’t load the activity',
    throttle: { rate: 100, burst: 200 },
  },
  listRestaurantActivity: {
    summary: 'List the activity of any restaurant, including deleted ones (administrators only).',
    ...forAdmin('GET', '/admin/restaurants/{id}/activity'),
    admins: ['support', 'billing'],
    params: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    query: pageOfActivity,
    status: 200,
    response: activityPage,
    errors: [],
    defaultError: 'We couldn’t load the activity',
  },
  listPlatformActivity: {
    summary:
      'List the last 400 days of activity on the whole platform, newest first. Filter by restaurant, actor, kind, and period (administrators only).',
    ...forAdmin('GET', '/admin/activity'),
    admins: ['support'],
    query: ActivityFiltersSchema,
    status: 200,
    response: z.object({ data: PlatformActivityPageSchema }),
    errors: [],
    defaultError: 'We couldn’t load the activity',
  },
  exportPlatformActivity: {
    summary: 'Export the platform’s activity as CSV, one page at a time (administrators only).',
    ...forAdmin('GET', '/admin/activity/export'),
    query: ActivityExportSchema,
    status: 200,
    response: z.object({ data: ActivityExportPageSchema }),
    errors: [],
    defaultError: 'The export didn’t finish. Try again.',
    audit: true,
  },
});
