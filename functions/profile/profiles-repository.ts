import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { type ProfileRow, ProfileRowSchema } from './profile-row.ts';

export type ProfilesRepository = {
  /** The profile's row, to be read together with rows of other tables. */
  lookup: (restaurantId: string) => Lookup<ProfileRow>;
  find: (restaurantId: string) => Promise<ProfileRow | undefined>;
  /** Writes the row in place of the version before it. False when somebody else has changed it in between. */
  save: (row: ProfileRow) => Promise<boolean>;
};

/** Profiles by `restaurant_id`: one row each. */
export function createProfilesRepository(settings: {
  client: DynamoDBDocumentClient;
  tableName: string;
}): ProfilesRepository {
  const table = openTable({ ...settings, schema: ProfileRowSchema });
  return {
    lookup: (restaurant_id) => table.lookup({ restaurant_id }),
    find: (restaurantId) => table.find({ restaurant_id: restaurantId }),
    save: (row) => table.put(row, replacesVersion(row)),
  };
}
