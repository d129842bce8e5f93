import { createCampaignsRepository } from '#functions/modules/campaigns/campaigns-repository.ts';
import { createChecklistsRepository } from '#functions/modules/checklists/checklists-repository.ts';
import { createImagesRepository } from '#functions/modules/images/images-repository.ts';
import { createProfilesRepository } from '#functions/modules/profiles/profiles-repository.ts';
import { createRedemptionCountsRepository } from '#functions/modules/redemptions/redemption-counts-repository.ts';
import { createRestaurantsRepository } from '#functions/modules/restaurants/restaurants-repository.ts';
import { createUsersRepository } from '#functions/modules/users/users-repository.ts';
import { createWebsitesRepository } from '#functions/modules/websites/websites-repository.ts';
import type { DynamoClient } from '#functions/platform/aws/aws-clients.ts';
import { systemClock } from '#functions/platform/clock.ts';
import type { readChecklistsConfig } from './config.ts';
import type { ChecklistDependencies } from './dependencies.ts';

/** The real ones, as the function's environment names them. */
export function openDependencies(
  config: ReturnType<typeof readChecklistsConfig>,
  client: DynamoClient,
): ChecklistDependencies {
  return {
    checklists: createChecklistsRepository({ client, tableName: config.CHECKLISTS_TABLE_NAME }),
    profiles: createProfilesRepository({ client, tableName: config.PROFILES_TABLE_NAME }),
    restaurants: createRestaurantsRepository({ client, tableName: config.RESTAURANTS_TABLE_NAME }),
    websites: createWebsitesRepository({ client, tableName: config.WEBSITES_TABLE_NAME }),
    images: createImagesRepository({ client, tableName: config.IMAGES_TABLE_NAME }),
    redemptions: createRedemptionCountsRepository({
      client,
      tableName: config.REDEMPTION_COUNTS_TABLE_NAME,
    }),
    campaigns: createCampaignsRepository({ client, tableName: config.CAMPAIGNS_TABLE_NAME }),
    users: createUsersRepository({ client, tableName: config.USERS_TABLE_NAME }),
    clock: systemClock,
  };
}
