import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Lookup, openTable } from '#functions/platform/aws/dynamo-table.ts';
import { replacesVersion } from '#functions/platform/aws/replaces-version.ts';
import { type ProfileRow, ProfileRowSchema } from './profile-row.ts';

export type ProfilesRepository = {
  /** A lookup of the profile's row, to combine with other reads. */
  lookup: (restaurantId: string) => Lookup<ProfileRow>;
  find: (restaurantId: string) => Promise<ProfileRow | undefined>;
  /** Replaces the previous version of the row. False after a concurrent write. */
  save: (row: ProfileRow) => Promise<boolean>;
};

/** Profiles by `restaurant_id`, one row each. */
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
