import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import { costMonth, PlatformCostsSchema, RestaurantCostsSchema } from './costs.ts';
import { ChangeSettingsSchema, PlatformSettingsSchema, SenderNumbersSchema } from './platform-settings.ts';
import { TriedModelSchema, TryModelSchema } from './text-model.ts';

const settings = z.object({ data: PlatformSettingsSchema });
const throttle = { rate: 20, burst: 40 };

/** What administrators set for the whole platform. */
export const platformSettingsRoutes = defineRoutes({
  getPlatformSettings: {
    summary: 'What the platform is set to, and what it works with.',
    method: 'GET',
    path: '/admin/settings',
    access: 'admin',
    status: 200,
    response: settings,
    errors: [],
    defaultError: 'Failed to load platform settings',
    throttle,
  },
  changePlatformSettings: {
    summary: 'Changes the settings that are named; the rest stays.',
    method: 'PUT',
    path: '/admin/settings',
    access: 'admin',
    body: ChangeSettingsSchema,
    status: 200,
    response: settings,
    errors: ['settings_changed'],
    defaultError: 'Failed to save platform settings',
    throttle,
  },
  tryModel: {
    summary:
      'Asks the model that writes texts, and says what it answered and took. Keeps nothing of either text.',
    method: 'POST',
    path: '/admin/settings/try-model',
    access: 'admin',
    body: TryModelSchema,
    status: 200,
    response: z.object({ data: TriedModelSchema }),
    errors: ['model_missing', 'budget_reached'],
    defaultError: 'Failed to try the model',
    receipt: false,
    limit: 'modelTries',
    throttle: { rate: 2, burst: 5 },
  },
  listSenderNumbers: {
    summary: 'The numbers that restaurants text from, page by page.',
    method: 'GET',
    path: '/admin/settings/senders',
    access: 'admin',
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    status: 200,
    response: z.object({ data: SenderNumbersSchema }),
    errors: [],
    defaultError: 'Failed to load the sender numbers',
    throttle,
  },
  getPlatformCosts: {
    summary: 'What the platform has cost in a month, by what it was spent on, at list price.',
    method: 'GET',
    path: '/admin/costs',
    access: 'admin',
    query: z.strictObject({ month: costMonth }),
    status: 200,
    response: z.object({ data: PlatformCostsSchema }),
    errors: [],
    defaultError: 'Failed to load the costs',
    throttle,
  },
  listRestaurantCosts: {
    summary: 'What each restaurant has cost in a month, by name, page by page.',
    method: 'GET',
    path: '/admin/costs/restaurants',
    access: 'admin',
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
    defaultError: 'Failed to load the costs of restaurants',
    throttle,
  },
});
