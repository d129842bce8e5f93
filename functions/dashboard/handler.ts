import { createFeatureTogglesRepository } from '#functions/modules/ai-features/feature-toggles-repository.ts';
import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createFiguresRepository } from '#functions/modules/figures/figures-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantNamesRepository } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { openLimitPerHour } from '#functions/platform/limits/open-limit-per-hour.ts';
import { dashboardRoutes } from '#shared/contract/routes/dashboard-routes.ts';
import { readDashboardConfig } from './config.ts';
import { createDashboardOperations } from './operations.ts';

const config = readDashboardConfig(process.env);
const client = createDynamoClient();
const names = createRestaurantNamesRepository({ client, tableName: config.RESTAURANT_NAMES_TABLE_NAME });
const figures = createFiguresRepository({ client, tableName: config.FIGURES_TABLE_NAME });
const restaurants = createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME });
const checklists = createChecklistsRepository({ client, tableName: config.CHECKLISTS_TABLE_NAME });
const campaigns = createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME });
const toggles = createFeatureTogglesRepository({ client, tableName: config.FEATURE_TOGGLES_TABLE_NAME });
const users = createUsersRepository({ client, tableName: config.USERS_TABLE_NAME });
const profiles = createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME });
const redemptions = createRedemptionCountsRepository({
  client,
  tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
});
const stores = { users, toggles, restaurants, profiles, checklists, campaigns, redemptions, names, figures };

export const handler = createHttpHandler({
  config,
  routes: dashboardRoutes,
  operations: createDashboardOperations({
    ...stores,
    findTogether: createFindTogether(client),
    clock: systemClock,
  }),
  limitPerHour: openLimitPerHour(config, client),
  users,
});
