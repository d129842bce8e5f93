import { openWriter } from '#functions/features/open-writer.ts';
import { createImagesRepository } from '#functions/images/images-repository.ts';
import { createEnhancementsRepository } from '#functions/photos/enhancements-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { createContentPlansRepository } from '#functions/posts/content-plans-repository.ts';
import { createRewritesRepository } from '#functions/posts/rewrites-repository.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createWebsitesRepository } from '#functions/websites/websites-repository.ts';
import { contentCreatorRoutes } from '#shared/posts/contract/content-creator-routes.ts';
import { contentCreatorNeeds } from './needs.ts';
import * as contentCreatorOperations from './operations.ts';

export const handler = httpFunction(
  contentCreatorRoutes,
  contentCreatorNeeds,
  ({ config, client, table, clock, runtime }) =>
    openOperations(contentCreatorOperations, {
      plans: createContentPlansRepository(table('contentPlans')),
      websites: createWebsitesRepository(table('websites')),
      images: createImagesRepository(table('images')),
      enhancements: createEnhancementsRepository(table('enhancements')),
      ...openProfileReader(table),
      rewrites: createRewritesRepository({ ...table('rewrites'), clock }),
      ...openWriter(config, client),
      ...runtime,
    }),
);
