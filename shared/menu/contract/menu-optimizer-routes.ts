import * as z from 'zod/mini';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { CHANNELS, DAYPARTS } from '#shared/menu/sales/sales-terms.ts';
import { MenuClassesSchema } from './menu-analysis.ts';
import { CHANNEL_MESSAGE, DAYPART_MESSAGE, MenuSalesSchema, SentMenuSalesSchema } from './menu-sales.ts';

/** Sales of menu items and their classes. The analysis is `analyzePresence` with `analysis_type: menu`. */
export const menuOptimizerRoutes = defineRoutes({
  getMenuSales: {
    summary: 'Get the latest uploaded sales by item, or null if there are none.',
    ...forOwner('GET', '/ai/menu/sales'),
    status: 200,
    response: z.object({
      data: z.object({
        sales: z.nullable(MenuSalesSchema),
        saved_at: z.nullable(z.iso.datetime()),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t load your sales',
    throttle: { rate: 100, burst: 200 },
  },
  saveMenuSales: {
    summary: 'Save sales for a period by item, channel, and time of day. Replaces earlier sales.',
    ...forOwner('PUT', '/ai/menu/sales'),
    body: SentMenuSalesSchema,
    status: 200,
    response: z.object({ message: z.string(), data: z.object({ saved_at: z.iso.datetime() }) }),
    errors: [],
    limit: 'saves',
    defaultError: 'We couldn’t save your sales. Try again.',
  },
  deleteMenuSales: {
    summary: 'Delete the uploaded sales.',
    ...forOwner('DELETE', '/ai/menu/sales'),
    status: 200,
    response: z.object({ message: z.string() }),
    errors: [],
    limit: 'saves',
    defaultError: 'We couldn’t delete your sales. Try again.',
  },
  classifyMenu: {
    summary: 'Get each item’s performance class for one channel, time of day, or course.',
    ...forOwner('GET', '/ai/menu/classes'),
    query: z.strictObject({
      channel: z.optional(z.enum(CHANNELS, CHANNEL_MESSAGE)),
      daypart: z.optional(z.enum(DAYPARTS, DAYPART_MESSAGE)),
      course: z.optional(z.string().check(z.maxLength(80))),
    }),
    status: 200,
    response: z.object({ data: MenuClassesSchema }),
    errors: ['not_found'],
    defaultError: 'We couldn’t compare your items. Try again.',
    throttle: { rate: 50, burst: 100 },
  },
});
