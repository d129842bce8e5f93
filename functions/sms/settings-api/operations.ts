import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import type { TextingSettingsDependencies } from './dependencies.ts';
import { createGetTextingSettings } from './get-texting-settings.ts';
import { createUpdateTextingHours } from './update-texting-hours.ts';

/** Operations of owners on their texting settings. */
export function createTextingSettingsOperations(
  dependencies: TextingSettingsDependencies,
): Operations<typeof textingSettingsRoutes> {
  return {
    getTextingSettings: createGetTextingSettings(dependencies),
    updateTextingHours: createUpdateTextingHours(dependencies),
  };
}
