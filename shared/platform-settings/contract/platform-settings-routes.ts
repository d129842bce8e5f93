import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { costMonth, PlatformCostsSchema, RestaurantCostsSchema } from './costs.ts';
import { EnterAmountsSchema, EnteredAmountsSchema } from './entered-amounts.ts';
import { ChangeSettingsSchema, PlatformSettingsSchema, SenderNumbersSchema } from './platform-settings.ts';
import { TriedModelSchema, TryModelSchema } from './text-model.ts';

const settings = z.object({ data: PlatformSettingsSchema });

/** Settings of the whole platform. */
export const platformSettingsRoutes = defineRoutes({
  getPlatformSettings: {
    summary: 'Get the platform’s settings and the status of its providers.',
    method: 'GET',
    path: '/admin/settings',
    access: 'admin',
    status: 200,
    response: settings,
    errors: [],
    defaultError: 'Failed to load platform settings',
  },
  changePlatformSettings: {
    summary: 'Change platform settings. Omitted settings stay the same.',
    method: 'PUT',
    path: '/admin/settings',
    access: 'admin',
    body: ChangeSettingsSchema,
    status: 200,
    response: settings,
    errors: ['settings_changed'],
    defaultError: 'Failed to save platform settings',
  },
  tryModel: {
    summary:
      'Send a prompt to the text model and get its response, response time, and cost. Doesn’t save anything.',
    method: 'POST',
    path: '/admin/settings/try-model',
    access: 'admin',
    body: TryModelSchema,
    status: 200,
    response: z.object({ data: TriedModelSchema }),
    errors: ['model_missing', 'budget_reached'],
    defaultError: 'Failed to test the model',
    audit: false,
    limit: 'modelTries',
    throttle: { rate: 2, burst: 5 },
  },
  listSenderNumbers: {
    summary: 'List the phone numbers that restaurants text from.',
    method: 'GET',
    path: '/admin/settings/senders',
    access: 'admin',
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    status: 200,
    response: z.object({ data: SenderNumbersSchema }),
    errors: [],
    defaultError: 'Failed to load the sender numbers',
  },
  getPlatformCosts: {
    summary: 'Get the platform’s costs for a month by type, at list prices.',
    method: 'GET',
    path: '/admin/costs',
    access: 'admin',
    admins: ['billing'],
    query: z.strictObject({ month: costMonth }),
    status: 200,
    response: z.object({ data: PlatformCostsSchema }),
    errors: [],
    defaultError: 'Failed to load the costs',
  },
  enterAmounts: {
    summary: 'Enter a month’s fixed cloud cost, or what you spent that month to win subscribers.',
    method: 'PUT',
    path: '/admin/costs/entered',
    access: 'admin',
    admins: ['billing'],
    body: EnterAmountsSchema,
    status: 200,
    response: z.object({ data: EnteredAmountsSchema }),
    errors: [],
    defaultError: 'Failed to save the amount',
  },
  listRestaurantCosts: {
    summary: 'List each restaurant’s costs for a month, sorted by name.',
    method: 'GET',
    path: '/admin/costs/restaurants',
    access: 'admin',
    admins: ['billing'],
    query: z.strictObject({ month: costMonth, cursor: z.optional(z.string().check(z.maxLength(1000))) }),
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
    defaultError: 'Failed to load restaurant costs',
  },
});
