import * as z from 'zod/mini';
import { PLAN_IDS } from '#shared/billing/plan-catalog.ts';
import { CUSTOMER_ORDERS, CUSTOMER_STATUSES } from '#shared/console/customers/customer-status.ts';
import { ORDER, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { atMostCharacters } from '#shared/contract/length-message.ts';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { ListedCustomerSchema } from './listed-customer.ts';

const RESTAURANT_ORDERS = ['name', 'signup_date', ...CUSTOMER_ORDERS] as const;

/** The platform overview of the console. */
const AdminDashboardSchema = z
  .object({
    platformStats: z.object({
      /** The period of `recentCampaigns`, in words. */
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

/** A restaurant in the console’s list. */
const ListedRestaurantSchema = z
  .object({
    restaurant_id: z.string(),
    name: z.string(),
    email: z.string(),
    address: z.string(),
    signup_date: z.iso.datetime(),
    websites: z.object({ total: z.int(), published: z.int() }),
    /** Null until we have calculated it. */
    customer: z.nullable(ListedCustomerSchema),
  })
  .register(z.globalRegistry, { id: 'ListedRestaurant' });

/** Dashboard routes for administrators. */
export const adminDashboardRoutes = defineRoutes({
  getAdminDashboard: {
    summary: 'Get an overview of the platform.',
    ...forAdmin('GET', '/dashboard/admin'),
    admins: ['support', 'billing'],
    status: 200,
    response: z.object({ data: AdminDashboardSchema }),
    errors: [],
    defaultError: 'Failed to fetch dashboard data',
  },
  listRestaurants: {
    summary:
      'Search restaurants by name, email, or address, or list all of them. Pages may have fewer rows than the limit.',
    ...forAdmin('GET', '/dashboard/restaurants'),
    admins: ['support', 'billing'],
    query: z.strictObject({
      search: z._default(z.string().check(z.trim(), z.maxLength(100, atMostCharacters(100))), ''),
      sort: z._default(z.enum(RESTAURANT_ORDERS, `Sort by ${RESTAURANT_ORDERS.join(', ')}.`), 'name'),
      order: z._default(z.enum(['asc', 'desc'], ORDER), 'asc'),
      status: z.optional(z.enum(CUSTOMER_STATUSES, `Use one of ${CUSTOMER_STATUSES.join(', ')}.`)),
      plan: z.optional(z.enum(PLAN_IDS, `Use one of ${PLAN_IDS.join(', ')}.`)),
      /** Restaurants that never had a website. */
      setup: z.optional(z.enum(['unfinished'], 'Use “unfinished” or omit this field.')),
      limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
      cursor: z.optional(z.string().check(z.maxLength(2000))),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        restaurants: z.array(ListedRestaurantSchema),
        next_cursor: z.optional(z.string()),
        /** More restaurants match than a search reads. A longer search term finds them. */
        more_match: z.optional(z.boolean()),
      }),
    }),
    errors: [],
    defaultError: 'Failed to fetch restaurants',
  },
});
