import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
import type { TextingSettingsDependencies } from './dependencies.ts';

type UpdateTextingHours = typeof textingSettingsRoutes.updateTextingHours;

/** Applies to waiting texts, too, because each is checked again before it is sent. */
export function createUpdateTextingHours({
  textingSettings,
}: Pick<TextingSettingsDependencies, 'textingSettings'>): Operation<UpdateTextingHours> {
  return async ({ body: { hours } }, { restaurantId, audit }) => {
    audit.before = { hours: (await textingSettings.find(restaurantId))?.hours ?? null };
    await textingSettings.setHours(restaurantId, hours ?? undefined);
    audit.after = { hours };
    const message =
      hours === null
        ? 'Saved. Texts go out at any time the law allows.'
        : 'Saved. Texts go out only during these hours.';
    return { message, data: { hours } };
  };
}
