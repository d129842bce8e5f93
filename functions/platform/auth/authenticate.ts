import type { User, UsersRepository } from '#functions/modules/users/users-repository.ts';
import { AppError } from '../app-error.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Authenticate } from '../http/http-handler.ts';
import type { Identity } from './caller.ts';
import { createTokens, type TokenClaims } from './token.ts';
import type { TokenSecret } from './token-secret.ts';

/**
 * Says who sent a bearer token. A missing, malformed, tampered, foreign or expired token, one whose user is
 * gone or has since changed the password, and one of an impersonation that has ended all throw the same
 * `AppError('unauthenticated')`.
 */
export function createAuthenticate(dependencies: {
  secret: TokenSecret;
  users: Pick<UsersRepository, 'find'>;
  clock?: Clock;
}): Authenticate {
  const { secret, users, clock = systemClock } = dependencies;
  const tokens = createTokens({ secret, clock });
  return async (authorization) => {
    const claims = await tokens.read(bearerToken(authorization));
    const user = await users.find(claims.userId);
    if (user === undefined || user.token_version !== claims.tokenVersion || user.role !== claims.role) {
      throw new AppError('unauthenticated');
    }
    return identify(user, claims);
  };
}

function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  return token;
}

function identify(user: User, claims: TokenClaims): Identity {
  const { user_id: userId, role } = user;
  if (role === 'restaurant') return { userId, role, restaurantId: userId, isImpersonating: false };
  const { impersonation } = claims;
  if (impersonation === undefined) return { userId, role, isImpersonating: false };
  if (impersonation.id !== user.impersonation_id) throw new AppError('unauthenticated');
  const { id: impersonationId, restaurantId } = impersonation;
  return { userId, role, restaurantId, impersonationId, isImpersonating: true };
}
