import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt, { type JwtHeader } from 'jsonwebtoken';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import type { TokenSecret } from './token-secret.ts';

/** How long a sign-in lasts (DESIGN §4.5). */
export const TOKEN_LIFETIME_SECONDS = 12 * 60 * 60;
/** How long an administrator may act for a restaurant without asking again. */
export const IMPERSONATION_LIFETIME_SECONDS = 60 * 60;
const ISSUER = 'accounts';
const AUDIENCE = 'api';
const ALGORITHM = 'HS256';

/** What a token says of its bearer. */
export type TokenClaims = {
  userId: string;
  role: 'admin' | 'restaurant';
  /** Must equal the user's own: raising that one ends every token given out before. */
  tokenVersion: number;
  /** Only in the token of an administrator who acts for a restaurant. */
  impersonation?: Impersonation | undefined;
};
type ReadClaims = Omit<TokenClaims, 'impersonation'> & { impersonation?: RunningImpersonation | undefined };

/** `id` must equal the user's own `impersonation_id`: clearing that one ends the impersonation. */
export type Impersonation = { id: string; restaurantId: string };
/** As a token says it that was read. */
type RunningImpersonation = Impersonation & { endsAt: string };

export type Tokens = {
  issue: (claims: TokenClaims) => Promise<string>;
  /** Throws `AppError('unauthenticated')` for every token that we did not issue or that has expired. */
  read: (token: string) => Promise<ReadClaims>;
};

const PayloadSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  role: z.enum(['admin', 'restaurant']),
  ver: z.int().check(z.nonnegative()),
  imp: z.optional(
    z.object({ id: z.string().check(z.minLength(1)), restaurant: z.string().check(z.minLength(1)) }),
  ),
  exp: z.int(),
});

/** Signed tokens (JWT, HS256 only) with issuer, audience and expiry. */
export function createTokens(dependencies: { secret: TokenSecret; clock: Clock }): Tokens {
  const { secret, clock } = dependencies;
  const key = keptKey(secret);
  return {
    issue: async (claims) => {
      const payload = {
        role: claims.role,
        ver: claims.tokenVersion,
        ...(claims.impersonation !== undefined && {
          imp: { id: claims.impersonation.id, restaurant: claims.impersonation.restaurantId },
        }),
        iat: epochSeconds(clock.now()),
      };
      return jwt.sign(payload, await key(), {
        algorithm: ALGORITHM,
        subject: claims.userId,
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn:
          claims.impersonation === undefined ? TOKEN_LIFETIME_SECONDS : IMPERSONATION_LIFETIME_SECONDS,
      });
    },
    read: async (token) => parsePayload(verify(token, await key(), clock.now())),
  };
}

function verify(token: string, key: KeyObject, now: Date): unknown {
  try {
    const { header, payload } = jwt.verify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: epochSeconds(now),
      complete: true,
    });
    assertOurHeader(header);
    return payload;
  } catch (cause) {
    throw new AppError('unauthenticated', { cause });
  }
}

/** Our tokens name nothing else: no key to fetch (`jku`, `jwk`, `kid`), no extension that must be understood (`crit`). */
function assertOurHeader(header: JwtHeader): void {
  const { alg, typ = 'JWT', ...others } = header;
  if (alg !== ALGORITHM || typ !== 'JWT' || Object.keys(others).length > 0) {
    throw new Error('The header of the token is not one of ours.');
  }
}

/** The secret as a key, made once for each secret. */
function keptKey(secret: TokenSecret): () => Promise<KeyObject> {
  let kept: { text: string; key: KeyObject } | undefined;
  return async () => {
    const text = await secret();
    if (kept?.text !== text) kept = { text, key: createSecretKey(text, 'utf8') };
    return kept.key;
  };
}

function parsePayload(payload: unknown): ReadClaims {
  const parsed = PayloadSchema.safeParse(payload);
  if (!parsed.success) throw new AppError('unauthenticated', { cause: parsed.error });
  const { sub, role, ver, imp, exp } = parsed.data;
  const endsAt = new Date(exp * 1000).toISOString();
  const impersonation = imp && { id: imp.id, restaurantId: imp.restaurant, endsAt };
  return { userId: sub, role, tokenVersion: ver, impersonation };
}
