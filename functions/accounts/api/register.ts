import type * as z from 'zod/mini';
import type { Login } from '#functions/accounts/logins-repository.ts';
import type { User } from '#functions/accounts/users-repository.ts';
import { applyRollouts } from '#functions/features/apply-rollouts.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Visitor } from '#functions/platform/auth/caller.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Operation } from '#functions/platform/http/http-handler.ts';
import { findableOf } from '#functions/restaurants/restaurant-names-repository.ts';
import type { RegistrationSchema } from '#shared/accounts/contract/account.ts';
import type { authRoutes } from '#shared/accounts/contract/auth-routes.ts';
import type { AuthDependencies } from './dependencies.ts';
import { requestVerification } from './email/request-verification.ts';
import { refuseCommonPassword } from './password/common-passwords.ts';
import { reserveGuess } from './password-guesses.ts';
import { beginSession } from './session.ts';

type Registration = z.output<typeof RegistrationSchema>;

/**
 * Creates an account with three conditional writes: the address, the user, the restaurant. The caller who makes the
 * last one gets 201. A crash between them leaves an address that only the same password can complete; other callers
 * get `email_taken`.
 */
export function createRegister(dependencies: AuthDependencies): Operation<typeof authRoutes.register> {
  const { restaurants, rateLimiter, limits, clock, log } = dependencies;
  return async ({ body }, visitor) => {
    await rateLimiter.reserveAttempt(limits.registrationsPerAddress, addressGroup(visitor.clientIp));
    await refuseCommonPassword(body.password, 'password');
    const login =
      (await claimAddress(dependencies, body)) ?? (await resumeInterrupted(dependencies, body, visitor));
    const { user_id: userId } = login;
    const user = await createUser(dependencies, { userId, email: body.email });
    const restaurant = {
      restaurant_id: userId,
      name: body.restaurantName,
      address: body.address,
      phone: body.phone,
      owner_email: body.email,
      created_at: clock.now().toISOString(),
    };
    // The name index comes first, so that every restaurant can be found.
    await dependencies.restaurantNames.add(userId, findableOf(restaurant));
    await applyRollouts(dependencies, userId);
    if (!(await restaurants.create(restaurant))) throw new AppError('email_taken');
    visitor.audit.subject = { userId, restaurantId: userId };
    try {
      await requestVerification(dependencies, userId);
    } catch (error) {
      log.warning('verification email was not queued', { user_id: userId, error });
    }
    return beginSession(dependencies, { login, user, restaurant }, visitor);
  };
}

/** Returns the new login, or undefined if the address is taken. */
async function claimAddress(
  { logins, passwords, ids, clock }: AuthDependencies,
  { email, password }: Registration,
): Promise<Login | undefined> {
  const login: Login = {
    email,
    user_id: ids.next(),
    role: 'restaurant',
    password_hash: await passwords.hash(password),
    token_version_floor: 0,
    known_networks: [],
    created_at: clock.now().toISOString(),
  };
  return (await logins.claim(login)) ? login : undefined;
}

/**
 * Returns the login of an interrupted registration after checking its password. Wrong passwords count as failed
 * sign-ins.
 */
async function resumeInterrupted(
  dependencies: AuthDependencies,
  { email, password }: Registration,
  visitor: Visitor,
): Promise<Login> {
  const { logins, restaurants, passwords } = dependencies;
  const login = await logins.find(email);
  if (login?.role !== 'restaurant') throw new AppError('email_taken');
  if ((await restaurants.find(login.user_id)) !== undefined) throw new AppError('email_taken');
  const guess = await reserveGuess(dependencies, { email, login }, visitor);
  if (!(await passwords.verify(password, login.password_hash))) throw new AppError('email_taken');
  await guess.refund();
  return login;
}

/** Returns the user, which an interrupted registration may have created. */
async function createUser(
  { users, clock }: AuthDependencies,
  { userId, email }: { userId: string; email: string },
): Promise<User> {
  const user: User = {
    user_id: userId,
    email,
    role: 'restaurant',
    email_verified: false,
    token_version: 0,
    created_at: clock.now().toISOString(),
  };
  if (await users.create(user)) return user;
  const earlier = await users.find(userId);
  if (earlier === undefined) throw new AppError('unavailable');
  return earlier;
}
