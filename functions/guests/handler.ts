import { createGuestsRepository } from '#functions/modules/guests/guests-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createTextingSettingsRepository } from '#functions/modules/texting-settings/texting-settings-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { openDeferredQueue } from '#functions/platform/aws/deferred-queue.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { guestRoutes } from '#shared/contract/routes/guest-routes.ts';
import { readGuestsConfig } from './config.ts';
import { createGuestOperations } from './operations.ts';

const config = readGuestsConfig(process.env);
const client = createDynamoClient();

export const handler = createHttpHandler({
  config,
  routes: guestRoutes,
  operations: createGuestOperations({
    guests: createGuestsRepository({ client, tableName: config.GUESTS_TABLE_NAME }),
    counters: createRedemptionCountsRepository({
      client,
      tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
    }),
    smsQueue: openDeferredQueue(config.SMS_QUEUE_URL),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    textingSettings: createTextingSettingsRepository({
      client,
      tableName: config.TEXTING_SETTINGS_TABLE_NAME,
    }),
    clock: systemClock,
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
