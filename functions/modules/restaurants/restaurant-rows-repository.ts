import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ChecklistRowSchema } from '#functions/modules/checklists/checklists-repository.ts';
import { ProfileRowSchema } from '#functions/modules/profiles/profile-row.ts';
import { findTogether } from '#functions/platform/aws/find-together.ts';
import { RestaurantSchema } from './restaurants-repository.ts';

/** The rows that a restaurant has one of, together. */
export function createRestaurantRowsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableNames: { restaurants: string; profiles: string; checklists: string };
}) {
  const { client, tableNames } = settings;
  return {
    find: (restaurant_id: string) =>
      findTogether(
        client,
        {
          restaurant: { tableName: tableNames.restaurants, schema: RestaurantSchema },
          profile: { tableName: tableNames.profiles, schema: ProfileRowSchema },
          checklist: { tableName: tableNames.checklists, schema: ChecklistRowSchema },
        },
        { restaurant_id },
      ),
  };
}

export type RestaurantRowsRepository = ReturnType<typeof createRestaurantRowsRepository>;
