import type { Login, LoginsRepository } from '#functions/accounts/logins-repository.ts';
import type { UsersRepository } from '#functions/accounts/users-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { PasswordHasher } from '#functions/platform/auth/password-hasher.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { replacePassword } from './password/replace-password.ts';

type Credentials = { email: string; password: string };
export type AdminAccountResult =
  | 'created'
  | 'already_exists'
  | 'reset'
  | 'removed'
  | 'not_found'
  | 'not_an_admin';

export type AdminAccounts = {
  /** Returns `already_exists` and changes nothing if the address has an account. */
  create: (credentials: Credentials) => Promise<AdminAccountResult>;
  /** Sets a new password and ends all sessions. */
  resetPassword: (credentials: Credentials) => Promise<AdminAccountResult>;
  /** Turns off two-step verification after a lost phone and ends all sessions. The next sign-in sets up a new one. */
  removeSecondFactor: (email: string) => Promise<AdminAccountResult>;
};

/** Creates and repairs accounts of administrators. Only operators can call this: no API route does. */
export function createAdminAccounts(dependencies: {
  logins: LoginsRepository;
  users: UsersRepository;
  passwords: PasswordHasher;
  clock: Clock;
  ids: IdSource;
}): AdminAccounts {
  const { logins, users, passwords, clock, ids } = dependencies;

  const createUser = ({ email, user_id, created_at }: Login): Promise<boolean> =>
    users.create({ user_id, email, role: 'admin', email_verified: true, token_version: 0, created_at });

  return {
    create: async ({ email, password }) => {
      const login: Login = {
        email,
        user_id: ids.next(),
        role: 'admin',
        password_hash: await passwords.hash(password),
        token_version_floor: 0,
        known_networks: [],
        created_at: clock.now().toISOString(),
      };
      if (!(await logins.claim(login))) return 'already_exists';
      await createUser(login);
      return 'created';
    },
    resetPassword: async ({ email, password }) => {
      const login = await logins.find(email);
      if (login === undefined) return 'not_found';
      if (login.role !== 'admin') return 'not_an_admin';
      // The user comes first, because an interrupted creation may have left it out.
      await createUser(login);
      const user = await users.find(login.user_id);
      if (user === undefined) return 'not_found';
      const changed = await replacePassword(dependencies, { login, user }, password);
      if (changed === undefined) throw new AppError('unavailable');
      return 'reset';
    },
    removeSecondFactor: async (email) => {
      const login = await logins.find(email);
      if (login === undefined) return 'not_found';
      if (login.role !== 'admin') return 'not_an_admin';
      await logins.removeFactor(email, login.user_id);
      await users.endSessions(login.user_id);
      return 'removed';
    },
  };
}
