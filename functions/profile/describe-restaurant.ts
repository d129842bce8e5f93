import type { RestaurantNamesRepository } from '#functions/restaurants/restaurant-names-repository.ts';
import type { Restaurant, RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { isSameJson } from '#shared/editing/same-json.ts';
import { printedAddress } from '#shared/profile/printed-address.ts';
import type { ProfileRow } from './profile-row.ts';

type Dependencies = {
  restaurants: Pick<RestaurantsRepository, 'find' | 'describe'>;
  restaurantNames: Pick<RestaurantNamesRepository, 'add' | 'remove'>;
};

/**
 * Copies the profile's current facts to the restaurant's row and the name search. The profile is the source: after a
 * crash, the next change or read of the profile repeats this. A later version that was already copied stays.
 */
export async function describeRestaurant(
  { restaurants, restaurantNames }: Dependencies,
  row: ProfileRow,
): Promise<void> {
  const { restaurant_id: restaurantId, version } = row;
  const before = await restaurants.find(restaurantId);
  const described = describedBy(row);
  if (before === undefined || version === 0 || isDescribed(before, described)) return;
  // First, so that every restaurant can be found by its name.
  await restaurantNames.add(restaurantId, foundBy(described));
  await restaurants.describe(restaurantId, { ...described, profileVersion: version });
  if (isSameJson(foundBy(before), foundBy(described))) return;
  await restaurantNames.remove(restaurantId, foundBy(before), foundBy(described));
  // A parallel change may have restored the old name.
  const now = await restaurants.find(restaurantId);
  if (now !== undefined) await restaurantNames.add(restaurantId, foundBy(now));
}

type Described = Pick<Restaurant, 'name'> & { address: string; phone: string };

/** The profile's fields in the search index. */
function foundBy({ name, address = '' }: Pick<Restaurant, 'name' | 'address'>) {
  return { name, address };
}

function describedBy({ profile }: ProfileRow): Described {
  const { name, address, phones } = profile;
  return { name, address: printedAddress(address), phone: phones[0]?.typed ?? '' };
}

function isDescribed({ name, address = '', phone = '' }: Restaurant, described: Described): boolean {
  return name === described.name && address === described.address && phone === described.phone;
}
