import * as z from 'zod/mini';
import { defineRoutes, forAdmin } from '#shared/contract/route.ts';
import { costRoutes } from './cost-routes.ts';
import { ChangeSettingsSchema, PlatformSettingsSchema, SenderNumbersSchema } from './platform-settings.ts';
import { TriedModelSchema, TryModelSchema } from './text-model.ts';

const settings = z.object({ data: PlatformSettingsSchema });

/** Settings of the whole platform. */
export const platformSettingsRoutes = defineRoutes({
  getPlatformSettings: {
    summary: 'Get the platform’s settings and the status of its providers.',
    ...forAdmin('GET', '/admin/settings'),
    status: 200,
    response: settings,
    errors: [],
    defaultError: 'We couldn’t load the platform settings',
  },
  changePlatformSettings: {
    summary: 'Change platform settings. Omitted settings stay the same.',
    ...forAdmin('PUT', '/admin/settings'),
    body: ChangeSettingsSchema,
    status: 200,
    response: settings,
    errors: ['settings_changed'],
    defaultError: 'We couldn’t save the platform settings. Try again.',
  },
  tryModel: {
    summary:
      'Send a prompt to the text model and get its response, response time, and cost. Doesn’t save anything.',
    ...forAdmin('POST', '/admin/settings/try-model'),
    body: TryModelSchema,
    status: 200,
    response: z.object({ data: TriedModelSchema }),
    errors: ['model_missing', 'budget_reached'],
    defaultError: 'We couldn’t test the model. Try again.',
    audit: false,
    limit: 'modelTries',
    throttle: { rate: 2, burst: 5 },
  },
  listSenderNumbers: {
    summary: 'List the phone numbers that restaurants text from.',
    ...forAdmin('GET', '/admin/settings/senders'),
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    status: 200,
    response: z.object({ data: SenderNumbersSchema }),
    errors: [],
    defaultError: 'We couldn’t load the sender numbers',
  },
  ...costRoutes,
});
