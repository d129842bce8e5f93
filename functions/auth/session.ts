import type { Restaurant } from '#functions/modules/restaurants/restaurants-repository.ts';
import type { User } from '#functions/modules/users/users-repository.ts';
import type { Tokens } from '#functions/platform/auth/token.ts';
import type { User as UserAnswer } from '#shared/contract/account.ts';

/** The user as the API shows one. `restaurant` is the owner's own. */
export function describeUser(user: User, restaurant: Pick<Restaurant, 'name'> | undefined): UserAnswer {
  return {
    user_id: user.user_id,
    email: user.email,
    role: user.role,
    email_verified: user.email_verified,
    restaurant_name: restaurant?.name,
  };
}

/** A fresh sign-in: the token and the user it stands for. */
export async function createSession(
  tokens: Tokens,
  user: User,
  restaurant: Pick<Restaurant, 'name'> | undefined,
): Promise<{ token: string; user: UserAnswer }> {
  const token = await tokens.issue({
    userId: user.user_id,
    role: user.role,
    tokenVersion: user.token_version,
  });
  return { token, user: describeUser(user, restaurant) };
}

/** The restaurant as a caller who acts for it is told of it. */
export function briefRestaurant({ restaurant_id, name }: Restaurant): {
  restaurant_id: string;
  name: string;
} {
  return { restaurant_id, name };
}
