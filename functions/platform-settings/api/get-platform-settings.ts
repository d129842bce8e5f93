import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { describeSettings } from './describe-settings.ts';

export function createGetPlatformSettings(
  dependencies: PlatformSettingsDependencies,
): Operation<typeof platformSettingsRoutes.getPlatformSettings> {
  return async () => ({ data: await describeSettings(dependencies, await dependencies.settings.get()) });
}
