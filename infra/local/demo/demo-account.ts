import { signedUp } from '#functions/modules/restaurants/restaurant-events.ts';
import { findableOf, nameRowsOf } from '#functions/modules/restaurants/restaurant-names-repository.ts';
import { emailVerified } from '#functions/modules/users/users-repository.ts';
import type { DemoBook } from './demo-book.ts';
import { createDemoRandom } from './demo-random.ts';
import { type DemoRestaurant, noonOf } from './demo-restaurant.ts';

/** An owner has registered, and verified the address soon after. Nobody can sign in: there is no login. */
export function demoAccount(book: DemoBook, restaurant: DemoRestaurant, now: Date): { registeredAt: string } {
  const { id: restaurant_id, name, address, phone, signedUpDaysAgo } = restaurant;
  const random = createDemoRandom(`${restaurant_id} account`);
  const at = new Date(noonOf(now, signedUpDaysAgo).getTime() + random.whole(0, 30_000) * 1000);
  const created_at = at.toISOString();
  const owner_email = `${restaurant_id}@tableside.local`;
  const user = { user_id: restaurant_id, email: owner_email, role: 'restaurant', created_at };
  book.put('users', { ...user, email_verified: true, token_version: 0 });
  book.events.push(emailVerified(restaurant_id, new Date(at.getTime() + random.whole(90, 5_000) * 1000)));
  const row = { restaurant_id, name, address, phone, owner_email, created_at };
  for (const found of nameRowsOf(restaurant_id, findableOf(row))) book.put('restaurantNames', found);
  const counted = { websites_total: 0, websites_published: 0, is_listed: true, is_found_by_email: true };
  book.put('restaurants', { ...row, ...counted }, signedUp(row));
  return { registeredAt: created_at };
}
