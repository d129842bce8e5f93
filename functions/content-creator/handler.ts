import { modelSettings } from '#functions/ai/models/model-settings.ts';
import { openMeter } from '#functions/modules/ai-features/open-meter.ts';
import { createContentPlansRepository } from '#functions/modules/content-plans/content-plans-repository.ts';
import { createEnhancementsRepository } from '#functions/modules/enhancements/enhancements-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createModerationRepository } from '#functions/modules/moderation/moderation-repository.ts';
import { openInspect } from '#functions/modules/moderation/open-inspect.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { createWriter } from '#functions/platform/ai/writer.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { contentCreatorRoutes } from '#shared/contract/routes/ai/content-creator-routes.ts';
import { contentCreatorNeeds } from './needs.ts';
import { createContentCreatorOperations } from './operations.ts';

export const handler = httpFunction(
  contentCreatorRoutes,
  contentCreatorNeeds,
  ({ config, client, table, clock, ids }) => {
    const inspect = openInspect(config, client);
    return createContentCreatorOperations({
      plans: createContentPlansRepository(table('contentPlans')),
      websites: createWebsitesRepository(table('websites')),
      images: createImagesRepository(table('images')),
      enhancements: createEnhancementsRepository(table('enhancements')),
      profiles: createProfilesRepository(table('profiles')),
      restaurants: createRestaurantsRepository(table('restaurants')),
      writer: createWriter(modelSettings(config), {
        meter: openMeter(config, client),
        inspect,
      }),
      inspect,
      moderation: createModerationRepository(table('moderation')),
      clock,
      ids,
    });
  },
);
