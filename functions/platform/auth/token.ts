import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import type { TokenSecret } from './token-secret.ts';

/** How long a sign-in lasts (DESIGN §4.5). */
export const TOKEN_LIFETIME_SECONDS = 12 * 60 * 60;
const ISSUER = 'accounts';
const AUDIENCE = 'api';
const ALGORITHM = 'HS256';
const HMAC_SHA_256 = { name: 'HMAC', hash: 'SHA-256' };

/** What a token says of its bearer. */
export type TokenClaims = {
  userId: string;
  role: 'admin' | 'restaurant';
  /** Must equal the user's own: raising that one ends every token given out before. */
  tokenVersion: number;
  /** Only in the token of an administrator who acts for a restaurant. */
  impersonation?: Impersonation | undefined;
};

/** `id` must equal the user's own `impersonation_id`: clearing that one ends the impersonation. */
export type Impersonation = { id: string; restaurantId: string };

export type Tokens = {
  issue: (claims: TokenClaims) => Promise<string>;
  /** Throws `AppError('unauthenticated')` for every token that we did not issue or that has expired. */
  read: (token: string) => Promise<TokenClaims>;
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
      const issuedAt = epochSeconds(clock.now());
      const { impersonation } = claims;
      return new SignJWT({
        role: claims.role,
        ver: claims.tokenVersion,
        ...(impersonation !== undefined && {
          imp: { id: impersonation.id, restaurant: impersonation.restaurantId },
        }),
      })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(claims.userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFETIME_SECONDS)
        .sign(await key());
    },
    read: async (token) => parsePayload(await verify(token, await key(), clock.now())),
  };
}

async function verify(token: string, key: CryptoKey, currentDate: Date): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate,
    });
    return payload;
  } catch (cause) {
    throw new AppError('unauthenticated', { cause });
  }
}

/** The secret as a key, made once for each secret: making it is a third of what checking a token costs. */
function keptKey(secret: TokenSecret): () => Promise<CryptoKey> {
  let kept: { text: string; key: Promise<CryptoKey> } | undefined;
  return async () => {
    const text = await secret();
    if (kept?.text !== text) kept = { text, key: importKey(text) };
    return kept.key;
  };
}

function importKey(secret: string): Promise<CryptoKey> {
  const usages = ['sign', 'verify'] as const;
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC_SHA_256, false, usages);
}

function parsePayload(payload: unknown): TokenClaims {
  const parsed = PayloadSchema.safeParse(payload);
  if (!parsed.success) throw new AppError('unauthenticated', { cause: parsed.error });
  const { sub, role, ver, imp } = parsed.data;
  const impersonation = imp && { id: imp.id, restaurantId: imp.restaurant };
  return { userId: sub, role, tokenVersion: ver, impersonation };
}
