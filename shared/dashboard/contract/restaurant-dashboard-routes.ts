import * as z from 'zod/mini';
import { ItemStatusAnswerSchema } from '#shared/checklist/contract/checklist.ts';
import { TRUE_OR_FALSE, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes, forOwner } from '#shared/contract/route.ts';
import { CampaignPageSchema, RestaurantDashboardSchema } from './restaurant-dashboard.ts';

const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

/** Dashboard routes for owners. */
export const restaurantDashboardRoutes = defineRoutes({
  getRestaurantDashboard: {
    summary: 'Get the restaurant’s dashboard.',
    ...forOwner('GET', '/dashboard/restaurant'),
    status: 200,
    response: z.object({ data: RestaurantDashboardSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch restaurant dashboard',
    throttle: { rate: 500, burst: 1000 },
  },
  listCampaigns: {
    summary: 'List the restaurant’s ads and text campaigns, newest first.',
    ...forOwner('GET', '/dashboard/campaigns'),
    query: z.strictObject(pageQuery),
    status: 200,
    response: z.object({ data: CampaignPageSchema }),
    errors: [],
    defaultError: 'Failed to fetch campaigns',
    throttle: { rate: 500, burst: 1000 },
  },
  updateChecklistItem: {
    summary: 'Check or uncheck a marketing checklist item.',
    ...forOwner('PUT', '/dashboard/checklist/{id}'),
    params: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    body: z.strictObject({ is_complete: z.boolean(TRUE_OR_FALSE) }),
    status: 200,
    response: z.object({ data: ItemStatusAnswerSchema }),
    errors: ['not_found', 'not_done_yet'],
    defaultError: 'Failed to update checklist item',
    limit: 'saves',
    throttle: { rate: 500, burst: 1000 },
  },
});
