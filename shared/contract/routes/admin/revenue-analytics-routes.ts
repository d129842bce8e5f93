import * as z from 'zod/mini';
import { monthsAhead, RevenueForecastSchema } from '../../admin/revenue.ts';
import { defineRoutes } from '../route.ts';

/** What the platform earns: what is to be expected of it, and what goes with it. */
export const revenueAnalyticsRoutes = defineRoutes({
  getRevenueForecast: {
    summary: 'Revenue of the months that are over, and a forecast of the next ones.',
    method: 'GET',
    path: '/revenue/forecast',
    access: 'admin',
    query: z.strictObject({ months_ahead: monthsAhead }),
    status: 200,
    response: z.object({ data: RevenueForecastSchema }),
    errors: [],
    defaultError: 'Failed to fetch analytics data',
    throttle: { rate: 20, burst: 40 },
  },
});
