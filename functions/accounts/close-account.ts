import type { LoginsRepository } from '#functions/accounts/logins-repository.ts';
import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import type { ObjectStore } from '#functions/platform/aws/object-store.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { RestaurantsRepository } from '#functions/restaurants/restaurants-repository.ts';
import { siteFolder } from '#functions/websites/website-files.ts';
import type { WebsitesRepository } from '#functions/websites/websites-repository.ts';

export type AccountStores = {
  users: Pick<UsersRepository, 'find' | 'delete'>;
  logins: Pick<LoginsRepository, 'removeOf'>;
  websites: Pick<WebsitesRepository, 'listNewest'>;
  sites: Pick<ObjectStore, 'deleteFolder'>;
  restaurants: Pick<RestaurantsRepository, 'find' | 'markDeleted'>;
  clock: Clock;
};

/**
 * Removes what must end before the deletion is answered: public pages, sign-in, all sessions, and the restaurant's
 * place in search. Pages go first, so that an owner who still sees one can sign in and delete the account. The
 * user's row goes after the logins, because it names their addresses. It is safe to repeat. `deletionId`: see
 * `Deletion`.
 */
export async function closeAccount(
  stores: AccountStores,
  restaurantId: string,
  deletionId?: string,
): Promise<void> {
  const { users, logins, restaurants, clock } = stores;
  await takeDownPages(stores, restaurantId);
  const user = await users.find(restaurantId);
  if (user !== undefined) {
    const { email, pending_email, previous_email } = user;
    for (const address of new Set([email, pending_email, previous_email])) {
      if (address !== undefined) await logins.removeOf(address, restaurantId);
    }
    await users.delete(restaurantId);
  }
  const restaurant = await restaurants.find(restaurantId);
  if (restaurant !== undefined) await restaurants.markDeleted(restaurant, { at: clock.now(), deletionId });
}

async function takeDownPages(
  { websites, sites, restaurants }: AccountStores,
  restaurantId: string,
): Promise<void> {
  const { websites: all } = await websites.listNewest(restaurantId);
  const restaurant = await restaurants.find(restaurantId);
  for (const { slug } of [...all, { slug: restaurant?.slug }])
    if (slug !== undefined) await sites.deleteFolder(siteFolder(slug));
}
