import { AppError } from '../app-error.ts';
import type { Identity } from './caller.ts';
import type { Tokens } from './token.ts';

/** Returns the sender of a bearer token. Throws `AppError('unauthenticated')`. */
export type Authenticate = (authorization: string | undefined) => Promise<Identity>;

/** The stored state of a user who can sign in. */
export type TokenBearer = {
  user_id: string;
  role: Identity['role'];
  admin_role?: Identity['adminRole'] | undefined;
  /** Must equal the token's version. */
  token_version: number;
  /** The only impersonation whose token is accepted. */
  impersonation_id?: string | undefined;
  /** An administrator's sessions by ID. Only their tokens are accepted. */
  sessions?: Readonly<Record<string, unknown>> | undefined;
  /** Set if the restaurant is suspended, which makes it read-only. */
  suspended?: object | undefined;
};

export type TokenBearers = { find: (userId: string) => Promise<TokenBearer | undefined> };

/**
 * Authenticates bearer tokens. All failures throw the same `AppError('unauthenticated')`: missing, malformed,
 * tampered, foreign, or expired tokens, deleted users, changed passwords, and ended sessions or impersonations.
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
    const { sessionId } = claims;
    if (sessionId !== undefined && !Object.hasOwn(user.sessions ?? {}, sessionId))
      throw new AppError('unauthenticated');
    const identity = { ...identify(user, claims), ...(sessionId !== undefined && { sessionId }) };
    if (!isActing(identity))
      return user.suspended === undefined ? identity : { ...identity, isSuspended: true };
    const owner = await users.find(identity.restaurantId);
    if (owner === undefined) return { ...identity, isRestaurantGone: true };
    return owner.suspended === undefined ? identity : { ...identity, isSuspended: true };
  };
}

/** True for an acting administrator, whose own row says nothing about the restaurant. */
function isActing(identity: Identity): identity is Identity & { restaurantId: string } {
  return identity.isImpersonating && identity.restaurantId !== undefined;
}

const SCHEME = 'bearer ';
const MAX_TOKEN_LENGTH = 4096;

/** Extracts the token. Its reader checks its form. */
function bearerToken(authorization = ''): string {
  const isBearer = authorization.slice(0, SCHEME.length).toLowerCase() === SCHEME;
  if (!isBearer || authorization.length > SCHEME.length + MAX_TOKEN_LENGTH) {
    throw new AppError('unauthenticated');
  }
  return authorization.slice(SCHEME.length);
}

function identify(user: TokenBearer, claims: Awaited<ReturnType<Tokens['read']>>): Identity {
  const { user_id: userId, role, admin_role: adminRole } = user;
  if (role === 'restaurant') return { userId, role, restaurantId: userId, isImpersonating: false };
  const admin = { userId, role, ...(adminRole !== undefined && { adminRole }) };
  const { impersonation } = claims;
  if (impersonation === undefined) return { ...admin, isImpersonating: false };
  if (impersonation.id !== user.impersonation_id) throw new AppError('unauthenticated');
  const { id: impersonationId, restaurantId, endsAt: impersonationEndsAt } = impersonation;
  return { ...admin, restaurantId, impersonationId, impersonationEndsAt, isImpersonating: true };
}
