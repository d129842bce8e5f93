import type { Operations } from '#functions/platform/http/http-handler.ts';
import type { platformSettingsRoutes } from '#shared/platform-settings/contract/platform-settings-routes.ts';
import { createChangePlatformSettings } from './change-platform-settings.ts';
import type { PlatformSettingsDependencies } from './dependencies.ts';
import { createEnterAmounts } from './enter-amounts.ts';
import { createGetPlatformCosts } from './get-platform-costs.ts';
import { createGetPlatformSettings } from './get-platform-settings.ts';
import { createListRestaurantCosts } from './list-restaurant-costs.ts';
import { createListSenderNumbers } from './list-sender-numbers.ts';
import { createTryModel } from './try-model.ts';

export function createPlatformSettingsOperations(
  dependencies: PlatformSettingsDependencies,
): Operations<typeof platformSettingsRoutes> {
  return {
    getPlatformSettings: createGetPlatformSettings(dependencies),
    changePlatformSettings: createChangePlatformSettings(dependencies),
    tryModel: createTryModel(dependencies),
    listSenderNumbers: createListSenderNumbers(dependencies),
    getPlatformCosts: createGetPlatformCosts(dependencies),
    enterAmounts: createEnterAmounts(dependencies),
    listRestaurantCosts: createListRestaurantCosts(dependencies),
  };
}
