import * as z from 'zod/mini';
import { defineRoutes } from './route.ts';

/** The dashboard payload of the spec (owner tools §3), as far as the platform has real figures for it. */
const RestaurantDashboardSchema = z
  .object({
    restaurant: z.object({ restaurant_id: z.string(), name: z.string() }),
    websites: z.object({ total: z.int(), published: z.int() }),
  })
  .register(z.globalRegistry, { id: 'RestaurantDashboard' });

export const dashboardRoutes = defineRoutes({
  getRestaurantDashboard: {
    summary: "The restaurant's dashboard.",
    method: 'GET',
    path: '/dashboard/restaurant',
    access: 'owner',
    status: 200,
    response: z.object({ data: RestaurantDashboardSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch restaurant dashboard',
    throttle: { rate: 500, burst: 1000 },
  },
});
