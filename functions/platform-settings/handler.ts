import { loadModel } from '#functions/ai/models/load-model.ts';
import { modelPrice } from '#functions/ai/models/model-price.ts';
import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openModelHealth, openPlatformMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { openPlatformRecords } from '#functions/modules/platform-records/open-platform-records.ts';
import { createPlatformSettingsStore } from '#functions/modules/platform-settings/platform-settings-store.ts';
import { createDeletedRestaurants } from '#functions/modules/restaurants/deleted-restaurants.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createSenderNumbersRepository } from '#functions/modules/texting-settings/sender-numbers-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock as clock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { platformSettingsRoutes } from '#shared/contract/routes/admin/platform-settings-routes.ts';
import { readPlatformSettingsConfig } from './config.ts';
import { createPlatformSettingsOperations } from './operations.ts';

const config = readPlatformSettingsConfig(process.env);
const client = createDynamoClient();
const model = modelSettings(config);
const records = openPlatformRecords(config, client);

export const handler = createHttpHandler({
  config,
  routes: platformSettingsRoutes,
  operations: createPlatformSettingsOperations({
    settings: createPlatformSettingsStore(records),
    figures: createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    names: createRestaurantNamesRepository({ client, tableName: config.RESTAURANT_NAMES_TABLE_NAME }),
    deletedRestaurants: createDeletedRestaurants(records),
    senderNumbers: createSenderNumbersRepository({ client, tableName: config.SENDER_NUMBERS_TABLE_NAME }),
    providers: config,
    loadTextModel: model.provider === 'built-in' ? undefined : lazy(() => loadModel(model)),
    textPrice: () => modelPrice(model),
    health: openModelHealth(config, client),
    meter: openPlatformMeter(config, client),
    clock,
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
