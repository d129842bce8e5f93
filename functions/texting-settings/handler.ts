import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { textingSettingsRoutes } from '#shared/contract/routes/texting-settings-routes.ts';
import { textingSettingsNeeds } from './needs.ts';
import { createTextingSettingsOperations } from './operations.ts';

export const handler = httpFunction(textingSettingsRoutes, textingSettingsNeeds, ({ config, table, clock }) =>
  createTextingSettingsOperations({
    textingSettings: createTextingSettingsRepository(table('textingSettings')),
    profiles: createProfilesRepository(table('profiles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    clock,
    isSimulated: config.SMS_PROVIDER === 'outbox',
  }),
);
