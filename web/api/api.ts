import { API_BASE, type RouteGroups } from '#shared/contract/routes/route.ts';
import type { OperationName } from '#shared/contract/routes/routes.ts';
import { type ApiClient, type ClientDependencies, createClient } from './client.ts';
import { announceSessionExpired } from './session-expiry.ts';
import { readToken, removeToken } from './token-storage.ts';

/** A 401 of these says something about what was sent, or is answered by the session check itself. */
const HANDLES_ITS_OWN_401: readonly string[] = ['login', 'getCurrentUser'] satisfies OperationName[];

const browser: ClientDependencies = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: API_BASE,
  readToken,
  onUnauthorized(refusedToken, operation) {
    // A late answer to a call of an earlier session must not end the present one.
    if (HANDLES_ITS_OWN_401.includes(operation) || refusedToken !== readToken()) return;
    removeToken();
    announceSessionExpired();
  },
};

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
