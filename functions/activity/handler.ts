import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionsRepository } from '#functions/modules/redemptions/redemptions-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createFindTogether } from '#functions/platform/aws/find-together.ts';
import { httpFunction } from '#functions/platform/http/http-function.ts';
import { createReceiptsRepository } from '#functions/platform/receipts/receipts-repository.ts';
import { activityRoutes } from '#shared/contract/routes/activity-routes.ts';
import { activityNeeds } from './needs.ts';
import { createActivityOperations } from './operations.ts';

export const handler = httpFunction(activityRoutes, activityNeeds, ({ client, table, clock }) => {
  return createActivityOperations({
    receipts: createReceiptsRepository(table('receipts')),
    profiles: createProfilesRepository(table('profiles')),
    checklists: createChecklistsRepository(table('checklists')),
    redemptions: createRedemptionsRepository(table('redemptions')),
    users: createUsersRepository(table('users')),
    restaurants: createRestaurantsRepository(table('restaurants')),
    findTogether: createFindTogether(client),
    clock,
  });
});
