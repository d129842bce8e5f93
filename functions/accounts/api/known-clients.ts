import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Cookie } from '#functions/platform/http/cookies.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { API_BASE } from '#shared/contract/route.ts';

/** The longest that browsers keep a cookie (RFC 6265bis §5.5). */
const COOKIE_LIFETIME_SECONDS = 400 * 24 * 60 * 60;
/** Limits the cookie to sign-in calls. */
const COOKIE_PATH = `${API_BASE}/auth`;

export type KnownClients = {
  /** The ID of this browser, if it has signed in to the account before. */
  deviceOf: (email: string, cookies: ReadonlyMap<string, string>) => Promise<string | undefined>;
  /** The cookie that lets us recognize the browser next time. It keeps the browser's ID, and so its counter. */
  deviceCookie: (email: string, deviceId: string | undefined) => Promise<Cookie>;
  /** The client's address group as a keyed hash, so that no address can be read from it. */
  networkOf: (email: string, clientIp: string) => Promise<string>;
};

/**
 * Recognizes browsers and networks that have signed in to an account: a browser by a signed cookie per account
 * (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"), a network by its address group. This never
 * grants a sign-in. It keeps strangers' wrong guesses from counting against the owner.
 */
export function createKnownClients(dependencies: {
  secret: TokenSecret;
  clock: Clock;
  ids: IdSource;
}): KnownClients {
  const { secret, clock, ids } = dependencies;
  const signDevice = (key: string, device: Device) =>
    sign(key, ['device', device.email, device.id, device.issuedAt]);

  return {
    deviceOf: async (email, cookies) => {
      const [deviceId, issuedAt, signature] = cookies.get(cookieName(email))?.split('.') ?? [];
      if (deviceId === undefined || issuedAt === undefined || signature === undefined) return undefined;
      const { current, previous } = await secret.read();
      const isSignedWith = (key: string | undefined) =>
        key !== undefined && isEqual(signature, signDevice(key, { email, id: deviceId, issuedAt }));
      if (!isSignedWith(current) && !isSignedWith(previous)) return undefined;
      const hasExpired = Number(issuedAt) + COOKIE_LIFETIME_SECONDS <= epochSeconds(clock.now());
      return hasExpired ? undefined : deviceId;
    },
    deviceCookie: async (email, knownId) => {
      const deviceId = knownId ?? ids.next();
      const issuedAt = String(epochSeconds(clock.now()));
      const { current } = await secret.read();
      return {
        name: cookieName(email),
        value: [deviceId, issuedAt, signDevice(current, { email, id: deviceId, issuedAt })].join('.'),
        path: COOKIE_PATH,
        maxAgeSeconds: COOKIE_LIFETIME_SECONDS,
      };
    },
    networkOf: async (email, clientIp) => {
      const { current } = await secret.read();
      return sign(current, ['network', email, addressGroup(clientIp)]);
    },
  };
}

type Device = { email: string; id: string; issuedAt: string };

function sign(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}

/** One cookie per account, because several people may share a browser. */
function cookieName(email: string): string {
  return `__Secure-device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

/** Compares bytes, because a forged cookie may hold multibyte characters. */
function isEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
