import * as z from 'zod/mini';
import { ORDER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { COST_ORDERS, costMonth, PlatformCostsSchema, RestaurantCostsSchema } from './costs.ts';
import { EnterAmountsSchema, EnteredAmountsSchema } from './entered-amounts.ts';

/** Costs of the platform and its restaurants. Separate from the settings, so that cost screens load less. */
export const costRoutes = defineRoutes({
  getPlatformCosts: {
    summary: 'Get the platform’s costs for a month by type, at list prices.',
    ...forAdmin('GET', '/admin/costs'),
    admins: ['billing'],
    query: z.strictObject({ month: costMonth }),
    status: 200,
    response: z.object({ data: PlatformCostsSchema }),
    errors: [],
    defaultError: 'We couldn’t load the costs',
  },
  enterAmounts: {
    summary: 'Enter a month’s fixed cloud cost or acquisition spend.',
    ...forAdmin('PUT', '/admin/costs/entered'),
    admins: ['billing'],
    body: EnterAmountsSchema,
    status: 200,
    response: z.object({ data: EnteredAmountsSchema }),
    errors: [],
    defaultError: 'We couldn’t save the amount. Try again.',
  },
  listRestaurantCosts: {
    summary:
      'List each restaurant’s costs for a month. Sorting by name uses current costs. Other sort orders use the last daily update.',
    ...forAdmin('GET', '/admin/costs/restaurants'),
    admins: ['billing'],
    query: z.strictObject({
      month: costMonth,
      sort: z._default(z.enum(['name', ...COST_ORDERS], 'Sort by name, cost, revenue, or margin.'), 'name'),
      order: z._default(z.enum(['asc', 'desc'], ORDER), 'asc'),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
    }),
    status: 200,
    response: z.object({
      data: z.object({
        month: z.string(),
        through: z.string(),
        restaurants: z.array(RestaurantCostsSchema),
        next_cursor: z.optional(z.string()),
      }),
    }),
    errors: [],
    defaultError: 'We couldn’t load the restaurant costs',
  },
});
