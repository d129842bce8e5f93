import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createProfilesRepository } from '#functions/profile/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { createTextingSettingsRepository } from '#functions/sms/texting-settings-repository.ts';
import { textingSettingsRoutes } from '#shared/sms/contract/texting-settings-routes.ts';
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
