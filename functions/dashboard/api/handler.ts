import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import { createCampaignsRepository } from '#functions/ads/campaigns-repository.ts';
import { createChecklistsRepository } from '#functions/checklist/checklists-repository.ts';
import { createCustomersRepository } from '#functions/console/customers/customers-repository.ts';
import { createFeatureTogglesRepository } from '#functions/features/feature-toggles-repository.ts';
import { createFiguresRepository } from '#functions/metrics/figures-repository.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { openOperations } from '#functions/platform/http/open-operations.ts';
import { openProfileReader } from '#functions/profile/get-profile.ts';
import { createRedemptionCountsRepository } from '#functions/redemptions/redemption-counts-repository.ts';
import { createRestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import { dashboardRoutes } from '#shared/dashboard/contract/dashboard-routes.ts';
import { dashboardNeeds } from './needs.ts';
import * as dashboardOperations from './operations.ts';

export const handler = httpFunction(dashboardRoutes, dashboardNeeds, ({ client, config, table, clock }) =>
  openOperations(dashboardOperations, {
    findTogether: createFindTogether(client),
    names: createRestaurantNamesRepository(table('restaurantNames')),
    customers: createCustomersRepository(table('customers')),
    figures: createFiguresRepository(table('figures')),
    checklists: createChecklistsRepository(table('checklists')),
    campaigns: createCampaignsRepository(table('campaigns')),
    toggles: createFeatureTogglesRepository(table('featureToggles')),
    users: createUsersRepository(table('users')),
    ...openProfileReader(table),
    redemptions: createRedemptionCountsRepository(table('redemptionCounts')),
    publishNeedsVerifiedEmail: config.PUBLISH_NEEDS_VERIFIED_EMAIL,
    clock,
  }),
);
