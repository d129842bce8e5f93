import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createContentPlansRepository } from '#functions/modules/content-plans/content-plans-repository.ts';
import { createEnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createIdSource } from '#functions/platform/ids.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { contentCreatorRoutes } from '#shared/contract/routes/ai/content-creator-routes.ts';
import { readContentCreatorConfig } from './config.ts';
import { createContentCreatorOperations } from './operations.ts';

const config = readContentCreatorConfig(process.env);
const client = createDynamoClient();
const inspect = openInspect(config, client);

export const handler = createHttpHandler({
  config,
  routes: contentCreatorRoutes,
  operations: createContentCreatorOperations({
    plans: createContentPlansRepository({ client, tableName: config.CONTENT_PLANS_TABLE_NAME }),
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    enhancements: createEnhancementsRepository({ client, tableName: config.ENHANCEMENTS_TABLE_NAME }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    writer: createWriter(modelSettings(config), {
      meter: openMeter(config, client),
      inspect,
    }),
    inspect,
    moderation: createModerationRepository({ client, tableName: config.MODERATION_TABLE_NAME }),
    clock: systemClock,
    ids: createIdSource(systemClock),
  }),
  limitPerHour: openLimitPerHour(config, client),
  users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
});
