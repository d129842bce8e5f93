import * as z from 'zod/mini';
import { ChangeSettingsSchema, PlatformSettingsSchema } from '../../admin/platform-settings.ts';
import { defineRoutes } from '../route.ts';

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
});
