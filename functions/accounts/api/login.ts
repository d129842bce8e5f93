import type { Login } from '#functions/accounts/logins-repository.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import { backfillRestaurantIndex } from './backfill-restaurant-index.ts';
import type { AuthDependencies } from './dependencies.ts';
import { settleEmailMove } from './email/settle-email-move.ts';
import { settleSessions } from './password/replace-password.ts';
import { reserveGuess } from './password-guesses.ts';
import { admit } from './second-factor/admit.ts';

/**
 * Signs in. An unknown address and a wrong password take the same time and get the same answer. Each try is counted
 * before the password is checked, and refunded if it is right, so only failures count.
 */
export function createLogin(dependencies: AuthDependencies): Operation<typeof authRoutes.login> {
  const { users, restaurants } = dependencies;
  return async ({ body }, visitor) => {
    const found = await findLogin(dependencies, body.email);
    const guess = await reserveGuess(dependencies, { email: body.email, login: found }, visitor);
    const login = await requirePassword(dependencies, found, body.password);
    await guess.refund();
    const user = await users.find(login.user_id);
    const restaurant = await restaurants.find(login.user_id);
    if (user === undefined) throw interruptedRegistration();
    // The account is moving to this address, or has moved away from it.
    if (user.email !== login.email) throw new AppError('invalid_credentials');
    if (user.role === 'restaurant' && restaurant === undefined) throw interruptedRegistration();
    await assertPasswordStands(dependencies, login);
    if (restaurant !== undefined) {
      await backfillRestaurantIndex(dependencies, restaurant);
      await noteSeen(dependencies, restaurant.restaurant_id);
    }
    const settled = await settleSessions(users, { login, user });
    return admit(dependencies, { login, user: settled, restaurant }, visitor);
  };
}

/** Finds the login of an address, after finishing an interrupted move to it. */
async function findLogin(dependencies: AuthDependencies, email: string): Promise<Login | undefined> {
  const { logins } = dependencies;
  const found = await logins.find(email);
  if (found?.moved === undefined) return found;
  await settleEmailMove(dependencies, email);
  return logins.find(email);
}

/** Checks the password and returns its login. Rehashes the password if its hash is weaker than today's. */
async function requirePassword(
  { logins, passwords }: AuthDependencies,
  login: Login | undefined,
  password: string,
): Promise<Login> {
  const isRight = await passwords.verify(password, login?.password_hash);
  if (login === undefined || !isRight) throw new AppError('invalid_credentials');
  if (passwords.isOutdated(login.password_hash)) {
    await logins.replacePasswordHash(login.email, login.password_hash, await passwords.hash(password));
  }
  return login;
}

/** Refuses the session if the password was changed during the check. */
async function assertPasswordStands({ logins }: AuthDependencies, login: Login): Promise<void> {
  const now = await logins.find(login.email);
  if (now?.token_version_floor !== login.token_version_floor) throw new AppError('invalid_credentials');
}

/** Notes the sign-in for the console’s list of restaurants. A failure doesn’t stop the sign-in. */
async function noteSeen({ customers, clock, log }: AuthDependencies, restaurant_id: string): Promise<void> {
  try {
    await customers.see(restaurant_id, clock.now().toISOString());
  } catch (error) {
    log.warning('a sign-in was not noted', { restaurant_id, error });
  }
}

/** Shown only to someone who knows the password. */
function interruptedRegistration(): AppError {
  return new AppError('invalid_credentials', {
    message: 'We couldn’t finish creating your account. Sign up again with the same email and password.',
  });
}
