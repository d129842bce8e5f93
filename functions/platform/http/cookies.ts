import type { HttpRequest } from './http-request.ts';

/** A cookie that only our own origin reads, over TLS, from one path. */
export type Cookie = { name: string; value: string; path: string; maxAgeSeconds: number };

const NO_COOKIES: ReadonlyMap<string, string> = new Map();
const COOKIES_TO_SET = Symbol('cookies to set');
const NOTHING_TO_SET: readonly string[] = [];
type WithCookies = { [COOKIES_TO_SET]?: readonly string[] };

/** An operation's output that also sets a cookie. No schema sees it: the body stays as it is. */
export function withCookie<Output extends object>(output: Output, cookie: Cookie): Output {
  return { ...output, [COOKIES_TO_SET]: [...cookiesToSet(output), formatCookie(cookie)] };
}

/** `Set-Cookie` values that an operation's output asks for. */
export function cookiesToSet(output: object): readonly string[] {
  return (output as WithCookies)[COOKIES_TO_SET] ?? NOTHING_TO_SET;
}

/**
 * The cookies of a request, by name. Payload format 2.0 lists them; format 1.0 leaves them in their header. Of two
 * with one name the first counts: it has the longer path (RFC 6265 §5.4).
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
