import type { Operation } from '#functions/platform/http/http-handler.ts';
import { getProfile } from '#functions/profile/get-profile.ts';
import { textingPlaceOf } from '#functions/profile/texting-place.ts';
import { ownWeekOf } from '#functions/sms/own-week.ts';
import type { TextingHours } from '#shared/sms/contract/texting-hours.ts';
import { NO_SENDER_NUMBER } from '#shared/sms/contract/texting-settings.ts';
import type { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import { ownHoursWarning } from '#shared/sms/quiet-hours/own-hours-warning.ts';
import type { TextingSettingsDependencies } from './dependencies.ts';

type GetTextingSettings = typeof textingSettingsRoutes.getTextingSettings;

export function createGetTextingSettings(
  dependencies: TextingSettingsDependencies,
): Operation<GetTextingSettings> {
  const { textingSettings, isSimulated } = dependencies;
  return async (_input, { restaurantId }) => {
    const { sender_number = null, hours = null } = (await textingSettings.find(restaurantId)) ?? {};
    const missing = sender_number === null && !isSimulated ? NO_SENDER_NUMBER : null;
    const hours_warning = await warningOf(dependencies, restaurantId, hours);
    return { data: { sender_number, missing, hours, hours_warning, is_simulated: isSimulated } };
  };
}

async function warningOf(
  dependencies: TextingSettingsDependencies,
  restaurantId: string,
  hours: TextingHours | null,
): Promise<string | null> {
  if (hours === null) return null;
  const { profile } = await getProfile(dependencies, restaurantId);
  const restaurant = { ...textingPlaceOf(profile), ownWeek: ownWeekOf(hours) };
  return ownHoursWarning(restaurant, dependencies.clock.now()) ?? null;
}
