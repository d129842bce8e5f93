import type { User } from '#functions/accounts/users-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';

/** A table of users in which everybody is there, as a verified owner. */
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
