import { API_BASE, type RouteGroups } from '#shared/contract/route.ts';
import type { OperationName } from '#shared/contract/routes.ts';
import { type ApiClient, type ClientDependencies, createClient } from './client.ts';
import { announceSessionExpired } from './session-expiry.ts';
import { exchangeOf } from './token-exchange.ts';
import { readToken, removeToken } from './token-storage.ts';

/** A 401 from these says something about the input, or the session check handles it. */
const HANDLES_ITS_OWN_401: readonly string[] = ['login', 'getCurrentUser'] satisfies OperationName[];
/** Each of these exchanges or ends the token that it sends. */
const EXCHANGES: readonly string[] = [
  'endImpersonation',
  'changePassword',
  'logoutAll',
  'deleteAccount',
] satisfies OperationName[];

const browser: ClientDependencies = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: API_BASE,
  readToken,
  async onUnauthorized(refusedToken, operation) {
    if (HANDLES_ITS_OWN_401.includes(operation)) return false;
    const exchanged = EXCHANGES.includes(operation) ? undefined : await exchangeOf(refusedToken);
    if (exchanged === 'renewed') return true;
    if (exchanged === 'ended') return NEVER;
    // A call of an earlier session, or of none, must not end the current one.
    if (refusedToken === null || refusedToken !== readToken()) return false;
    removeToken();
    announceSessionExpired();
    return false;
  },
};

/** The screen that called is gone with its session, so the promise never settles. */
const NEVER = new Promise<never>(() => {});

/**
 * The typed API for this browser, by noun: `createApi({ images: imageRoutes }).images.listImages(…)`. Each file names
 * the route tables it uses, so that a screen loads only those. `timeoutMs` is set if the spec or the console has its
 * own timeout.
 */
export function createApi<const Groups extends RouteGroups>(
  groups: Groups,
  timeoutMs?: number,
): ApiClient<Groups> {
  return createClient(groups, { ...browser, timeoutMs });
}
