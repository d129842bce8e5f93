import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { textingSettingsRoutes } from '#shared/contract/routes/texting-settings-routes.ts';
import { readTextingSettingsConfig } from './config.ts';
import { createTextingSettingsOperations } from './operations.ts';

const config = readTextingSettingsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: textingSettingsRoutes,
  operations: createTextingSettingsOperations({
    textingSettings: createTextingSettingsRepository({
      client,
      tableName: config.TEXTING_SETTINGS_TABLE_NAME,
    }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    clock: systemClock,
    isSimulated: config.SMS_PROVIDER === 'outbox',
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
