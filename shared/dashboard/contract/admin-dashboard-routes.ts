import * as z from 'zod/mini';
import { WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes } from '#shared/contract/route.ts';

/** The platform at a glance (administrator console). */
const AdminDashboardSchema = z
  .object({
    platformStats: z.object({
      /** What `recentCampaigns` counts, in words. */
      period: z.string(),
      totalRestaurants: z.int(),
      recentCampaigns: z.int(),
    }),
    needsAttention: z.object({
      /** Restaurants that never had a website. */
      incompleteSetups: z.int(),
    }),
  })
  .register(z.globalRegistry, { id: 'AdminDashboard' });

/** A restaurant in the administrators' list. */
const ListedRestaurantSchema = z
  .object({
    restaurant_id: z.string(),
    name: z.string(),
    email: z.string(),
    address: z.string(),
    signup_date: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'ListedRestaurant' });

/** The rows of `dashboard` that administrators call. */
export const adminDashboardRoutes = defineRoutes({
  getAdminDashboard: {
    summary: 'Get an overview of the platform.',
    method: 'GET',
    path: '/dashboard/admin',
    access: 'admin',
    admins: ['support', 'billing'],
    status: 200,
    response: z.object({ data: AdminDashboardSchema }),
    errors: [],
    defaultError: 'Failed to fetch dashboard data',
    throttle: { rate: 20, burst: 40 },
  },
  listRestaurants: {
    summary:
      'Search restaurants by name or email address, or list all of them. Pages may have fewer rows than the limit.',
    method: 'GET',
    path: '/dashboard/restaurants',
    access: 'admin',
    admins: ['support', 'billing'],
    query: z.strictObject({
      search: z._default(z.string().check(z.trim(), z.maxLength(100, 'Use at most 100 characters.')), ''),
      sort: z._default(z.enum(['name', 'signup_date'], 'Sort by name or signup_date.'), 'name'),
      order: z._default(z.enum(['asc', 'desc'], 'Use asc or desc.'), 'asc'),
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.maxLength(2000))),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        restaurants: z.array(ListedRestaurantSchema),
        next_cursor: z.optional(z.string()),
        /** More match than a search looks at: more of the name leads to them. */
        more_match: z.optional(z.boolean()),
      }),
    }),
    errors: [],
    defaultError: 'Failed to fetch restaurants',
    throttle: { rate: 20, burst: 40 },
  },
});
