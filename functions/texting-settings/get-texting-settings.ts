import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { textingSettingsRoutes } from '#shared/contract/routes/texting-settings-routes.ts';
import { NO_SENDER_NUMBER } from '#shared/contract/settings/texting-settings.ts';
import type { TextingSettingsDependencies } from './dependencies.ts';

type GetTextingSettings = typeof textingSettingsRoutes.getTextingSettings;

export function createGetTextingSettings({
  textingSettings,
  isSimulated,
}: TextingSettingsDependencies): Operation<GetTextingSettings> {
  return async (_input, { restaurantId }) => {
    const { sender_number = null, hours = null } = (await textingSettings.find(restaurantId)) ?? {};
    const missing = sender_number === null && !isSimulated ? NO_SENDER_NUMBER : null;
    return { data: { sender_number, missing, hours, is_simulated: isSimulated } };
  };
}
