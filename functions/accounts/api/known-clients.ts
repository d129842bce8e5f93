import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenSecret } from '#functions/platform/auth/token-secret.ts';
import { type Clock, epochSeconds } from '#functions/platform/clock.ts';
import { addressGroup } from '#functions/platform/http/address-group.ts';
import type { Cookie } from '#functions/platform/http/cookies.ts';
import type { IdSource } from '#functions/platform/ids.ts';
import { API_BASE } from '#shared/contract/route.ts';

/** Browsers keep no cookie longer (RFC 6265bis §5.5). */
const COOKIE_LIFETIME_SECONDS = 400 * 24 * 60 * 60;
/** Where signing in happens: the cookie travels with nothing else. */
const COOKIE_PATH = `${API_BASE}/auth`;

export type KnownClients = {
  /** The id of this browser, if the account has signed in with it before. */
  deviceOf: (email: string, cookies: ReadonlyMap<string, string>) => Promise<string | undefined>;
  /** What lets the browser be known again. It keeps its id, and with it its counter. */
  deviceCookie: (email: string, deviceId: string | undefined) => Promise<Cookie>;
  /** The address group, as it is kept with the account: nobody reads an address from it. */
  networkOf: (email: string, clientIp: string) => Promise<string>;
};

/**
 * Who has signed in to an account before: a browser by a signed cookie, one an account (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies"), a network by its address group. Nothing of it signs anybody in: it only
 * keeps the wrong guesses of strangers apart from an owner's own.
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

/** One cookie an account: several people may sign in at one browser. */
function cookieName(email: string): string {
  return `__Secure-device-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

/** Bytes are counted, not characters: a stranger's cookie can hold characters of several bytes. */
function isEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
