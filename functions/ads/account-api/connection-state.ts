import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#functions/platform/app-error.ts';
import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';

/** `nonce`: 32 random bytes, base64url. */
type State = { restaurantId: string; nonce: string };

export type ConnectionStates = {
  /** A new one, and what is kept of it. */
  issue: (restaurantId: string) => Promise<{ state: string; nonceHash: string }>;
  /** What is kept of a state of this restaurant's. Throws `ad_connection_invalid` for every other text. */
  nonceHashOf: (state: string, restaurantId: string) => Promise<string>;
};

/**
 * What Facebook carries along, so that nobody makes an owner connect a stranger's account (RFC 6749 §10.12): signed
 * here, for one restaurant. That it is used once, and in time, the row decides.
 */
export function createConnectionStates(dependencies: {
  secret: TokenSecret;
  newNonce: () => string;
}): ConnectionStates {
  const { secret, newNonce } = dependencies;
  return {
    issue: async (restaurantId) => {
      const nonce = newNonce();
      const { current } = await secret.read();
      const signature = sign(current, { restaurantId, nonce }).toString('base64url');
      return { state: `${nonce}.${signature}`, nonceHash: hash(nonce) };
    },
    nonceHashOf: async (state, restaurantId) => {
      const [nonce = '', signature = ''] = state.split('.');
      const given = Buffer.from(signature, 'base64url');
      const isSignedWith = (key: string | undefined) =>
        key !== undefined && isEqual(given, sign(key, { restaurantId, nonce }));
      const { current, previous } = await secret.read();
      if (!isSignedWith(current) && !isSignedWith(previous)) throw new AppError('ad_connection_invalid');
      return hash(nonce);
    },
  };
}

function sign(key: string, { restaurantId, nonce }: State): Buffer {
  return createHmac('sha256', key).update(['ad-account', restaurantId, nonce].join('\n')).digest();
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

function hash(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}
