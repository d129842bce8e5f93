import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { checklistRoutes } from '#shared/contract/routes/checklist-routes.ts';
import { checklistNeeds } from './needs.ts';
import { createChecklistOperations } from './operations.ts';

export const handler = httpFunction(checklistRoutes, checklistNeeds, ({ table, clock }) =>
  createChecklistOperations({
    checklists: createChecklistsRepository(table('checklists')),
    profiles: createProfilesRepository(table('profiles')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    websites: createWebsitesRepository(table('websites')),
    images: createImagesRepository(table('images')),
    redemptions: createRedemptionCountsRepository(table('redemptionCounts')),
    campaigns: createCampaignsRepository(table('campaigns')),
    users: createUsersRepository(table('users')),
    clock,
  }),
);
