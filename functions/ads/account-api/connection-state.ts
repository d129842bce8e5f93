import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#functions/platform/app-error.ts';
import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';

/** `nonce`: 32 random bytes, base64url. */
type State = { restaurantId: string; nonce: string };

export type ConnectionStates = {
  /** Creates a state and the hash to store. */
  issue: (restaurantId: string) => Promise<{ state: string; nonceHash: string }>;
  /** Returns the stored hash of this restaurant's state. Throws `ad_connection_invalid` for all other texts. */
  nonceHashOf: (state: string, restaurantId: string) => Promise<string>;
};

/**
 * Signs the state that Facebook returns, for one restaurant, so that no one can connect an owner to a stranger's
 * account (RFC 6749 §10.12). The row makes sure that it is used once, and in time.
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
