import { AppError } from '../app-error.ts';
import type { Identity } from './caller.ts';
import type { TokenClaims, Tokens } from './token.ts';

/** Says who sent a bearer token. Throws `AppError('unauthenticated')`. */
export type Authenticate = (authorization: string | undefined) => Promise<Identity>;

/** What is kept of somebody who can sign in. */
export type TokenBearer = {
  user_id: string;
  role: Identity['role'];
  /** Must equal the token's. */
  token_version: number;
  /** The one impersonation whose token is accepted. */
  impersonation_id?: string | undefined;
};

export type TokenBearers = { find: (userId: string) => Promise<TokenBearer | undefined> };

/**
 * Says who sent a bearer token. A missing, malformed, tampered, foreign or expired token, one whose user is
 * gone or has since changed the password, and one of an impersonation that has ended all throw the same
 * `AppError('unauthenticated')`.
 */
export function createAuthenticate(dependencies: {
  tokens: Pick<Tokens, 'read'>;
  users: TokenBearers;
}): Authenticate {
  const { tokens, users } = dependencies;
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

function identify(user: TokenBearer, claims: TokenClaims): Identity {
  const { user_id: userId, role } = user;
  if (role === 'restaurant') return { userId, role, restaurantId: userId, isImpersonating: false };
  const { impersonation } = claims;
  if (impersonation === undefined) return { userId, role, isImpersonating: false };
  if (impersonation.id !== user.impersonation_id) throw new AppError('unauthenticated');
  const { id: impersonationId, restaurantId } = impersonation;
  return { userId, role, restaurantId, impersonationId, isImpersonating: true };
}
