import { emailVerified } from '#functions/accounts/users-repository.ts';
import { ProfileRowSchema } from '#functions/profile/profile-row.ts';
import { signedUp } from '#functions/restaurants/restaurant-events.ts';
import { findableOf, nameRowsOf } from '#functions/restaurants/restaurant-names-repository.ts';
import { emptyProfile, type RestaurantProfile } from '#shared/profile/restaurant-profile.ts';
import type { DemoBook } from '../demo-book.ts';
import { createDemoRandom } from '../demo-random.ts';
import type { DemoRestaurant } from '../restaurants/demo-restaurant.ts';
import { printedPhone } from '../restaurants/printed-phone.ts';
import type { CountedSites } from './demo-websites.ts';

export function ownerEmail(restaurantId: string): string {
  return `${restaurantId}@tableside.local`;
}

/** An owner who registered and verified the address soon after. It has no password: `demo-owner.ts` adds one. */
export function demoAccount(
  book: DemoBook,
  {
    restaurant,
    created_at,
    counted,
  }: { restaurant: DemoRestaurant; created_at: string; counted: CountedSites },
): void {
  const { id: restaurant_id, name, address, phone } = restaurant;
  const random = createDemoRandom(`${restaurant_id} verification`);
  const owner_email = ownerEmail(restaurant_id);
  const user = { user_id: restaurant_id, email: owner_email, role: 'restaurant', created_at };
  book.put('users', { ...user, email_verified: true, token_version: 0 });
  const verifiedAt = new Date(Date.parse(created_at) + random.whole(90, 5_000) * 1000);
  book.events.push(emailVerified(restaurant_id, verifiedAt));
  const row = { restaurant_id, name, address, phone: printedPhone(phone), owner_email, created_at };
  for (const found of nameRowsOf(restaurant_id, findableOf(row))) book.put('restaurantNames', found);
  const listed = { is_listed: true, is_found_by_address: true, profile_version: 1 };
  book.put('restaurants', { ...row, ...counted, ...listed }, signedUp(row));
  const profile = {
    restaurant_id,
    version: 1,
    updated_at: created_at,
    profile: profileOf(restaurant),
    recent_changes: [],
  };
  book.put('profiles', ProfileRowSchema.parse(profile));
}

function profileOf({ name, address, phone, kitchen }: DemoRestaurant): RestaurantProfile {
  const [street = '', locality = '', region = ''] = address.split(', ');
  const empty = emptyProfile(name);
  return {
    ...empty,
    kind: kitchen.template === 'cafe-1' ? 'cafe' : 'restaurant',
    cuisines: [kitchen.cuisine],
    languages: ['en'],
    region: 'US',
    currency: 'USD',
    address: { ...empty.address, text: address, street, locality, region, country: 'US' },
    phones: [{ number: phone, typed: printedPhone(phone), label: '' }],
    story: [{ text: kitchen.about }],
    dishes: kitchen.dishes.map(([dish, description, price]) => ({
      name: dish,
      description,
      price: `$${price}`,
      amount: Number(price),
      variants: [],
      is_per_person: false,
      is_market_price: false,
      menu: '',
      course: '',
      availability: '',
      diets: [],
      allergens: [],
      image: '',
    })),
  };
}
