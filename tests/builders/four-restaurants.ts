import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createUsersRepository } from '#functions/accounts/users-repository.ts';
import {
  createRestaurantNamesRepository,
  findableOf,
} from '#functions/restaurants/restaurant-names-repository.ts';
import { createRestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import type { TableName } from '#infra/resources.ts';

const RESTAURANTS = [
  ['demo-1', 'Trattoria Lucca (Demo)', '14 Harbor Street, Portland, ME', '2026-01-12T09:30:00.000Z'],
  ['demo-2', 'Blue Heron Grill (Demo)', '220 Lake Avenue, Burlington, VT', '2026-02-03T15:10:00.000Z'],
  ['demo-3', 'Casa Piñata (Demo)', '8 Mission Plaza, Santa Fe, NM', '2026-02-21T18:45:00.000Z'],
  ['demo-4', 'Golden Wok (Demo)', '501 Grant Avenue, San Francisco, CA', '2026-03-09T11:05:00.000Z'],
] as const;

/** Four restaurants with different places and dates, created as registration does. Existing ones stay unchanged. */
export async function createFourRestaurants(
  client: DynamoDBDocumentClient,
  tableName: (table: TableName) => string,
): Promise<void> {
  const users = createUsersRepository({ client, tableName: tableName('users') });
  const restaurants = createRestaurantsRepository({ client, tableName: tableName('restaurants') });
  const names = createRestaurantNamesRepository({ client, tableName: tableName('restaurantNames') });
  for (const [restaurant_id, name, address, created_at] of RESTAURANTS) {
    if ((await restaurants.find(restaurant_id)) !== undefined) continue;
    const email = `${restaurant_id}@tableside.local`;
    const user = { user_id: restaurant_id, email, role: 'restaurant' as const, created_at };
    await users.create({ ...user, email_verified: true, token_version: 0 });
    const restaurant = { restaurant_id, name, address, owner_email: email, created_at };
    await names.add(restaurant_id, findableOf(restaurant));
    await restaurants.create(restaurant);
  }
}
