import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ChecklistRowSchema } from '#functions/modules/checklists/checklists-repository.ts';
import { ProfileRowSchema } from '#functions/modules/profiles/profile-row.ts';
import { UserSchema } from '#functions/modules/users/users-repository.ts';
import { findTogether } from '#functions/platform/aws/find-together.ts';
import { RestaurantSchema } from './restaurants-repository.ts';

/** The rows that a restaurant has one of, together. */
export function createRestaurantRowsRepository(settings: {
  client: DynamoDBDocumentClient;
  tableNames: { users: string; restaurants: string; profiles: string; checklists: string };
}) {
  const { client, tableNames } = settings;
  return {
    /** `owner`: whose `user_id` the restaurant's is. */
    find: (restaurant_id: string) =>
      findTogether(client, {
        owner: { tableName: tableNames.users, schema: UserSchema, key: { user_id: restaurant_id } },
        restaurant: { tableName: tableNames.restaurants, schema: RestaurantSchema, key: { restaurant_id } },
        profile: { tableName: tableNames.profiles, schema: ProfileRowSchema, key: { restaurant_id } },
        checklist: { tableName: tableNames.checklists, schema: ChecklistRowSchema, key: { restaurant_id } },
      }),
  };
}

export type RestaurantRowsRepository = ReturnType<typeof createRestaurantRowsRepository>;
