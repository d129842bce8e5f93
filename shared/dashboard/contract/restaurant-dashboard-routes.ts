import * as z from 'zod/mini';
import { ItemStatusAnswerSchema } from '#shared/checklist/contract/checklist.ts';
import { TRUE_OR_FALSE, WHOLE_NUMBER } from '#shared/contract/field-messages.ts';
import { defineRoutes } from '#shared/contract/route.ts';
import { CampaignPageSchema, RestaurantDashboardSchema } from './restaurant-dashboard.ts';

const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(WHOLE_NUMBER), z.gte(1), z.lte(100)), 50),
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

/** Dashboard routes for owners. */
export const restaurantDashboardRoutes = defineRoutes({
  getRestaurantDashboard: {
    summary: 'Get the restaurant’s dashboard.',
    method: 'GET',
    path: '/dashboard/restaurant',
    access: 'owner',
    status: 200,
    response: z.object({ data: RestaurantDashboardSchema }),
    errors: ['not_found'],
    defaultError: 'Failed to fetch restaurant dashboard',
    throttle: { rate: 500, burst: 1000 },
  },
  listCampaigns: {
    summary: 'List the restaurant’s ads and text campaigns, newest first.',
    method: 'GET',
    path: '/dashboard/campaigns',
    access: 'owner',
    query: z.strictObject(pageQuery),
    status: 200,
    response: z.object({ data: CampaignPageSchema }),
    errors: [],
    defaultError: 'Failed to fetch campaigns',
    throttle: { rate: 500, burst: 1000 },
  },
  updateChecklistItem: {
    summary: 'Check or uncheck a marketing checklist item.',
    method: 'PUT',
    path: '/dashboard/checklist/{id}',
    access: 'owner',
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
