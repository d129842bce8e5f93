import type { HttpRequest } from './http-request.ts';

/** A cookie for our own origin, over TLS, and one path. */
export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

const NO_COOKIES: ReadonlyMap<string, string> = new Map();
const COOKIES_TO_SET = Symbol('cookies to set');
const NOTHING_TO_SET: readonly string[] = [];
type WithCookies = { [COOKIES_TO_SET]?: readonly string[] };

/** An operation's output that also sets a cookie. The response schema and the body don't include it. */
export function withCookie<Output extends object>(output: Output, cookie: Cookie): Output {
  return { ...output, [COOKIES_TO_SET]: [...cookiesToSet(output), formatCookie(cookie)] };
}

/** The `Set-Cookie` values of an operation's output. */
export function cookiesToSet(output: object): readonly string[] {
  return (output as WithCookies)[COOKIES_TO_SET] ?? NOTHING_TO_SET;
}

/**
 * Returns the cookies of a request by name. Payload format 2.0 lists them; format 1.0 leaves them in the header. Of
 * two with the same name, the first counts, because its path is longer (RFC 6265 §5.4).
 */
export function readCookies({
  cookies: listed,
  headers,
}: Pick<HttpRequest, 'cookies' | 'headers'>): ReadonlyMap<string, string> {
  const pairs = listed ?? headers.cookie?.split(';');
  if (pairs === undefined) return NO_COOKIES;
  const cookies = new Map<string, string>();
  for (const pair of pairs) {
    const separator = pair.indexOf('=');
    const name = pair.slice(0, Math.max(separator, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(separator + 1).trim());
  }
  return cookies;
}

function formatCookie({ name, value, path, maxAgeSeconds }: Cookie): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Strict`;
}
