import type { User } from '#functions/accounts/users-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** A users table that has a verified owner for every id. */
export function usersOfOwners(clock: Clock) {
  return {
    find: async (user_id: string): Promise<User> => ({
      user_id,
      email: 'owner@example.com',
      role: 'restaurant',
      email_verified: true,
      token_version: 1,
      created_at: clock.now().toISOString(),
    }),
  };
}
