import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { dashboardNeeds } from './needs.ts';
import { createDashboardOperations } from './operations.ts';

export const handler = httpFunction(dashboardRoutes, dashboardNeeds, ({ client, table, clock }) =>
  createDashboardOperations({
    findTogether: createFindTogether(client),
    names: createRestaurantNamesRepository(table('restaurantNames')),
    figures: createFiguresRepository(table('figures')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    checklists: createChecklistsRepository(table('checklists')),
    campaigns: createCampaignsRepository(table('campaigns')),
    toggles: createFeatureTogglesRepository(table('featureToggles')),
    users: createUsersRepository(table('users')),
    profiles: createProfilesRepository(table('profiles')),
    redemptions: createRedemptionCountsRepository(table('redemptionCounts')),
    clock,
  }),
);
