import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt, { type JwtHeader } from 'jsonwebtoken';
import { AppError } from '../app-error.ts';
import { type Clock, epochSeconds } from '../clock.ts';
import type { TokenSecret, TokenSecrets } from './token-secret.ts';

const ISSUER = 'accounts';
const ALGORITHM = 'HS256';

type Claims = { subject: string; seconds: number; payload: object };

/** Creates and reads texts that only we can sign, each for one purpose. */
export type Signer = {
  sign: (claims: Claims) => Promise<string>;
  /**
   * Returns the payload. Throws `AppError('unauthenticated')` if we didn't sign it for this purpose, or if it has
   * expired.
   */
  read: (text: string) => Promise<unknown>;
};

/**
 * Signs texts (JWT, HS256 only) with issuer, audience, and expiry. `audience` is the purpose; texts for another one
 * are refused.
 */
export function createSigner(
  { secret, clock }: { secret: TokenSecret; clock: Clock },
  audience: string,
): Signer {
  const keysOf = keptKeys();
  return {
    sign: async ({ subject, seconds, payload }) =>
      jwt.sign({ ...payload, iat: epochSeconds(clock.now()) }, keysOf(await secret.read())[0], {
        algorithm: ALGORITHM,
        subject,
        issuer: ISSUER,
        audience,
        expiresIn: seconds,
      }),
    read: async (text) => {
      const check = (secrets: TokenSecrets) =>
        verify(text, { keys: keysOf(secrets), now: clock.now(), audience });
      const secrets = await secret.read();
      try {
        return check(secrets);
      } catch (error) {
        const recent = isOfUnknownSigner(error) ? await secret.readRecent() : secrets;
        if (recent === secrets) throw error;
        return check(recent);
      }
    },
  };
}

function verify(text: string, { keys, now, audience }: { keys: Keys; now: Date; audience: string }): unknown {
  const [key, ...olderKeys] = keys;
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
    const [olderKey] = olderKeys;
    const error = new AppError('unauthenticated', { cause });
    if (olderKey !== undefined && isOfUnknownSigner(error))
      return verify(text, { keys: [olderKey], now, audience });
    throw error;
  }
}

/** Whether no known key made the signature. It may be from a secret that this instance hasn't read yet. */
function isOfUnknownSigner(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  return cause instanceof jwt.JsonWebTokenError && cause.message === 'invalid signature';
}

/**
 * Refuses headers that our tokens never have: key references (`jku`, `jwk`, `kid`) and critical extensions
 * (`crit`).
 */
function assertOurHeader(header: JwtHeader): void {
  const { alg, typ = 'JWT', ...others } = header;
  if (alg !== ALGORITHM || typ !== 'JWT' || Object.keys(others).length > 0) {
    throw new Error('The token’s header is not one of ours.');
  }
}

/** The first key signs. */
type Keys = readonly [KeyObject, ...KeyObject[]];

/** Caches the keys of the current secrets. */
function keptKeys(): (secrets: TokenSecrets) => Keys {
  let kept: { secrets: TokenSecrets; keys: Keys } | undefined;
  return (secrets) => {
    if (kept?.secrets !== secrets) kept = { secrets, keys: makeKeys(secrets) };
    return kept.keys;
  };
}

function makeKeys({ current, previous }: TokenSecrets): Keys {
  const key = createSecretKey(current, 'utf8');
  return previous === undefined ? [key] : [key, createSecretKey(previous, 'utf8')];
}
