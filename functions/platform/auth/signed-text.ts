import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt, { type JwtHeader } from 'jsonwebtoken';
import { AppError } from '../app-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import type { TokenSecret } from './token-secret.ts';

const ISSUER = 'accounts';
const ALGORITHM = 'HS256';

type Claims = { subject: string; seconds: number; payload: object };

/** Texts that only we can make, each for one purpose. */
export type Signer = {
  sign: (claims: Claims) => Promise<string>;
  /** The payload. Throws `AppError('unauthenticated')` for what we did not sign for this purpose, or has expired. */
  read: (text: string) => Promise<unknown>;
};

/** Signed texts (JWT, HS256 only) with issuer, audience and expiry. `audience`: what they are for; no other takes them. */
export function createSigner(
  { secret, clock }: { secret: TokenSecret; clock: Clock },
  audience: string,
): Signer {
  const key = keptKey(secret);
  return {
    sign: async ({ subject, seconds, payload }) =>
      jwt.sign({ ...payload, iat: epochSeconds(clock.now()) }, await key(), {
        algorithm: ALGORITHM,
        subject,
        issuer: ISSUER,
        audience,
        expiresIn: seconds,
      }),
    read: async (text) => verify(text, { key: await key(), now: clock.now(), audience }),
  };
}

function verify(
  text: string,
  { key, now, audience }: { key: KeyObject; now: Date; audience: string },
): unknown {
  try {
    const { header, payload } = jwt.verify(text, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
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
    throw new Error('The token’s header is not one of ours.');
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
