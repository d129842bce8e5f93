import { API_BASE, type RouteGroups } from '#shared/contract/route.ts';
import type { OperationName } from '#shared/contract/routes.ts';
import { type ApiClient, type ClientDependencies, createClient } from './client.ts';
import { announceSessionExpired } from './session-expiry.ts';
import { exchangeOf } from './token-exchange.ts';
import { readToken, removeToken } from './token-storage.ts';

/** A 401 of these says something about what was sent, or is answered by the session check itself. */
const HANDLES_ITS_OWN_401: readonly string[] = ['login', 'getCurrentUser'] satisfies OperationName[];
/** Each exchanges the token with which it asks. */
const EXCHANGES: readonly string[] = ['endImpersonation', 'changePassword'] satisfies OperationName[];

const browser: ClientDependencies = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: API_BASE,
  readToken,
  async onUnauthorized(refusedToken, operation) {
    if (HANDLES_ITS_OWN_401.includes(operation)) return false;
    const exchanged = EXCHANGES.includes(operation) ? undefined : await exchangeOf(refusedToken);
    if (exchanged === 'renewed') return true;
    if (exchanged === 'ended') return NEVER;
    // A late answer to a call of an earlier session must not end the present one.
    if (refusedToken !== readToken()) return false;
    removeToken();
    announceSessionExpired();
    return false;
  },
};

/** The screen that asked is gone with its session: nobody waits for the answer, and nobody is to read a failure. */
const NEVER = new Promise<never>(() => {});

/**
 * The platform's API for this browser, by noun: `createApi({ images: imageRoutes }).images.listImages(…)`. Each
 * file names the tables that it calls, so that a screen loads the rows and schemas of these alone. `timeoutMs` where the
 * spec has another than the default one, or the console's.
 */
export function createApi<const Groups extends RouteGroups>(
  groups: Groups,
  timeoutMs?: number,
): ApiClient<Groups> {
  return createClient(groups, { ...browser, timeoutMs });
}
