import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionsRepository } from '#functions/modules/redemptions/redemptions-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createDynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createHttpHandler } from '#functions/platform/http/http-handler.ts';
import { createReceiptsRepository } from '#functions/platform/receipts/receipts-repository.ts';
import { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import { readActivityConfig } from './config.ts';
import { createActivityOperations } from './operations.ts';

const config = readActivityConfig(process.env);
const client = createDynamoClient();
const users = createUsersRepository({ client, tableName: config.USERS_TABLE_NAME });

export const handler = createHttpHandler({
  config,
  routes: activityRoutes,
  operations: createActivityOperations({
    receipts: createReceiptsRepository({ client, tableName: config.RECEIPTS_TABLE_NAME }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    checklists: createChecklistsRepository({ client, tableName: config.CHECKLISTS_TABLE_NAME }),
    redemptions: createRedemptionsRepository({ client, tableName: config.REDEMPTIONS_TABLE_NAME }),
    users,
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    findTogether: createFindTogether(client),
    clock: systemClock,
  }),
  users,
});
