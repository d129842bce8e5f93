import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { platformSettingsRoutes } from '#shared/contract/routes/admin/platform-settings-routes.ts';
import { createChangePlatformSettings } from './change-platform-settings.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { createGetPlatformSettings } from './get-platform-settings.ts';

/** What administrators set for the whole platform. */
export function createPlatformSettingsOperations(
  dependencies: PlatformSettingsDependencies,
): Operations<typeof platformSettingsRoutes> {
  return {
    getPlatformSettings: createGetPlatformSettings(dependencies),
    changePlatformSettings: createChangePlatformSettings(dependencies),
  };
}
